// Tables on this device: the same games without a server, and nothing is lost.
import type { Page } from '@playwright/test';
import { answered, asked, end, expect, playListed, playOut, prompt, question, settle, test } from './table';

test.use({ serviceWorkers: 'allow' });

/** Waits until everything is kept on the device. */
async function keepAll(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

async function playNow(page: Page, game = 'sutters-mill'): Promise<string> {
  await page.goto('/');
  await page.getByTestId(`play-${game}`).click();
  await expect(page).toHaveURL(/\/t\/here-[a-z-]+$/);
  return new URL(page.url()).pathname.slice('/t/'.length);
}

/** The record of a finished game as a file, and the file as a table to look at. */
async function saveAndOpen(page: Page): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save the record' }).click(),
  ]);
  await page.goto('/mine');
  await page.getByLabel('Open a saved record').setInputFiles(await download.path());
  await expect(page).toHaveURL(/\/t\/here-[a-z-]+\/review$/);
  await expect(page.locator('[data-id]').first()).toBeVisible();
}

test('without a network the page opens, plays every game and shows the rules', async ({ page, context }) => {
  test.setTimeout(240_000);
  await settle(context);
  await keepAll(page);
  await context.setOffline(true);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No line to the server.' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(5);
  for (const game of ['sutters-mill', 'carcassonne-gold-rush', 'fools-gold', 'coloma', 'golden-wilderness']) {
    await playNow(page, game);
    expect(await asked(page)).toBe(true);
    if (process.env.PAYDIRT_LONG || game === 'sutters-mill') {
      await playOut(page);
      await expect(end(page)).toBeVisible();
    } else await playListed(page);
    if (game === 'sutters-mill') await saveAndOpen(page);
  }
  await page.goto('/rules/coloma');
  await expect(page.getByRole('heading', { level: 1 }).first()).toContainText('Coloma');
  await page.goto('/mine');
  await expect(page.getByText('On this device.')).toHaveCount(6);
  await context.setOffline(false);
});

test('no call leaves the device for a table on it; hint and review are thought here', async ({ page, context }) => {
  await settle(context);
  // Chromium decides by itself, and not the same every time: here it counts that it was asked.
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      sessionStorage.setItem('persist', 'asked');
      return Promise.resolve(true);
    };
  });
  await keepAll(page);
  expect(await page.evaluate(() => sessionStorage.getItem('persist'))).toBeNull();
  const id = await playNow(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('persist'))).toBe('asked');
  const calls: string[] = [];
  context.on('request', (request) => {
    if (/\/(api|ws)\//.test(request.url())) calls.push(request.url());
  });
  page.on('websocket', (socket) => calls.push(socket.url()));
  await page.reload();
  await asked(page);
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toContainText('Expected lead', { timeout: 30_000 });
  await page.keyboard.press('Escape');
  await playListed(page);
  expect(calls).toEqual([]);
  await page.goto('/mine');
  await expect(page.getByRole('link', { name: new RegExp(id) })).toBeVisible();
});

test('a device without room says so, and plays when there is some', async ({ page, context, baseURL }) => {
  await settle(context);
  await page.goto('/settings');
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(baseURL ?? '');
  // Before anything is kept: the browser remembers for a while how much room there was.
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/');
  await page.getByTestId('play-sutters-mill').click();
  await expect(page.getByRole('alert')).toContainText('This device has no room left. Free some space, then try again.');
  await expect(page.getByRole('heading', { name: 'That did not work.' })).toBeVisible();
  await browser.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(async () => {
    await page.getByTestId('play-sutters-mill').click();
    await expect(page).toHaveURL(/\/t\/here-/, { timeout: 2000 });
  }).toPass({ timeout: 60_000 });
  await asked(page);
  await playListed(page);
});

test('a reload, a closed tab and a dead worker lose nothing; two tabs share one hall', async ({ page, context }) => {
  await settle(context);
  let id = await playNow(page);
  const kills = process.env.PAYDIRT_LONG ? 50 : 6;
  test.setTimeout(kills * 30_000);
  for (let i = 0; i < kills; i++) {
    if (!(await asked(page))) id = await playNow(page);
    await asked(page);
    const before = await question(page);
    await page.getByRole('tab', { name: 'My moves' }).click();
    await page.getByTestId('moves').getByRole('button').first().click();
    await answered(page, before);
    if (i % 3 === 0) await page.reload();
    // What a crash is to a page: the worker ends between two messages.
    else if (i % 3 === 1)
      await Promise.all(page.workers().map((worker) => worker.evaluate(() => self.close()).catch(() => undefined)));
    else {
      const other = await context.newPage();
      await page.close();
      page = other;
      await page.goto(`/t/${id}`);
    }
    await asked(page);
    // Never back to what was answered: bots may have moved on meanwhile.
    expect(await question(page)).not.toBe(before);
  }
  id = await playNow(page);
  await asked(page);
  const second = await context.newPage();
  await second.goto(`/t/${id}`);
  await asked(second);
  expect(await question(second)).toBe(await question(page));
  const before = await question(page);
  await playListed(second);
  await answered(page, before);
  await page.close();
  await asked(second);
  await playListed(second);
  await expect(prompt(second).or(end(second))).toBeVisible();
});
