import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { answered, asked, end, expect, newTable, prompt, question, settle, test } from './table';

const open = (request: APIRequestContext, options: Record<string, string> = {}, seed = 11) =>
  newTable(request, {
    game: 'golden-wilderness',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 1, name: 'Josefa' }, { kind: 'bot', level: 1, name: 'Wei' }],
    options,
    seed,
  });
const button = (page: Page, name: RegExp): Locator => prompt(page).getByRole('button', { name });
const lit = (page: Page, kind: string): Locator => page.locator(`.gw-target.lit[data-id^="${kind}:"]`);

/** One decision with the hand: what lies lit, else the button. Answers what kind it was. */
async function decide(page: Page, n: number, seen: Set<string>): Promise<string> {
  const before = await question(page);
  const done = async (kind: string) => {
    await answered(page, before);
    return kind;
  };
  if ((await page.locator('[data-id^="event:"]').count()) > 0) {
    const market = page.locator('.gw-target.lit[data-id="event:coast_market"]');
    await ((await market.count()) > 0 ? market : lit(page, 'event')).first().click();
    return done('event');
  }
  if ((await button(page, /^Hold market/).count()) > 0) {
    const tiles = lit(page, 'tile');
    await tiles.nth(n % (await tiles.count())).click();
    await button(page, /^Hold market/).click();
    return done('market');
  }
  if ((await lit(page, 'tile').count()) > 0) {
    await lit(page, 'tile').first().click();
    return done('settle');
  }
  if (!seen.has('points') && (await lit(page, 'deed').count()) > 0) {
    await page.locator('[data-id="deed:points"]').click();
    await page.locator('[data-id="buy"]').click();
    return done('points');
  }
  await button(page, /^On to the event/).click();
  return done('end');
}

test('a whole Beginner game on the board against two bots', async ({ page, context }) => {
  test.setTimeout(120_000);
  await settle(context);
  await page.goto(`/t/${await open(context.request)}`);
  await asked(page);
  // Price and gain are there before the press, and a tile that cannot be had says why.
  await lit(page, 'tile').first().hover();
  await expect(page.locator('.pop')).toContainText(/Pay 1 pioneer; 0 left.*\+7 for you now/s);
  await page.locator('.gw-target:not(.lit)[data-id="tile:I08"]').click();
  await expect(prompt(page).getByRole('button', { name: /Rule GW/ })).toBeVisible();
  const seen = new Set<string>();
  for (let n = 0; n < 300 && (await asked(page)); n++) seen.add(await decide(page, n, seen));
  expect(seen).toEqual(new Set(['settle', 'event', 'market', 'points', 'end']));
  await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/wins? by|share the win/);
  await expect(end(page).getByRole('table')).toContainText(/settlements/i);
});

