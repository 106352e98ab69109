import type { Page } from '@playwright/test';
import { cutOff, cutShort, look, lyingOver } from './look';
import { answered, asked, expect, focused, inSight, listed, question, resize, settle, test } from './table';
import { open } from './wilderness';

/** Answers from the list, by the first of these words that fit, until something is on the board. */
async function playTo(page: Page, there: string, ...wanted: RegExp[]): Promise<void> {
  for (let i = 0; i < 120 && (await asked(page)); i++) {
    if ((await page.locator(there).count()) > 0) break;
    const before = await question(page);
    const moves = await listed(page);
    const words = await moves.allTextContents();
    const fitting = wanted.map((test) => words.findIndex((each) => test.test(each))).find((at) => at >= 0);
    await moves.nth(fitting ?? 0).click();
    await answered(page, before);
  }
  await expect(page.locator(there).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
}

/** Names and deeds of the people in hand, at every size. */
async function readable(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1366, 650],
    [1440, 900],
  ] as const) {
    await resize(page, { width, height });
    if (width > 700) expect(await cutOff(page, '.clock .built'), `at ${width}`).toEqual([]);
    expect(await cutShort(page, '.people .card b, .people .can, .people .card'), `at ${width}`).toEqual([]);
  }
}

test('the two events and a market of Beginner', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, { level: 'beginner' }, 5);
  await playTo(page, '[data-id^="event:"]', /^Settle/, /^Go on/);
  await look(page, 'wilderness-event');
  await playTo(page, '.products', /^Play Coast/, /^Settle/, /^Go on/);
  await look(page, 'wilderness-market');
});

test('the whole map with roads, and an offer that is put together', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, { level: 'easy' }, 77);
  await playTo(page, '.industries .list button + button', /^Settle/, /^Decline/, /^Sell/, /^Go on/);
  await playTo(page, '[data-id="deed:trade"].lit', /^Settle/, /^Decline/, /^Sell/, /^Go on/);
  await readable(page);
  await resize(page, { width: 1440, height: 900 });
  await page.locator('[data-id="deed:trade"]').click();
  await look(page, 'wilderness-trade');
});

test('a tile to place and a vote of Advanced', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, { level: 'advanced' }, 13);
  await playTo(page, '[data-id^="cell:"]', /explore/, /^Decline/, /^Abstain/, /^Go on/);
  // All of a usual hand, every deed, the pool and the events are whole.
  expect(await cutOff(page, '.people .card, .deed, .gw-beside')).toEqual([]);
  await look(page, 'wilderness-place');
  await readable(page);
  await playTo(page, '[data-id^="ballot:"].lit', /^Call a revolution/, /^Place/, /^Decline/, /^Go on/);
  expect(await cutOff(page, '.people .card, .deed, .gw-beside')).toEqual([]);
  await look(page, 'wilderness-vote');
});

test('tiles of a long coast are as large as a finger, and some that may be settled are in sight', async ({ page }) => {
  await open(page, { level: 'easy' }, 7);
  for (const [width, height] of [
    [1366, 650],
    [360, 740],
    [844, 390],
  ] as const) {
    await resize(page, { width, height });
    const tiles = page.locator('.target.lit[data-id^="tile:"]');
    await expect(tiles.first()).toBeVisible();
    const boxes = await tiles.evaluateAll((all) =>
      all.map((each) => [each.getBoundingClientRect().width, each.getBoundingClientRect().height]),
    );
    expect(Math.min(...boxes.flat()), `at ${width}`).toBeGreaterThanOrEqual(44);
    await inSight(page);
    const map = await page.locator('[data-pans]').boundingBox();
    const inside = await tiles.evaluateAll(
      (all, { x, y, width, height }) =>
        all.filter((each) => {
          const { left, right, top, bottom } = each.getBoundingClientRect();
          return left >= x && right <= x + width && top >= y && bottom <= y + height;
        }).length,
      map ?? { x: 0, y: 0, width: 0, height: 0 },
    );
    expect(inside, `at ${width}`).toBeGreaterThan(3);
  }
});

test('what eleven people in hand can do is read', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, { level: 'advanced' }, 13);
  await playTo(
    page,
    '.people .card:nth-of-type(11).lit',
    /^Play Immigrants/,
    /^Take/,
    /^Go on/,
    /^Decline|^Abstain|^Pass/,
  );
  await page.getByRole('button', { name: 'Close the coach' }).click();
  await readable(page);
  await resize(page, { width: 360, height: 740 });
  // Half of the screen at most is hand and deeds: there is a map to play on.
  const map = await page.locator('[data-pans]').boundingBox();
  expect(map?.height).toBeGreaterThan(150);
  for (const card of await page.locator('.people .card').all()) {
    await card.scrollIntoViewIfNeeded();
    const can = card.locator('.can');
    if ((await can.count()) > 0) await expect(can.first()).toBeInViewport({ ratio: 0.9 });
  }
});

test('what is looked at hides nothing that is asked, and an offer can be sent', async ({ page }) => {
  await open(page, { level: 'advanced' }, 11);
  for (const [width, height] of [
    [1366, 650],
    [360, 740],
  ] as const) {
    await resize(page, { width, height });
    await page.locator('.people .card.lit').last().hover();
    await expect(page.locator('.looked')).toBeVisible();
    expect(await lyingOver(page, '.looked', '#prompt, .ring button, .people .card')).toEqual([]);
    // It is there to be read: what lies under it is not pressed.
    const under = await page.locator('.looked').evaluate((card) => {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-id]') !== null;
    });
    expect(under).toBe(false);
    await page.keyboard.press('Escape');
    await page.locator('[data-id="deed:trade"]').click();
    for (const button of await page.locator('.matter .acts button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    // Pesos and the people below them on both sides, before anything is scrolled.
    const room = await page.locator('.matter .two').evaluate((two) => two.clientHeight);
    expect(room).toBeGreaterThan(width > 1000 ? 140 : 240);
    await page.locator('.matter').getByRole('button', { name: 'Close' }).click();
  }
});

test('a key after a press of the mouse leaves focus and map alone', async ({ page }) => {
  await open(page, { level: 'advanced' }, 13);
  await playTo(page, '[data-id^="cell:"]', /explore/, /^Decline/, /^Abstain/, /^Go on/);
  await page.locator('[data-id^="cell:"]').first().click();
  await page.mouse.move(1300, 880);
  const before = await question(page);
  await page.keyboard.press('e');
  await answered(page, before);
  await asked(page);
  expect(await focused(page)).toBe('');
  await expect(page.locator('.pop')).toBeHidden();
});

test('a new table explains its levels, and the rules read well', async ({ page }) => {
  test.setTimeout(120_000);
  await settle(page.context());
  await page.goto('/new/golden-wilderness');
  await expect(page.getByText('Easy adds roads, cities, better goods and trade.')).toBeVisible();
  await page.goto('/rules/golden-wilderness#GW-B13');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'wilderness-rules');
});
