import type { NewTable } from '../src/lib/protocol';
import {
  answered,
  asked,
  expect,
  expectResult,
  focused,
  prompt,
  question,
  settle,
  sit,
  tabTo,
  test,
  watched,
} from './table';
import type { Locator, Page } from '@playwright/test';

const two: Partial<NewTable> = {
  game: 'carcassonne-gold-rush',
  seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
  seed: 3,
};

const square = (page: Page, n = 0): Locator => page.locator('[data-id^="square:"]').nth(n);
/** A square where more than one way round fits. */
const turnable = (page: Page): Locator =>
  page
    .locator('[data-id^="square:"]')
    .filter({ has: page.locator('circle.full:nth-of-type(2)') })
    .first();
const placing = async (page: Page): Promise<boolean> => (await square(page).count()) > 0;

/** The board follows the action; what lies farther off comes with everything. */
async function inView(page: Page, thing: Locator): Promise<Locator> {
  const [box, area] = [await thing.boundingBox(), await page.locator('[data-pans]').boundingBox()];
  const within = (from = 0, size = 0, low = 0, room = 0) => from + size / 2 > low && from + size / 2 < low + room;
  if (!within(box?.x, box?.width, area?.x, area?.width) || !within(box?.y, box?.height, area?.y, area?.height))
    await page.keyboard.press('f');
  return thing;
}

/** Lays the tile on a square and puts it down. */
async function place(page: Page, n = 0): Promise<void> {
  const before = await question(page);
  await (await inView(page, square(page, n))).click();
  await page.getByRole('button', { name: /^Place here/ }).click();
  await answered(page, before);
}

/** Does the first thing that is offered, or nothing. */
async function act(page: Page, what: string): Promise<void> {
  const before = await question(page);
  const spot = page.locator(`[data-id^="${what}"]`).and(page.locator('.target'));
  if ((await spot.count()) > 0) await (await inView(page, spot.first())).click();
  else await page.getByRole('button', { name: /^Nothing/ }).click();
  await answered(page, before);
}

test('a whole game of two on the board', async ({ page }) => {
  test.setTimeout(240_000);
  await sit(page, two);
  let turns = 0;
  while (await watched(page)) {
    if (await placing(page)) {
      await place(page);
      turns += 1;
    } else await act(page, turns % 3 === 0 ? 'tent:' : turns % 3 === 1 ? 'spot:' : 'mine');
  }
  expect(turns).toBeGreaterThan(33);
  await expectResult(page, /railroads/i);
});

test('the mouse turns the tile by click, wheel and key, and only ways round that fit', async ({ page }) => {
  await sit(page, two);
  const tray = page.locator('[data-id="tile"] .ballast, [data-id="tile"] .rock').first();
  const drawn = () => tray.getAttribute('d');
  const several = turnable(page);
  await several.click();
  const first = await drawn();
  await several.click();
  const second = await drawn();
  expect(second).not.toBe(first);
  await page.keyboard.press('Shift+R');
  expect(await drawn()).toBe(first);
  await several.hover();
  await page.mouse.wheel(0, 100);
  await expect.poll(drawn).toBe(second);
  await page.getByTestId('turn').click();
  const before = await question(page);
  await page.getByRole('button', { name: /^Place here/ }).click();
  await answered(page, before);
  await expect(page.locator('[data-id="land:1"]')).toBeVisible();
});

