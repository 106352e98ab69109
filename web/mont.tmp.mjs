import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
const [,, out, cols, w, ...files] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const page = await b.newPage({viewport:{width:+cols*(+w+6),height:400}});
await page.setContent(`<body style="margin:0;background:#777;display:flex;flex-wrap:wrap;gap:6px">${files.map(f=>`<img style="width:${w}px" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`);
await page.waitForTimeout(400);
await page.screenshot({path:out,fullPage:true});
await b.close();
