import type { Page } from '@playwright/test';
import { answered, expect, expectResult, prompt, question, test, watched } from './table';
import { button, lit, open } from './wilderness';

/** Where a press has several meanings, this one. */
async function choose(page: Page, name: RegExp): Promise<void> {
  const meant = page.locator('.ring').getByRole('button', { name }).first();
  if (await meant.isVisible()) await meant.click();
}

/** What an Advanced game is tried for. */
const wanted = ['trade', 'attack', 'election', 'explore', 'place', 'ballot', 'event', 'settle'];

/** What an Advanced turn can be about; election and trade are done once, by hand. */
async function act(page: Page, seen: Set<string>, tried: boolean): Promise<string> {
  if (tried) {
    await button(page, /^On to the event/).click();
    return 'end';
  }
  const deed = (which: string) => page.locator(`.target.lit[data-id="deed:${which}"]`);
  const able = (what: RegExp) => page.locator('.card.lit').filter({ has: page.locator('.can.now', { hasText: what }) });
  if (!seen.has('election') && (await deed('election').count()) > 0) {
    await deed('election').click();
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
    await choose(page, what);
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
    await choose(page, /^For /);
    return 'icons';
  }
  await button(page, /^On to the event/).click();
  return 'end';
}

/** Any question of an Advanced game, by hand. */
async function politics(page: Page, seen: Set<string>, tried: boolean): Promise<string> {
  const before = await question(page);
  const done = async (kind: string) => {
    await answered(page, before);
    return kind;
  };
  if ((await button(page, /^On to the event/).count()) > 0) return done(await act(page, seen, tried));
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

test('a whole Advanced game on the board, with a trade, an attack and an election', async ({ page }) => {
  test.setTimeout(900_000);
  // All is seen within a few rounds; `./test long` goes on until the rules themselves end the game.
  const rounds = process.env.PAYDIRT_LONG === '1' ? '0' : '8';
  await open(page, { level: 'advanced', short_game: 'true', rounds }, 13, 4); // who overlooks nothing takes a good offer
  const log = page.getByRole('log').first();
  const telling = [/You attack the/, /You call an election/, /(Josefa|Wei) accepts/];
  const seen = new Set<string>();
  const told = new Set<RegExp>();
  for (let n = 0; n < 900 && (await watched(page)); n++) {
    const text = told.size === telling.length ? '' : ((await log.textContent()) ?? '');
    for (const words of telling) if (words.test(text)) told.add(words);
    const tried = told.size === telling.length && wanted.every((kind) => seen.has(kind));
    seen.add(await politics(page, seen, tried));
  }
  expect([...seen]).toEqual(expect.arrayContaining(wanted));
  expect([...told]).toEqual(expect.arrayContaining(telling));
  await expectResult(page, /settlements/i);
});
