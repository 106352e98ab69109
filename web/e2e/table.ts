// What the tests do at a table, said once.
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type { NewTable } from '../src/lib/protocol';

/** Every test fails on an error in the console. */
export const test = base.extend<{ page: Page; quiet: undefined }>({
  quiet: [
    async ({ context }, use) => {
      const said: string[] = [];
      context.on('page', (page) => watch(page, said));
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export function watch(page: Page, said: string[]): void {
  page.on('pageerror', (error) => said.push(error.message));
  page.on('console', (message) => {
    // The browser itself complains about a line that a test has cut.
    if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(message.text()))
      said.push(message.text());
  });
}

/** No motion, no tips, no questions: a test does not wait. */
const brisk = { speed: 'off', confirm: 'none', tips: false, sound: false };

export async function settle(context: BrowserContext, settings: object = brisk): Promise<void> {
  await context.addInitScript((text) => {
    if (location.protocol.startsWith('http') && localStorage.getItem('paydirt.settings') === null)
      localStorage.setItem('paydirt.settings', text);
  }, JSON.stringify(settings));
}

export async function newTable(request: APIRequestContext, more: Partial<NewTable>): Promise<string> {
  // The page itself gives a visitor his cookie.
  await request.get('/');
  const answer = await request.post('/api/tables', {
    data: {
      game: 'sutters-mill',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }],
      options: {},
      private: true,
      undo: 'free',
      clock: null,
      bot_after: null,
      shuffle_seats: false,
      ...more,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

/** Sits down at a new table, and waits to be asked. */
export async function sit(page: Page, more: Partial<NewTable> = {}, settings: object = brisk): Promise<string> {
  await settle(page.context(), settings);
  const id = await newTable(page.context().request, more);
  await page.goto(`/t/${id}`);
  await asked(page);
  return id;
}

export const prompt = (page: Page): Locator => page.getByTestId('prompt');
export const end = (page: Page): Locator => page.getByTestId('end');
export const question = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-testid="prompt"]')?.getAttribute('data-question') ?? null);

/** What has the focus, by its id on the board. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-id') ?? '');

/** Comes by Tab to the first thing of this kind. */
export async function tabTo(page: Page, kind: string): Promise<void> {
  for (let i = 0; i < 20 && !(await focused(page)).startsWith(`${kind}:`); i++) await page.keyboard.press('Tab');
  expect(await focused(page)).toMatch(new RegExp(`^${kind}:`));
}

/** Looks every few milliseconds: what Playwright itself waits with asks for the whole page's meaning each time. */
const soon = { polling: 25, timeout: 60_000 };

/** Waits until this page is asked and its board is there; false when the game is over instead. */
export async function asked(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => {
      const shown = (what: string): boolean => document.querySelector(what)?.checkVisibility() ?? false;
      return shown('[data-testid="end"]') || (shown('[data-question]') && shown('[data-id]'));
    },
    null,
    soon,
  );
  return !(await end(page).isVisible());
}

/** Waits until what was asked is asked no more. */
export async function answered(page: Page, before: string | null): Promise<void> {
  await page.waitForFunction(
    (before) => {
      if (document.querySelector('[data-testid="end"]')) return true;
      const bar = document.querySelector('[data-testid="prompt"]');
      return (bar?.getAttribute('data-question') ?? null) !== before && !bar?.textContent.includes('On its way');
    },
    before,
    soon,
  );
}

/** What is asked, its buttons and all that may be pressed now are on the screen, or in something that pans or shows that it
 *  scrolls. Call it at a question. */
export async function inSight(
  page: Page,
  things = '#prompt, #prompt button, [data-id].lit, [data-id].can',
): Promise<void> {
  const hidden = await page.evaluate((things) => {
    type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    /** Half of a thing, and its middle, is enough to see and to press it. */
    const within = (inner: Box, outer: Box): boolean => {
      const shown = (from: number, to: number, low: number, high: number) => {
        const middle = (from + to) / 2;
        return middle >= low && middle <= high && Math.min(to, high) - Math.max(from, low) >= (to - from) / 2;
      };
      return (
        shown(inner.left, inner.right, outer.left, outer.right) &&
        shown(inner.top, inner.bottom, outer.top, outer.bottom)
      );
    };
    const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const seen = (thing: Element): boolean => {
      let box: Box = thing.getBoundingClientRect();
      for (let area = thing.parentElement; area; area = area.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(area);
        if ((overflowX === 'visible' && overflowY === 'visible') || area === document.documentElement) continue;
        const frame = area.getBoundingClientRect();
        if (within(box, frame)) continue;
        // The answer that most will give is never beyond an edge, however that shows itself.
        if (thing.matches('[data-primary]')) return false;
        if (!area.dataset.more && !area.querySelector('[data-beyond]')) return false;
        box = frame;
      }
      return within(box, screen);
    };
    const named = (thing: Element): string =>
      thing.getAttribute('data-id') ?? (thing.id || thing.textContent.trim().slice(0, 40));
    return [...document.querySelectorAll(things)].filter((thing) => thing.checkVisibility() && !seen(thing)).map(named);
  }, things);
  const size = page.viewportSize();
  if (hidden.length > 0)
    await page.screenshot({
      path: `test-results/hidden/${hidden[0]?.replace(/\W/g, '-') ?? ''}-${size?.width ?? 0}.png`,
    });
  const asks = await page.locator('#prompt h2').first().textContent();
  expect(hidden, `out of sight at ${size?.width ?? 0} x ${size?.height ?? 0}: ${asks ?? ''}`).toEqual([]);
}

/** A finger needs 44 pixels: of all that may be pressed now, and of the bars above and below. */
export async function touchable(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('[data-id].lit, [data-id].can, #prompt .acts button, header a, header button')]
      .filter((thing) => thing.checkVisibility() && !thing.matches('.skip'))
      .flatMap((thing) => {
        const box = thing.getBoundingClientRect();
        const around = getComputedStyle(thing, '::after'); // may reach farther than what is drawn
        const width = Math.max(box.width, parseFloat(around.width) || 0);
        const height = Math.max(box.height, parseFloat(around.height) || 0);
        const name = thing.getAttribute('data-id') ?? thing.getAttribute('aria-label') ?? thing.textContent.trim();
        return Math.min(width, height) < 43.5 ? [`${name}: ${width.toFixed(0)} x ${height.toFixed(0)}`] : [];
      }),
  );
  expect(small, 'too small for a finger').toEqual([]);
}

/** The sizes at which a whole game is watched at every question; it is played in the first two in turn. `./test long` looks at
 *  phones as well. */
const played = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
];
const phones = [
  { width: 360, height: 740 },
  { width: 844, height: 390 },
];

