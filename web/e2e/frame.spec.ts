// The frame around every board: nothing that is asked is off the screen, nothing in the panels is cut off.
import type { Page } from '@playwright/test';
import { asked, expect, inSight, playListed, prompt, resize, sit, test, touchable } from './table';

test.use({ hasTouch: true, isMobile: true });

const games = [
  ['sutters-mill', 4],
  ['carcassonne-gold-rush', 5],
  ['fools-gold', 5],
  ['coloma', 5],
  ['golden-wilderness', 5],
] as const;

/** Parts of the player panels that do not fit in. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.players .worth, .players .name > span, .players .panel')]
      .filter((part) => part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.className}: ${part.textContent.trim()}`),
  );

const table = (seats: number) => {
  const names = ['Shovel', 'Sluice', 'Pickaxe', 'Rocker'].slice(0, seats - 1);
  return [{ kind: 'me' } as const, ...names.map((name) => ({ kind: 'bot', level: 1, name }) as const)];
};

test('five who have passed are whole on a phone', async ({ page }) => {
  await sit(page, { game: 'fools-gold', seats: table(5), seed: 3 });
  await playListed(page, 'Pass');
  await asked(page);
  await expect(prompt(page)).toContainText('reserve');
  await resize(page, { width: 360, height: 740 });
  await expect(page.locator('.players .word')).toHaveCount(4);
  expect(await cutOff(page)).toEqual([]);
});

for (const [game, seats] of games)
  test(`${game}: what is asked is in sight on every screen, and panels are whole`, async ({ page }) => {
    await sit(page, { game, clock: 600, seats: table(seats) });
    for (const [width, height, text] of [
      [1440, 900, 150],
      [360, 740, 100],
      [390, 844, 150],
      [844, 390, 100],
      [720, 450, 100],
      [683, 325, 100],
    ] as const) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), text);
      await resize(page, { width, height });
      await inSight(page, '#prompt, #prompt button, #prompt h2, [data-testid="deadline"]');
      if (width === 360) await touchable(page);
      if (text === 100) expect(await cutOff(page), `${width} x ${height}`).toEqual([]);
    }
  });
