import type { Page } from '@playwright/test';
import { answered, expect, expectResult, focused, prompt, question, tabTo, test, watched } from './table';
import { button, lit, open } from './wilderness';

/** One decision with the hand: what lies lit, else the button. Answers what kind it was. */
async function decide(page: Page, n: number, seen: Set<string>): Promise<string> {
  const before = await question(page);
  const done = async (kind: string) => {
    await answered(page, before);
    return kind;
  };
  if ((await page.locator('[data-id^="event:"]').count()) > 0) {
    const market = page.locator('.target.lit[data-id="event:coast_market"]');
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

test('a whole Beginner game on the board against two bots', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page);
  // Price and gain are there before the press, and a tile that cannot be had says why.
  await lit(page, 'tile').first().hover();
  await expect(page.locator('.pop')).toContainText(/Pay 1 pioneer; 0 left.*\+7 for you now/s);
  await page.locator('.target:not(.lit)[data-id="tile:I08"]').click();
  await expect(prompt(page).getByRole('button', { name: /Rule GW/ })).toBeVisible();
  const seen = new Set<string>();
  for (let n = 0; n < 300 && (await watched(page)); n++) seen.add(await decide(page, n, seen));
  expect(seen).toEqual(new Set(['settle', 'event', 'market', 'points', 'end']));
  await expectResult(page, /settlements/i);
});

test('a settlement by keyboard alone', async ({ page }) => {
  await open(page);
  await page.keyboard.press('F6');
  await tabTo(page, 'tile');
  const first = await focused(page);
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  const before = await question(page);
  await lit(page, 'tile').first().focus();
  const chosen = await focused(page);
  await page.keyboard.press('Enter');
  await answered(page, before);
  await expect(page.locator(`[data-id="${chosen}"]`)).toHaveAttribute('aria-label', /your settlement/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the first tap shows, the second acts', async ({ page }) => {
    await open(page);
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