/** Another size of the window, and the layout that follows it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Like `asked`, and looks at the question in every size that is watched. */
export async function watched(page: Page): Promise<boolean> {
  if (!(await asked(page))) return false;
  const now = page.viewportSize();
  const others = played.filter(({ width }) => width !== now?.width);
  await inSight(page);
  for (const size of [...(process.env.PAYDIRT_LONG === '1' ? phones : []), ...others]) {
    await resize(page, size);
    await inSight(page);
    if (size.width === 360) await touchable(page);
  }
  return true;
}

/** Ends this turn as soon as the rules allow. */
export async function passTurn(page: Page, over: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 8 && !(await over()); i++) {
    const moves = await listed(page);
    const before = await question(page);
    for (const words of [/^(Stop|End)/, /^Dig, then/, /^(Dig|Work)/]) {
      if ((await moves.filter({ hasText: words }).count()) === 0) continue;
      await moves.filter({ hasText: words }).first().click();
      break;
    }
    await answered(page, before);
  }
}

/** The list of all that may be done, opened if it is not. */
export async function listed(page: Page): Promise<Locator> {
  if (!(await page.getByTestId('moves-filter').isVisible())) await page.keyboard.press('/');
  const moves = page.getByTestId('moves').getByRole('button');
  await expect(moves.first()).toBeVisible();
  return moves;
}

/** Plays the legal move with these words, or the first there is, from the list. */
export async function playListed(page: Page, words = ''): Promise<void> {
  const before = await question(page);
  const moves = await listed(page);
  await page.getByTestId('moves-filter').fill(words);
  await moves.first().click();
  await answered(page, before);
}

/** To the end of the game by the first move that fits what one hopes for. */
export async function playOut(page: Page, next = asked, most = 600): Promise<void> {
  for (let i = 0; i < most && (await next(page)); i++) {
    const moves = await listed(page);
    const before = await question(page);
    // Digging empties the vein, and so ends the game soonest.
    const dig = moves.filter({ hasText: /^Dig/ });
    await ((await dig.count()) > 0 ? dig.first() : moves.first()).click({ timeout: 5000 }).catch(() => undefined);
    await answered(page, before);
  }
}
/** The result: who won, why it was over, in words, and what was counted. */
export async function expectResult(page: Page, item: string | RegExp = ''): Promise<void> {
  await expect(end(page).getByRole('heading', { level: 1 })).toHaveText(/wins? (by|the tie)|share the win/);
  await expect(end(page).getByTestId('ending')).toHaveText(/^[A-Z][^_]+\. After \d+ moves\.$/);
  await expect(end(page).getByRole('table').first()).toContainText(item);
}
export { expect };
