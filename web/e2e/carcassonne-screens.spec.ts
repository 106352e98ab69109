import type { Page } from '@playwright/test';
import { look, lookAround, lookAtEnd, lyingOver, sizes } from './look';
import { answered, asked, expect, listed, question, resize, settle, sit, test } from './table';

const tiles = (page: Page): Promise<number> => page.locator('[data-id^="land:"]').count();
const placing = async (page: Page): Promise<boolean> => (await page.locator('[data-id^="square:"]').count()) > 0;

/** Answers from the list: the last placement, and then the first thing that is offered. */
async function answer(page: Page): Promise<void> {
  const before = await question(page);
  const moves = await listed(page);
  await moves.nth((await placing(page)) ? Math.floor((await moves.count()) / 2) : 0).click();
  await answered(page, before);
}

/** Plays until it is my turn to place with at least so many tiles on the table. */
async function playTo(page: Page, count: number): Promise<void> {
  while ((await asked(page)) && !((await tiles(page)) >= count && (await placing(page)))) await answer(page);
}

const four = [{ kind: 'me' }, { kind: 'bot', level: 3 }, { kind: 'bot', level: 3 }, { kind: 'bot', level: 3 }] as const;

test('a late game with sixty tiles, the act after it, its book and its end', async ({ page }) => {
  test.setTimeout(400_000);
  const id = await sit(page, { game: 'carcassonne-gold-rush', seats: [...four] });
  await playTo(page, 60);
  expect(await tiles(page)).toBeGreaterThanOrEqual(60);
  await page.getByRole('tab', { name: 'Log' }).click();
  // Tiles can be read, a small map shows the rest, and the log says where and shows it.
  const widths = await page
    .locator('[data-id^="land:"]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
  expect(Math.min(...widths)).toBeGreaterThan(70);
  await expect(page.getByTestId('mini-map')).toBeVisible();
  await page
    .getByRole('log')
    .getByRole('button', { name: /places the tile, .* of the start/ })
    .last()
    .hover();
  await expect(page.locator('[data-id^="land:"][data-pointed]')).toBeInViewport();
  await look(page, 'carcassonne-late');
  for (const size of sizes) {
    await resize(page, size);
    const small = '[data-testid="mini-map"], [data-pans] [aria-label="View"] button';
    expect(await lyingOver(page, small, '[data-id^="square:"]'), `${size.width}`).toEqual([]);
  }
  await resize(page, { width: 1440, height: 900 });
  await page.getByRole('button', { name: /in the stack/ }).click();
  await expect(page.getByRole('dialog', { name: 'Survey' })).toBeVisible();
  await look(page, 'carcassonne-survey');
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await page.locator('[data-id^="square:"]').first().click();
  await look(page, 'carcassonne-laid');
  const before = await question(page);
  await page.getByRole('button', { name: /^Place here/ }).click();
  await answered(page, before);
  await asked(page);
  await look(page, 'carcassonne-act');
  while (await asked(page)) await answer(page);
  await lookAtEnd(page, 'carcassonne', id, 60);
});

test('the first turn, guided, and the rules', async ({ page }) => {
  test.setTimeout(200_000);
  await settle(page.context());
  await lookAround(page, 'carcassonne-gold-rush', 'carcassonne', 'CG513');
});
