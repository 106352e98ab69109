// usage: node shot.tmp.mjs seed players scenario
import { chromium } from '@playwright/test';
const base='http://127.0.0.1:8105';
const [,, scenario='pros', seed='11', playersN='4'] = process.argv;
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
const ctx = await b.newContext({viewport:{width:1440,height:900}, reducedMotion: 'reduce'});
const page = await ctx.newPage();
page.on('console',m=>{if(m.type()==='error'||m.type()==='warning')console.log('CONSOLE',m.text())}); page.on('pageerror',e=>console.log('ERR',e.message, e.stack?.slice(0,600)));
await ctx.addInitScript(()=>localStorage.setItem('paydirt.settings', JSON.stringify({speed:'off',confirm:'none',tips:false})));
await ctx.request.get(base+'/');
const seats=[{kind:'me'},...Array.from({length:+playersN-1},(_,i)=>({kind:'bot',level:2,name:['Josefa','Wei','Shovel','Amparo'][i]}))];
const r = await ctx.request.post(base+'/api/tables',{data:{game:'fools-gold',seats,options:{},private:true,undo:'free',clock:null,bot_after:null,shuffle_seats:false,...(+seed?{seed:+seed}:{})}});
const {id}=await r.json(); console.log(id);
await page.goto(base+'/t/'+id);
const asked=async()=>{await page.waitForSelector('[data-question], [data-testid="end"]',{timeout:20000}); return !(await page.locator('[data-testid="end"]').count())};
const q=()=>page.locator('[data-testid="prompt"]').getAttribute('data-question').catch(()=>null);
async function listed(re, pickLast=false){
  const before=await q();
  if(!(await page.getByTestId('moves-filter').isVisible())) await page.keyboard.press('/');
  const m=page.getByTestId('moves').getByRole('button');
  await m.first().waitFor();
  const texts=await m.allTextContents();
  let i=-1; for(const x of re){ const c=texts.map((t,i)=>x.test(t)?i:-1).filter(i=>i>=0); if(c.length){i=c[Math.floor(c.length/2)];break;} }
  if(i<0) i=0;
  await m.nth(i).click();
  await page.waitForFunction(b=>{const p=document.querySelector('[data-testid="prompt"]');return document.querySelector('[data-testid="end"]')||(p&&p.getAttribute('data-question')!==b&&!p.textContent.includes('On its way'))},before,{timeout:20000});
}
const stage=()=>page.evaluate(()=>document.querySelector('.scene.winter')?'winter':document.querySelector('.scene')?'mining':document.querySelector('.step')?'reserve':'prospecting');
const sizes=[[1440,900],[768,1024],[360,780]];
async function shots(name, themes=['light','dark']){
  if(await page.getByRole('tab',{name:'Log'}).count()) await page.getByRole('tab',{name:'Log'}).click().catch(()=>{});
  for(const th of themes) for(const [w,h] of sizes){ await page.emulateMedia({colorScheme:th,reducedMotion:'reduce'}); await page.setViewportSize({width:w,height:h}); await page.waitForTimeout(250); await page.screenshot({path:`/tmp/fboard/s-${name}-${w}-${th}.png`}); }
  await page.setViewportSize({width:1440,height:900});
}
export {};
let n=0; const want=new Set(scenario.split(','));
let placed=0;
while(await asked() && n<400){ n++;
  const s=await stage();
  if(s==='prospecting'&&want.has('pros')&&placed>=+(process.argv[5]??1)){ want.delete('pros');
    await shots('pros');
    const c=page.locator('.cell.can').first(); if(await c.count()){await c.hover(); await page.waitForTimeout(400); await page.screenshot({path:'/tmp/fboard/s-hover.png'}); await page.mouse.move(5,5);
    await page.locator('[data-id="mine:river"]').hover(); await page.waitForTimeout(500); await page.screenshot({path:'/tmp/fboard/s-deck.png'});await page.mouse.move(5,5);}
    const w=page.locator('[data-id="wild"].lit'); if(await w.count()){await w.click(); await page.waitForTimeout(200); await page.screenshot({path:'/tmp/fboard/s-wild.png'}); await page.keyboard.press('Escape');}
  }
  if(s==='reserve'&&want.has('reserve')){ want.delete('reserve'); await page.locator('[data-id="mine:river"]').click(); await shots('reserve'); }
  if(s==='mining'&&want.has('mining')){ want.delete('mining'); await shots('mining'); await page.locator('.card.lit').first().hover().catch(()=>{}); await page.waitForTimeout(300); await page.screenshot({path:'/tmp/fboard/s-cardhover.png'}); await page.mouse.move(5,5);}
  if(s==='winter'&&want.has('winter')){ want.delete('winter'); await shots('winter'); }
  if(want.size===0) break;
  if(s==='prospecting'){ placed++; await listed(placed%7===5?[/^Add a wild/]:placed%7===6?[/^Pass/]:[/^Put a miner/,/^Pass/]); }
  else if(s==='reserve'){ await listed([/./]); }
  else if(s==='mining'){ await listed(want.has('winter')&&n%2?[/^Lie/]:[/^Take Gold/,/^Take/,/^Lie/]); }
  else await listed([/^Take/]);
}
if(want.has('end')){ await page.waitForTimeout(2500); await shots('end'); }
console.log('moves',n, [...want]);
await b.close();
