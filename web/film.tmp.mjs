import { chromium } from '@playwright/test';
const base='http://127.0.0.1:8105';
const [,, seed='11', w='1440', h='900', out='film'] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const ctx = await b.newContext({viewport:{width:+w,height:+h}});
const page = await ctx.newPage();
page.on('console',m=>{if(m.type()==='error'||m.type()==='warning')console.log('CONSOLE',m.text())}); page.on('pageerror',e=>console.log('ERR',e.message, e.stack?.slice(0,600)));
await ctx.addInitScript(()=>localStorage.setItem('paydirt.settings', JSON.stringify({speed:'normal',confirm:'none',tips:false})));
await ctx.request.get(base+'/');
const seats=[{kind:'me'},{kind:'bot',level:2,name:'Josefa'},{kind:'bot',level:2,name:'Wei'}];
const r = await ctx.request.post(base+'/api/tables',{data:{game:'fools-gold',seats,options:{},private:true,undo:'free',clock:null,bot_after:null,shuffle_seats:false,seed:+seed}});
const {id}=await r.json();
await page.goto(base+'/t/'+id);
for(let i=0;i<14;i++){
  await page.waitForSelector('[data-question]',{timeout:20000});
  if(await page.locator('.scene').count()) break;
  if(await page.locator('.step').count()){ await page.locator('[data-id="mine:river"]').click(); const s=page.getByRole('button',{name:/^Send/}); if(await s.count()) {await s.click();break;} continue; }
  const c=page.locator('.cell.can'); 
  const n=await c.count();
  if(n&&i<5) await c.nth(Math.floor(n/2)).click(); else await page.getByRole('button',{name:/^Pass/}).click();
  await page.waitForTimeout(i<5?1500:150);
}
for(let k=0;k<26;k++){ await page.screenshot({path:`/tmp/fboard/${out}-${String(k).padStart(2,'0')}.png`}); await page.waitForTimeout(120); }
await b.close();
