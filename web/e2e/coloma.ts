// What the tests of Coloma do at its table.
import type { Locator, Page } from '@playwright/test';
import { answered, asked, prompt, question } from './table';

export const button = (page: Page, name: RegExp): Locator => prompt(page).getByRole('button', { name });
export const lit = (page: Page, prefix: string): Locator => page.locator(`.target.lit[data-id^="${prefix}"]`);
export const dial = (page: Page): Locator => page.getByRole('group', { name: 'Your dial' });

/** Presses a thing; where it has several meanings takes the first. */
async function press(page: Page, thing: Locator): Promise<void> {
  const before = await question(page);
  await thing.click();
  const ring = page.locator('.ring button');
  if ((await question(page)) === before && (await ring.count()) > 0) await ring.first().click();
  await answered(page, before);
}

const PLACES = [
  'card:',
  'space:',
  'row:',
  'land:',
  'event:',
  'cask:',
  'saved:',
  'used',
  'column:',
  'house:',
  'bridge:',
];
/** Where one goes in turn: earn, build, travel, settle. */
const SITES = [1, 3, 2, 4, 3, 5, 1, 3, 2, 5, 1, 3, 4, 2, 3];

/** What the page offers, at one look. */
const offered = (page: Page) =>
  page.evaluate(() => ({
    dial: document.querySelector('[aria-label="Your dial"]') !== null,
    turn: [...document.querySelectorAll('#prompt .acts button')].some((each) => /^\s*End turn/.test(each.textContent)),
    lit: [...document.querySelectorAll<HTMLElement>('.target.lit')].map((each) => each.dataset.id ?? ''),
  }));

/** One decision by hand, whatever the board offers first; tells of what kind it was. */
export async function decide(page: Page, chapter: number): Promise<string> {
  const before = await question(page);
  const { dial: choosing, turn, lit: ids } = await offered(page);
  if (choosing) {
    await page.locator(`[data-id="site:${SITES[chapter % SITES.length] ?? 1}"]`).click();
    await button(page, /^Set dial/).click();
    await answered(page, before);
    return 'dial';
  }
  for (const prefix of turn ? ['chore:'] : PLACES) {
    const id = ids.find((each) => each.startsWith(prefix));
    if (id === undefined) continue;
    await press(page, page.locator(`.target.lit[data-id="${id}"]`).first());
    return prefix;
  }
  await page.locator('#prompt [data-primary], #prompt [data-choice], #prompt .acts button').last().click();
  await answered(page, before);
  return 'answer';
}

/** A whole turn by keys: Tab to what may be done, Enter, the first of its meanings; then to the end. Tells what was done. */
export async function turnByKeys(page: Page): Promise<string[]> {
  const done: string[] = [];
  for (let n = 0; n < 10 && (await asked(page)); n++) {
    const { dial: over, turn, lit: ids } = await offered(page);
    if (over) break;
    const before = await question(page);
    const thing = turn ? 'chore:' : 'card:';
    if (ids.some((id) => id.startsWith(thing))) {
      const reached = () => page.evaluate((id) => document.activeElement?.matches(`.lit[data-id^="${id}"]`), thing);
      for (let tabs = 0; tabs < 80 && !(await reached()); tabs++) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      if ((await page.locator('.ring button').count()) > 0) await page.keyboard.press('1');
      done.push(thing);
    } else {
      await page.keyboard.press('e');
      done.push(turn ? 'end' : 'answer');
    }
    await answered(page, before);
  }
  return done;
}
