import type { Page } from '@playwright/test';
import { cutShort, look, lookAround, lookAtEnd, lyingOver, sizes } from './look';
import { answered, asked, expect, listed, newTable, prompt, question, resize, settle, sit, test } from './table';

/** Answers from the list: the first move, of the middle, that fits one of these words. */
async function answer(page: Page, ...wanted: RegExp[]): Promise<void> {
  const before = await question(page);
  const moves = await listed(page);
  const words = await moves.allTextContents();
  const fitting = wanted
    .map((test) => words.flatMap((each, i) => (test.test(each) ? [i] : [])))
    .find((list) => list.length);
  await moves.nth(fitting?.[Math.floor(fitting.length / 2)] ?? 0).click();
  await answered(page, before);
}

const log = (page: Page) => page.getByRole('tab', { name: 'Log' }).click();

/** Plays until something is on the board; false: the game is over before. */
async function playTo(page: Page, there: () => Promise<boolean>, year = 0): Promise<boolean> {
  for (let i = 0; i < 300 && (await asked(page)); i++) {
    const now = Number(
      await page.evaluate(() => document.querySelector('li[aria-current="step"]')?.textContent ?? '0'),
    );
    if ((now >= year || now === 0) && (await there())) return true;
    await answer(page, i % 5 === 3 ? /^(Lie down|Add a wild)/ : /^(Put a miner|Take Gold)/, /^(Take|Put|Pass)/);
  }
  return false;
}

const four = [
  { kind: 'me' },
  { kind: 'bot', level: 2, name: 'Josefa' },
  { kind: 'bot', level: 2, name: 'Wei' },
  { kind: 'bot', level: 2, name: 'Shovel' },
] as const;

test('prospecting, a space considered, and the reserve', async ({ page }) => {
  test.setTimeout(500_000);
  await sit(page, { game: 'fools-gold', seats: [...four] });
  const can = () => page.locator('.cell.can').count();
  const stand = () => page.locator('.stands').count();
  expect(await playTo(page, async () => (await can()) > 3 && (await stand()) > 4, 1851)).toBe(true);
  await log(page);
  await look(page, 'fools-gold-prospecting');
  await page.locator('.cell.can').first().focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.pop')).toBeVisible();
  await look(page, 'fools-gold-considering');
  await page.getByRole('button', { name: /^Pass/ }).click();
  await expect(page.locator('.step')).toHaveCount(5);
  await page.locator('[data-id="mine:river"]').click();
  await look(page, 'fools-gold-reserve');
  await resize(page, { width: 1366, height: 650 });
  expect(await lyingOver(page, '.row .times, .row .step', '.row .rest'), 'the decks').toEqual([]);
});

async function lookAtStage(page: Page): Promise<void> {
  await look(page, 'fools-gold-reveal');
  await resize(page, { width: 360, height: 780 });
  expect(await lyingOver(page, '.folded', '.scene'), 'the other mines').toEqual([]);
  // The longest that may stand there.
  await page.locator('.folded .words').evaluateAll((all) => all.forEach((each) => (each.textContent = 'nobody')));
  expect(await cutShort(page, '.folded .words')).toEqual([]);
  await resize(page, { width: 1440, height: 900 });
}

test('a reveal, winter, the end and the review', async ({ page, context }) => {
  test.setTimeout(500_000);
  await settle(context);
  const lit = (scene: string) => page.locator(`${scene} .card.lit`).count();
  // Not every game asks this seat in winter.
  let id = '';
  let winter = false;
  for (let tries = 0; tries < 6 && !winter; tries++) {
    id = await newTable(context.request, { game: 'fools-gold', seats: [...four] });
    await page.goto(`/t/${id}`);
    if (!(await playTo(page, async () => (await lit('.scene:not(.winter)')) > 2))) continue;
    await log(page);
    if (tries === 0) await lookAtStage(page);
    winter = await playTo(page, async () => (await lit('.scene.winter')) > 0);
  }
  expect(winter).toBe(true);
  await log(page);
  await look(page, 'fools-gold-winter');
  await playTo(page, () => Promise.resolve(false));
  await lookAtEnd(page, 'fools-gold', id, 40);
});

test('cards in the air while they turn', async ({ page }) => {
  test.setTimeout(120_000);
  await sit(page, { game: 'fools-gold', seats: [...four] }, { speed: 'normal', confirm: 'none', tips: false });
  for (let i = 0; i < 60 && (await page.locator('.scene').count()) === 0; i++) {
    await page.waitForTimeout(150);
    const send = prompt(page).getByRole('button', { name: /^Send/ });
    const pass = prompt(page).getByRole('button', { name: /^Pass/ });
    if ((await send.count()) > 0) await send.click().catch(() => undefined);
    else if ((await page.locator('.step').count()) > 0) await page.locator('[data-id="mine:lake"]').click();
    else if (i > 12 && (await pass.count()) > 0) await pass.click().catch(() => undefined);
    else if ((await page.locator('.cell.can').count()) > 0)
      await page
        .locator('.cell.can')
        .first()
        .click()
        .catch(() => undefined);
  }
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  for (const size of sizes) {
    await resize(page, size);
    await page.screenshot({ path: `test-results/screens/fools-gold-turning-${size.width}-light.png` });
    await page.waitForTimeout(500);
  }
});

test('the first turn, guided, the rules and a new table', async ({ page }) => {
  test.setTimeout(200_000);
  await settle(page.context());
  await lookAround(page, 'fools-gold', 'fools-gold', 'FG-M8');
});