test('the board pans and zooms, and shows all again', async ({ page }) => {
  await sit(page, two);
  const start = page.locator('[data-id="land:0"]');
  const boxOf = async () => (await start.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const first = await boxOf();
  const board = page.getByRole('group', { name: /^The land/ });
  const area = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(area.x + 40, area.y + 40);
  await page.mouse.down();
  await page.mouse.move(area.x + 140, area.y + 100, { steps: 5 });
  await page.mouse.up();
  expect((await boxOf()).x).toBeCloseTo(first.x + 100, -1);
  await page.mouse.wheel(0, -400);
  expect((await boxOf()).width).toBeGreaterThan(first.width * 1.3);
  await page.keyboard.press('f');
  expect((await boxOf()).x).toBeCloseTo(first.x, -1);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  expect((await boxOf()).width).toBeLessThan(first.width);
});

test('resting on land tells whose it is and what it needs', async ({ page }) => {
  await sit(page, two);
  const start = (await page.locator('[data-id="land:0"]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(start.x + start.width / 2, start.y + start.height * 0.1);
  await expect(page.locator('.pop')).toContainText('Mountain');
  await expect(page.locator('.pop')).toContainText(/nuggets?, \d tokens? face down\./);
  await page.mouse.move(start.x + start.width / 2, start.y + start.height * 0.5);
  await expect(page.locator('.pop')).toContainText('Railroad');
  await expect(page.locator('.pop')).toContainText(/Needs [12] more ends?\./);
  await page.getByRole('button', { name: /in the stack/ }).click();
  await expect(page.getByRole('dialog', { name: 'Survey' })).toContainText(/Still in the stack: (69|70) tiles/);
});

test('a square that does not fit says why', async ({ page }) => {
  // A mountain over a corner: it fits beside no track of the start tile.
  await sit(page, { ...two, seed: 2 });
  const start = (await page.locator('[data-id="land:0"]').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const taken = new Set<string>();
  for (const tile of await page.locator('[data-id^="land:"]').all()) {
    const box = (await tile.boundingBox()) ?? start;
    taken.add(`${Math.round((box.x - start.x) / start.width)},${Math.round((box.y - start.y) / start.height)}`);
  }
  const fits = await page
    .locator('[data-id^="square:"]')
    .evaluateAll((all) => all.map((each) => each.getAttribute('data-id')?.replace('square:', '')));
  const beside = [...taken].flatMap((tile) => {
    const [x = 0, y = 0] = tile.split(',').map(Number);
    return [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`];
  });
  const wrong = beside.find((cell) => !taken.has(cell) && !fits.includes(cell));
  expect(wrong, 'a free square that does not fit').toBeDefined();
  const [x = 0, y = 0] = (wrong ?? '').split(',').map(Number);
  await page.mouse.click(start.x + start.width * (x + 0.5), start.y + start.height * (y + 0.5));
  await expect(prompt(page).getByRole('button', { name: /Rule CG/ })).toBeVisible();
});

test('a turn by keyboard alone', async ({ page }) => {
  await sit(page, two);
  await page.keyboard.press('F6');
  await tabTo(page, 'square');
  const first = await focused(page);
  const visited = new Set([first]);
  for (const key of ['ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight']) {
    await page.keyboard.press(key);
    visited.add(await focused(page));
  }
  expect(visited.size).toBeGreaterThan(1);
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, 'square');
  await page.keyboard.press('r');
  let before = await question(page);
  await page.keyboard.press('Enter');
  await answered(page, before);
  await expect(page.locator('[data-id="land:1"]')).toBeVisible();
  // The focus goes on to what can be done now.
  await asked(page);
  before = await question(page);
  await expect.poll(() => focused(page)).toMatch(/^(spot|tent):/);
  await page.keyboard.press('Enter');
  await answered(page, before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a turn by touch: the first tap lays the tile, the second turns it, a button places it', async ({ page }) => {
    await sit(page, two);
    const before = await question(page);
    await turnable(page).tap();
    await expect(page.getByRole('button', { name: /^Place here/ })).toBeVisible();
    expect(await question(page)).toBe(before);
    await page.getByTestId('turn').tap();
    await page.getByRole('button', { name: /^Place here/ }).tap();
    await answered(page, before);
    await asked(page);
    const then = await question(page);
    const spot = page.locator('[data-id^="spot:"]').first();
    const box = await spot.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(42);
    await spot.tap();
    await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
    await spot.tap();
    await answered(page, then);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});

test('the coach of the guided first game follows what is done', async ({ page, context }) => {
  await settle(context);
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Game to learn' }).selectOption('carcassonne-gold-rush');
  await page.getByRole('button', { name: /^Show me/ }).click();
  await asked(page);
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach).toContainText('1 of 12');
  await place(page);
  await asked(page);
  await expect(coach).toContainText('2 of 12');
  await act(page, 'spot:');
  await asked(page);
  await expect(coach).toContainText('4 of 12');
});
