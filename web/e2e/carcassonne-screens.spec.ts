import type { Page } from '@playwright/test';
import { look, lookAround, lyingOver, sizes } from './look';
import { asked, end, expect, newTable, question, settle, test } from './table';

const tiles = (page: Page): Promise<number> => page.locator('[data-id^="land:"]').count();
const placing = async (page: Page): Promise<boolean> => (await page.locator('[data-id^="square:"]').count()) > 0;

/** Answers from the list: the last placement, and then the first thing that is offered. */
async function answer(page: Page): Promise<void> {
  const before = await question(page);
  if (!(await page.getByTestId('moves-filter').isVisible())) await page.keyboard.press('/');
  const moves = page.getByTestId('moves').getByRole('button');
  await expect(moves.first()).toBeVisible();
  await moves.nth((await placing(page)) ? Math.floor((await moves.count()) / 2) : 0).click();
  await expect(page.locator(`[data-question="${before ?? ''}"]`)).toHaveCount(0);
}

/** Plays until it is my turn to place with at least so many tiles on the table. */
async function playTo(page: Page, count: number): Promise<void> {
  while ((await asked(page)) && !((await tiles(page)) >= count && (await placing(page)))) await answer(page);
}

const four = [{ kind: 'me' }, { kind: 'bot', level: 3 }, { kind: 'bot', level: 3 }, { kind: 'bot', level: 3 }] as const;

test.beforeEach(async ({ context }) => settle(context));

test('a late game with sixty tiles, the act after it, its book and its end', async ({ page, context }) => {
  test.setTimeout(400_000);
  const id = await newTable(context.request, { game: 'carcassonne-gold-rush', seats: [...four] });
  await page.goto(`/t/${id}`);
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
    await page.setViewportSize(size);
    expect(await lyingOver(page, '[data-testid="mini-map"]', '[data-id^="square:"]'), `${size.width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /in the stack/ }).click();
  await expect(page.getByRole('dialog', { name: 'Survey' })).toBeVisible();
  await look(page, 'carcassonne-survey');
  await page.keyboard.press('Escape');
  await page.keyboard.press('f');
  await page.locator('[data-id^="square:"]').first().click();
  await look(page, 'carcassonne-laid');
  const before = await question(page);
  await page.getByRole('button', { name: /^Place here/ }).click();
  await expect(page.locator(`[data-question="${before ?? ''}"]`)).toHaveCount(0);
  await asked(page);
  await look(page, 'carcassonne-act');
  while (await asked(page)) await answer(page);
  await expect(end(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, 'carcassonne-end');
  await page.goto(`/t/${id}/review?move=60`);
  await expect(page.getByTestId('review-move')).toHaveText(/^Move 60/);
  await page.waitForLoadState('networkidle');
  await look(page, 'carcassonne-review');
});

test('the first turn, guided, and the rules', async ({ page }) => {
  test.setTimeout(200_000);
  await lookAround(page, 'carcassonne-gold-rush', 'carcassonne', 'CG513');
});