test('a settlement by keyboard alone', async ({ page, context }) => {
  await settle(context);
  await page.goto(`/t/${await open(context.request)}`);
  await asked(page);
  const here = () => page.evaluate(() => document.activeElement?.getAttribute('data-id') ?? '');
  await page.keyboard.press('F6');
  for (let i = 0; i < 20 && !(await here()).startsWith('tile:'); i++) await page.keyboard.press('Tab');
  const first = await here();
  expect(first).toMatch(/^tile:/);
  await page.keyboard.press('ArrowDown');
  expect(await here()).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  const before = await question(page);
  await lit(page, 'tile').first().focus();
  const chosen = await here();
  await page.keyboard.press('Enter');
  await answered(page, before);
  await expect(page.locator(`[data-id="${chosen}"]`)).toHaveAttribute('aria-label', /settlement of You/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the first tap shows, the second acts', async ({ page, context }) => {
    await settle(context);
    await page.goto(`/t/${await open(context.request)}`);
    await asked(page);
    const before = await question(page);
    const tile = lit(page, 'tile').first();
    await tile.tap();
    await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
    expect(await question(page)).toBe(before);
    const box = await tile.boundingBox();
    expect(box?.width ?? 0).toBeGreaterThanOrEqual(44);
    await tile.tap();
    await answered(page, before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

/** A choice of the ring beside what was pressed. */
const ring = (page: Page, name: RegExp): Locator => page.locator('.ring').getByRole('button', { name });

/** What an Advanced game is tried for. */
const wanted = ['trade', 'attack', 'election', 'explore', 'place', 'ballot', 'event', 'settle'];

/** What an Advanced turn can be about; election and trade are done once, by hand. */
async function act(page: Page, seen: Set<string>): Promise<string> {
  const deed = (which: string) => page.locator(`.gw-target.lit[data-id="deed:${which}"]`);
  const able = (what: RegExp) => page.locator('.card.lit').filter({ has: page.locator('.can.now', { hasText: what }) });
  if (!seen.has('election') && (await deed('election').count()) > 0) {
    await deed('election').click();
    await ring(page, /^Call an election/).click();
    return 'election';
  }
  if (!seen.has('trade') && (await deed('trade').count()) > 0) {
    await deed('trade').click();
    const more = (what: string) => page.getByRole('group', { name: what }).getByRole('button', { name: 'More' });
    // A price that nobody refuses, for one priest.
    for (let pesos = 0; pesos < 9; pesos++) await more('You give, pesos').click();
    await more('You get, Priests').click();
    await expect(page.locator('.matter')).toContainText(/You give \$9; \w+ gives 1 priest\. By points: you −/);
    await page.locator('[data-id="offer"]').click();
    return 'trade';
  }
  for (const what of [/attack/, /explore/]) {
    if ((await able(what).count()) === 0) continue;
    await able(what).first().click();
    await ring(page, what).first().click();
    return what.source;
  }
  // Who can attack is kept for that.
  const icons = page
    .locator('.card.lit')
    .filter({ has: page.locator('.icons svg'), hasNotText: seen.has('attack') ? /^$/ : /attack/ });
  if ((await lit(page, 'tile').count()) > 0) {
    await lit(page, 'tile').first().click();
    if ((await page.locator('.ring').count()) > 0) await page.locator('.ring button').first().click();
    return 'settle';
  }
  if (seen.has('explore') && (await icons.count()) > 1) {
    await icons.first().click();
    await ring(page, /^For /).first().click();
    return 'icons';
  }
  await button(page, /^On to the event/).click();
  return 'end';
}

/** Any question of an Advanced game, by hand. */
async function politics(page: Page, seen: Set<string>): Promise<string> {
  const before = await question(page);
  const done = async (kind: string) => {
    await answered(page, before);
    return kind;
  };
  if ((await button(page, /^On to the event/).count()) > 0) return done(await act(page, seen));
  if ((await page.locator('[data-id^="cell:"]').count()) > 0) {
    await page.locator('[data-id^="cell:"]').first().click();
    await button(page, /^Place here/).click();
    return done('place');
  }
  const answer = button(page, /^(Hold market|Done|Accept|Decline|Approve|Allow|Attack with|Give up|Show nobody|Bid)/);
  if ((await answer.count()) > 0) {
    await answer.first().click();
    return done('answer');
  }
  for (const kind of ['event', 'ballot', 'role', 'pool', 'drawn', 'tile', 'card'] as const) {
    if ((await lit(page, kind).count()) === 0) continue;
    await lit(page, kind).first().click();
    if ((await page.locator('.ring').count()) > 0) await page.locator('.ring button').first().click();
    return done(kind);
  }
  await prompt(page).locator('[data-primary]').click();
  return done('primary');
}

// After the deeds by hand the seat is handed to a bot, and the page comes back for the end: clicking the rest takes
// minutes.
test('a whole Advanced game on the board, with a trade, an attack and an election', async ({ page, context }) => {
  test.setTimeout(180_000);
  await settle(context);
  const id = await open(context.request, { level: 'advanced', short_game: 'true' }, 13);
  await page.goto(`/t/${id}`);
  const log = page.getByRole('log').first();
  const telling = [/Guest \d+ attacks the/, /Guest \d+ calls an election/, /(Josefa|Wei) accepts/];
  const seen = new Set<string>();
  const told = new Set<RegExp>();
  for (let n = 0; n < 300 && (await asked(page)); n++) {
    seen.add(await politics(page, seen));
    const text = (await log.textContent()) ?? '';
    for (const words of telling) if (words.test(text)) told.add(words);
    if (told.size === telling.length && wanted.every((kind) => seen.has(kind))) break;
  }
  expect([...seen]).toEqual(expect.arrayContaining(wanted));
  expect([...told]).toEqual(expect.arrayContaining(telling));
  const stood = await context.request.post(`/api/tables/${id}/stand`, { data: { seat: 0 } });
  expect(stood.ok(), await stood.text()).toBe(true);
  await page.goto('about:blank');
  const status = async () =>
    ((await (await context.request.get(`/api/tables/${id}`)).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('over');
  await page.goto(`/t/${id}`);
  await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/wins? by|share the win/);
  await expect(end(page).getByRole('table')).toContainText(/settlements/i);
});
