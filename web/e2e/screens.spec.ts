import type { Page } from '@playwright/test';
import { look, sizes } from './look';
import { asked, end, expect, newTable, passTurn, playListed, playOut, resize, settle, test } from './table';

test.beforeEach(async ({ context }) => settle(context));

test('home, new table, settings, rules, mine, missing', async ({ page, context }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(5);
  await look(page, 'home-first-visit');
  await newTable(context.request, { private: false, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(5);
  await look(page, 'home');
  for (const [path, name] of [
    ['/new/sutters-mill', 'new-table'],
    ['/settings', 'settings'],
    ['/rules', 'rules-all'],
    ['/rules/sutters-mill#SM-081', 'rules'],
    ['/rules/coloma/spec#CO302', 'rules-spec'],
    ['/mine', 'mine'],
    ['/nowhere', 'missing'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await look(page, name);
    if (name === 'new-table' || name === 'mine') await wide(page, name);
  }
  // However many options there are, Start is in sight.
  await page.goto('/new/golden-wilderness');
  await page.getByRole('radio', { name: 'Advanced' }).click();
  for (const size of [...sizes, { width: 1366, height: 650 }]) {
    await resize(page, size);
    await expect(page.getByTestId('open-table')).toBeInViewport({ ratio: 1 });
  }
  // On this device nobody comes from afar.
  for (const far of ['Clock', 'Stand-in', 'Who finds it'])
    await expect(page.getByText(far, { exact: true })).toHaveCount(0);
  await page.getByLabel('Who sits at seat 2').selectOption('open');
  for (const far of ['Clock', 'Stand-in', 'Who finds it'])
    await expect(page.getByText(far, { exact: true })).toHaveCount(1);
});

/** A wide screen is used: two thirds of it at least. */
async function wide(page: Page, name: string): Promise<void> {
  await resize(page, { width: 1920, height: 1080 });
  await page.screenshot({ path: `test-results/screens/${name}-1920.png` });
  const used = await page.locator('main').evaluate((main) => main.getBoundingClientRect().width / innerWidth);
  expect(used, name).toBeGreaterThan(0.66);
}

test('waiting room', async ({ page, context }) => {
  const id = await newTable(context.request, { seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 2 }] });
  await page.goto(`/t/${id}`);
  await expect(page.getByTestId('start')).toBeVisible();
  await look(page, 'waiting-room');
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await look(page, 'waiting-room-code');
});

test('table in play, with its sheets', async ({ page, context }) => {
  test.setTimeout(300_000);
  const id = await newTable(context.request, {
    seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 1 }, { kind: 'bot', level: 1 }],
  });
  await page.goto(`/t/${id}`);
  for (let i = 0; i < 12; i++) {
    await asked(page);
    await playListed(page, '').catch(() => undefined);
  }
  await asked(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await look(page, 'table');
  await page.getByRole('tab', { name: 'My moves' }).click();
  await look(page, 'table-moves');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await look(page, 'table-chat');
  await page.keyboard.press('F6');
  await page.keyboard.press('h');
  await expect(page.getByTestId('hint')).toContainText('Expected lead', { timeout: 30_000 });
  await look(page, 'table-hint');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeVisible();
  await look(page, 'table-rules');
});

test('sheets over the table', async ({ page, context }) => {
  test.setTimeout(300_000);
  const id = await newTable(context.request, {});
  await page.goto(`/t/${id}`);
  await asked(page);
  await playListed(page, 'Dig for gold');
  await playListed(page, 'Dig, then walk');
  await asked(page);
  const sheet = page.getByRole('dialog');
  const closed = async () => {
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
  };
  for (const [button, name] of [
    ['Keys and help', 'sheet-keys'],
    ['Settings', 'sheet-settings'],
    ['Menu for You', 'sheet-player'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(sheet).toBeVisible();
    await look(page, name);
    await closed();
  }
  await resize(page, { width: 360, height: 780 });
  await page.getByRole('button', { name: 'Log and chat' }).click();
  for (const tab of ['Log', 'Chat']) {
    await sheet.getByRole('tab', { name: tab }).click();
    await look(page, `sheet-${tab.toLowerCase()}`, sizes.slice(-1));
  }
  await closed();
  await page.getByRole('button', { name: 'More' }).click();
  await expect(sheet).toBeVisible();
  await look(page, 'sheet-more', sizes.slice(-1));
});

test('hand-over', async ({ page, context }) => {
  const id = await newTable(context.request, {
    seats: [
      { kind: 'me', name: 'Ruth' },
      { kind: 'here', name: 'Wei' },
    ],
  });
  await page.goto(`/t/${id}`);
  await asked(page);
  // Somebody has to dig first: before that nobody has a secret.
  const cover = page.getByTestId('uncover');
  await passTurn(page, async () => (await cover.count()) > 0);
  await expect(cover).toBeVisible();
  await look(page, 'hand-over');
});

test('guided game, end and review', async ({ page, context }) => {
  test.setTimeout(300_000);
  await page.goto('/');
  await page.getByRole('button', { name: /^Show me/ }).click();
  await asked(page);
  await look(page, 'guided');
  const id = await newTable(context.request, {});
  await page.goto(`/t/${id}`);
  await playOut(page);
  await expect(end(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'end');
  await page.goto(`/t/${id}/review?move=30`);
  await expect(page.getByTestId('review-move')).toHaveText(/^Move 30/);
  // Where nothing but one move was possible it says so instead of listing.
  const opinion = page.getByTestId('opinion');
  await expect(opinion.getByRole('listitem').or(opinion.getByText('nothing else was possible')).first()).toBeVisible({
    timeout: 30_000,
  });
  await look(page, 'review');
  await resize(page, { width: 360, height: 780 });
  await page.getByRole('button', { name: 'Moves' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'review-moves', sizes.slice(-1));
});

test('text at twice its size still holds', async ({ page, context }) => {
  const id = await newTable(context.request, {});
  // 1440 at 200 % is a screen of 720 x 450.
  await resize(page, { width: 720, height: 450 });
  for (const path of ['/', `/t/${id}`, '/settings']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(300);
    await page.screenshot({
      path: `test-results/screens/zoom${path.replaceAll('/', '-').replace(id, 'table')}.png`,
      fullPage: true,
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
  }
});
