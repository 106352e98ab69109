// Pictures of a page at every width and in both lights, and nothing for axe to find.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { asked, end, expect, resize } from './table';

export const sizes = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 360, height: 780 },
];

/** `./test long` looks at every size in both lights; otherwise the narrowest by night and the others by day stand for all. */
const everywhere = process.env.PAYDIRT_LONG === '1';

/** Layout that follows the size of the window takes a few frames. */
const settled = async (): Promise<void> => {
  await document.fonts.ready;
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
};

/** Only what is wrong is asked for: telling all that is well takes most of its time. */
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    preload: false,
    // Not among axe's usual rules: who speaks to the page says what can be read.
    rules: { 'label-content-name-mismatch': { enabled: true } },
  });

/** What axe finds. */
export async function wrong(page: Page): Promise<string[]> {
  const { violations } = await axe(page).analyze();
  return violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}

export async function look(page: Page, name: string, at = sizes): Promise<void> {
  for (const light of ['light', 'dark'] as const) {
    const shown = everywhere ? at : at.filter((size) => (size === at.at(-1)) === (light === 'dark'));
    await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' });
    for (const size of shown) {
      await resize(page, size);
      await page.evaluate(settled);
      await page.screenshot({ path: `test-results/screens/${name}-${size.width}-${light}.png` });
      if (!everywhere && size !== at[0] && size !== at.at(-1)) continue;
      expect(await wrong(page), `${name} ${size.width} ${light}`).toEqual([]);
    }
  }
  await resize(page, at[0] ?? { width: 1440, height: 900 });
}

/** The guided first turn, the rules at this one, and a new table. */
export async function lookAround(page: Page, game: string, name: string, rule: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Game to learn' }).selectOption(game);
  await page.getByRole('button', { name: /^Show me/ }).click();
  await asked(page);
  await look(page, `${name}-guided`);
  await page.goto(`/rules/${game}#${rule}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, `${name}-rules`);
  await page.goto(`/new/${game}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await look(page, `${name}-new-table`);
}

/** The end of the game that is over here, and the review of this move. */
export async function lookAtEnd(page: Page, name: string, id: string, move: number): Promise<void> {
  await expect(end(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await look(page, `${name}-end`);
  await page.goto(`/t/${id}/review?move=${move}`);
  await expect(page.getByTestId('review-move')).toHaveText(new RegExp(`^Move ${move}`));
  await page.waitForLoadState('networkidle');
  await look(page, `${name}-review`);
}

/** Of these, what says more than can be read: it is cut off, or has to be scrolled. Less than half a line is the letters' own. */
export const cutShort = (page: Page, things: string): Promise<string[]> =>
  page.locator(things).evaluateAll((all) =>
    all
      .filter((thing) => thing.checkVisibility())
      .filter((thing) => thing.scrollWidth > thing.clientWidth + 2 || thing.scrollHeight > thing.clientHeight + 6)
      .map((thing) => thing.textContent.trim().slice(0, 60)),
  );

/** What scrolls in here with something beyond an edge: the edge fades, and hides a line or half of a button. */
export const fading = (page: Page, area: string): Promise<string[]> =>
  page
    .locator(`${area} [data-more]:not([data-more=''])`)
    .evaluateAll((all) => all.map((each) => each.textContent.trim().slice(0, 60)));

/** Of these, what lies over one of those. */
export const lyingOver = (page: Page, these: string, those: string): Promise<string[]> =>
  page.evaluate(
    ([these, those]) => {
      const under = [...document.querySelectorAll(those)].map((thing) => thing.getBoundingClientRect());
      return [...document.querySelectorAll(these)]
        .filter((thing) => {
          const { left, right, top, bottom } = thing.getBoundingClientRect();
          return under.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
        })
        .map((thing) => thing.getAttribute('data-id') ?? thing.textContent.trim().slice(0, 60));
    },
    [these, those] as const,
  );

/** Of these, what is cut off by what it stands in or by the screen. */
export const cutOff = (page: Page, things: string): Promise<string[]> =>
  page.locator(things).evaluateAll((all) =>
    all
      .filter((thing) => thing.checkVisibility())
      .filter((thing) => {
        const box = thing.getBoundingClientRect();
        const areas = [document.documentElement.getBoundingClientRect()];
        for (let area = thing.parentElement; area; area = area.parentElement)
          if (getComputedStyle(area).overflow !== 'visible') areas.push(area.getBoundingClientRect());
        return areas.some(
          (area) => box.left < area.left - 1 || box.right > area.right + 1 || box.bottom > area.bottom + 1,
        );
      })
      .map((thing) => thing.getAttribute('data-id') ?? thing.textContent.trim().slice(0, 40)),
  );
