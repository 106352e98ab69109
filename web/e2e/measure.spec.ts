// What docs/PERFORMANCE.md says of tables inside the page: run it with PAYDIRT_MEASURE=1 on a quiet machine; it holds nothing.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { asked, expect, playListed, settle, test } from './table';

test.skip(process.env.PAYDIRT_MEASURE !== '1', 'a measurement');
test.use({ serviceWorkers: 'allow' });

/** From the press of a visitor who opens the page until the first move of a table on this device is played. */
async function firstMove(page: Page): Promise<{ asked: number; played: number }> {
  const begun = performance.now();
  await page.goto('/');
  await page.getByTestId('play-sutters-mill').click();
  await asked(page);
  const shown = performance.now() - begun;
  await playListed(page);
  return { asked: Math.round(shown), played: Math.round(performance.now() - begun) };
}

/** Memory of its own of every process that draws pages, in MB. */
async function memory(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = (await session.send('SystemInfo.getProcessInfo')) as {
    processInfo: { type: string; id: number }[];
  };
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) / 1024)
    .map(Math.round);
}

test('the first move, cold and warm', async ({ page, context }) => {
  test.setTimeout(900_000);
  await settle(context);
  console.log('cold', await firstMove(page));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  for (let i = 0; i < 5; i++) console.log('warm', await firstMove(page));
});

// A process of its own: what loads of the page before have left to the process is nobody's.
test('the memory of strong bots', async ({ page, context, browser }) => {
  test.setTimeout(900_000);
  await settle(context);
  console.log('MB of an empty page', await memory(browser));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  console.log('MB of the home page', await memory(browser));
  await page.goto('/new/golden-wilderness');
  for (const seat of [2, 3]) await page.getByLabel(`Level of the bot at seat ${seat}`).fill('9');
  await page.getByTestId('open-table').click();
  for (let i = 0; i < 12 && (await asked(page)); i++) {
    if (i === 6) await page.keyboard.press('h');
    await playListed(page);
  }
  const [used = 0] = await memory(browser);
  console.log('MB with strong bots', used);
  expect(used).toBeGreaterThan(0);
});
