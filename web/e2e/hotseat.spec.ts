// Friends at one screen: what only one of them knows is in the document only while that one holds the screen.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { applied, type Change } from '../src/lib/changes';
import type { GameEvent, SeatScore, State, StateChange } from '../src/lib/protocol';
import { expect, newTable, prompt, question, settle, test } from './table';

const names = ['Annabel', 'Barnaby', 'Cordelia'];

/** A mark in everything that only this seat knows; it is said nowhere else. */
const sign = (seat: number | string): string => `¤${seat}¤`;
const number = (seat: number): number => 98_700_001 + seat * 1111;

/** Reads along what the page is told, and marks each secret with its seat. What is secret is known from what an onlooker is
 *  told of the same move. */
class Secrets {
  private last: State | null = null;
  private readonly open = new Map<number, Promise<State>>();
  /** Secret sentences so far. */
  count = 0;
  own: Record<string, unknown> = {};
  public: unknown = null;
  /** The seats whose questions were answered, in order. */
  readonly chosen: number[] = [];

  constructor(
    private readonly onlooker: APIRequestContext,
    private readonly id: string,
  ) {}

  async readAlong(page: Page): Promise<void> {
    await page.routeWebSocket(/\/ws\//, (socket) => {
      const server = socket.connectToServer();
      let before = Promise.resolve();
      server.onMessage((message) => {
        // In their order, though marking takes a while.
        before = before.then(async () => socket.send(await this.marked(String(message))));
      });
      socket.onMessage((message) => {
        const said = JSON.parse(String(message)) as { t: string; seat: number };
        if (said.t === 'choose') this.chosen.push(said.seat);
        server.send(message);
      });
    });
    await page.route(/\/look\?/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: await this.marked(await answer.text()) });
    });
  }

  private look(move: number): Promise<State> {
    const known = this.open.get(move);
    if (known) return known;
    const asked = this.onlooker
      .get(`/api/tables/${this.id}/look?move=${move}`)
      .then(async (answer) => (await answer.json()) as State);
    this.open.set(move, asked);
    return asked;
  }

  /** The state that a frame tells, whole though only a change was sent; null for other frames. */
  private whole(text: string): State | null {
    if (text.startsWith('{"t":"state"')) {
      this.last = JSON.parse(text) as State;
    } else if (text.startsWith('{"t":"change"') && this.last) {
      const { events, change, id } = JSON.parse(text) as StateChange<unknown, Change>;
      this.last = { ...applied(this.last, change), events, ...{ id, t: 'state' } };
    } else {
      return null;
    }
    return structuredClone(this.last);
  }

  private async marked(text: string): Promise<string> {
    const state = this.whole(text);
    if (!state) return text;
    if (state.over) return JSON.stringify(state);
    for (const event of state.events) await this.mark(event);
    const { scores } = await this.look(state.moves);
    for (const score of state.scores) this.markScore(score, scores[score.seat]?.total ?? null);
    this.own = state.own;
    this.public = state.open;
    for (const [seat, own] of Object.entries(state.own)) markNumbers(own, Number(seat));
    return JSON.stringify(state);
  }

  private async mark(event: GameEvent): Promise<void> {
    const { events } = await this.look(event.move);
    const open = events.filter(({ kind }) => kind === event.kind).map((each) => each.text);
    if (!open.includes(event.text)) {
      this.count += 1;
      event.text += ` ${sign(event.seat ?? 0)}`;
    }
    for (const [seat, version] of Object.entries(event.own ?? {})) {
      this.count += 1;
      version.text += ` ${sign(seat)}`;
    }
  }

  private markScore(score: SeatScore, open: number | null): void {
    if (open !== null) return;
    if (score.total !== null) score.total = number(score.seat);
    if (score.own) score.own.total = number(score.seat);
  }

  /** What of the others is in this document. */
  found(html: string, holder: number | null): string[] {
    const text = plain(html);
    const found: string[] = [];
    for (const seat of Object.keys(this.own).map(Number)) {
      if (seat === holder) continue;
      if (html.includes(sign(seat))) found.push(`${sign(seat)}: ${around(html, sign(seat))}`);
      if (html.includes(String(number(seat)))) found.push(`number of ${seat}: ${around(html, String(number(seat)))}`);
      for (const name of this.namesOf(seat)) if (text.includes(name)) found.push(`${name} of ${seat}`);
    }
    return found;
  }

  /** How much of what a seat alone knows is in this document. */
  shownTo(seat: number, html: string): number {
    const text = plain(html);
    const marks = [sign(seat), String(number(seat))].filter((mark) => html.includes(mark));
    return marks.length + this.namesOf(seat).filter((name) => text.includes(name)).length;
  }

  /** Names of cards that this seat holds and nobody else can see. */
  private namesOf(seat: number): string[] {
    const others = Object.entries(this.own).filter(([other]) => Number(other) !== seat);
    const seen = plain(JSON.stringify([this.public, others]));
    return [...new Set(words(this.own[seat]))].map(plain).filter((name) => name.length > 8 && !seen.includes(name));
  }
}

const plain = (text: string): string => ` ${text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
const around = (html: string, what: string): string =>
  html.slice(Math.max(0, html.indexOf(what) - 120), html.indexOf(what));

/** Every text in what a seat has to itself. */
function words(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(words) : [];
}

/** Sums that are only shown, never reckoned with. */
function markNumbers(value: unknown, seat: number): void {
  if (typeof value !== 'object' || value === null) return;
  const fields = value as Record<string, unknown>;
  for (const key of ['purse', 'gold', 'total', 'worth'])
    if (typeof fields[key] === 'number') fields[key] = number(seat);
  for (const inner of Object.values(fields)) markNumbers(inner, seat);
}

const cover = (page: Page) => page.getByRole('dialog', { name: /^Hand over to/ });

async function hotSeat(context: BrowserContext, game: string, people: number, more: object) {
  await settle(context);
  const seats = names
    .slice(0, people)
    .map((name, i) => ({ kind: i === 0 ? ('me' as const) : ('here' as const), name }));
  return newTable(context.request, { game, seats, ...more });
}

/** Until somebody can answer, or must take the screen, or the game is over. */
async function ready(page: Page): Promise<'cover' | 'asked' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('[data-testid="end"]')) return 'over';
      if (document.querySelector('[data-testid="uncover"]')) return 'cover';
      return document.querySelector('[data-question]') && document.querySelector('[data-id]') ? 'asked' : false;
    },
    null,
    { polling: 25, timeout: 30_000 },
  );
  return (await found.jsonValue()) as 'cover' | 'asked' | 'over';
}

/** The legal moves, whatever had the keys before. */
async function listed(page: Page) {
  for (const key of ['F6', '/']) await page.keyboard.press(key);
  const list = page.getByTestId('moves').getByRole('button');
  await expect(list.first()).toBeVisible();
  return list;
}

/** Waits until what was asked is asked no more. */
const done = (page: Page, before: string | null) =>
  page.waitForFunction(
    (before) => {
      if (document.querySelector('[data-testid="end"], [data-testid="uncover"]')) return true;
      const now = document.querySelector('[data-question]')?.getAttribute('data-question') ?? null;
      return now !== null && now !== before;
    },
    before,
    { polling: 25, timeout: 30_000 },
  );

const html = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.outerHTML);

/** What a table of each game is played at, and how often a secret must have been told for the test to mean anything. */
const tables = [
  { game: 'sutters-mill', people: 2, decisions: 24, least: 2, prefer: [/^Dig/, /\(free\)/, /^End/, /^Work/] },
  { game: 'carcassonne-gold-rush', people: 3, decisions: 36, least: 2, prefer: [/^Mine|tent|token/i] },
  { game: 'fools-gold', people: 3, decisions: 30, least: 0, prefer: [/^Place/] },
  { game: 'coloma', people: 2, decisions: 30, least: 6, prefer: [] },
  {
    game: 'golden-wilderness',
    people: 3,
    decisions: 40,
    least: 2,
    prefer: [/^Accept/, /Immigrants/, /pool/, /^Go on/],
    options: { level: 'standard' },
  },
];

for (const { game, people, decisions, least, prefer, ...more } of tables) {
  test(`nobody's secrets are on the others' screen: ${game}`, async ({ page, context, playwright, baseURL }) => {
    test.setTimeout(240_000);
    const id = await hotSeat(context, game, people, { seed: 23, ...more });
    const onlooker = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const secrets = new Secrets(onlooker, id);
    await secrets.readAlong(page);
    await page.goto(`/t/${id}`);
    const holders = new Set<number>();
    let covers = 0;
    let shown = 0;
    for (let i = 0; i < decisions; i++) {
      const now = await ready(page);
      if (now === 'over') break;
      if (now === 'cover') {
        covers += 1;
        expect(secrets.found(await html(page), null), `covered before decision ${i}`).toEqual([]);
        await page.getByTestId('uncover').click();
        await expect(cover(page)).toHaveCount(0);
        await ready(page);
      }
      // The log and all points read aloud, as they stand while this person decides.
      for (const key of ['F6', 'l', 'S']) await page.keyboard.press(key);
      const seen = await html(page);
      const before = await question(page);
      const list = await listed(page);
      const moves = await list.allInnerTexts();
      const wanted =
        prefer.map((words) => moves.findIndex((move) => words.test(move))).find((found) => found >= 0) ?? -1;
      await list.nth(wanted >= 0 ? wanted : (i * 7) % moves.length).click();
      await done(page, before);
      const holder = secrets.chosen.at(-1) ?? -1;
      holders.add(holder);
      expect(secrets.found(seen, holder), `${names[holder]} at decision ${i}`).toEqual([]);
      shown += secrets.shownTo(holder, seen);
    }
    // It means something: there were secrets, and those who have them do see them.
    expect(shown).toBeGreaterThan(0);
    expect(secrets.count).toBeGreaterThanOrEqual(least);
    expect(covers).toBeGreaterThan(0);
    expect(holders.size).toBe(people);
    await onlooker.dispose();
  });
}

test('a friend at the screen cannot take back another’s dial', async ({ page, context }) => {
  const id = await hotSeat(context, 'coloma', 2, { seed: 23 });
  await page.goto(`/t/${id}`);
  const dial = page.getByRole('group', { name: 'Your dial' });
  const answer = async () => {
    if ((await ready(page)) === 'cover') await page.getByTestId('uncover').click();
    await ready(page);
    const before = await question(page);
    await (await listed(page)).first().click();
    await done(page, before);
  };
  for (let i = 0; i < 12; i++) {
    if ((await ready(page)) === 'cover') await page.getByTestId('uncover').click();
    await ready(page);
    if (await dial.isVisible()) break;
    await answer();
  }
  await answer();
  const title = await cover(page).getAttribute('aria-label');
  // Whoever had the screen may still decide otherwise, and then hands it over all the same.
  await cover(page)
    .getByRole('button', { name: /^Let .* undo first$/ })
    .click();
  await expect(cover(page)).not.toHaveAttribute('aria-label', title ?? '');
  await page.getByTestId('uncover').click();
  await expect(dial).toBeVisible();
  await answer();
  await expect(cover(page)).toHaveAttribute('aria-label', title ?? '');
  await page.getByTestId('uncover').click();
  // The other one is asked for a dial; Undo has nothing of hers to take back.
  await expect(dial).toBeVisible();
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('F6');
  await page.keyboard.press('u');
  await page.getByTestId('undo').click({ force: true });
  await expect(prompt(page)).toContainText('Undo is not possible');
  await expect(dial).toBeVisible();
  await answer();
  // Both have chosen: the wheel turns.
  await ready(page);
  await expect(dial).toHaveCount(0);
  expect(title).toMatch(/Annabel|Barnaby/);
});

test('a key that was meant for the question before lifts no cover', async ({ page, context }) => {
  const id = await hotSeat(context, 'coloma', 2, { seed: 23 });
  await page.goto(`/t/${id}`);
  expect(await ready(page)).toBe('cover');
  await expect(cover(page)).toBeFocused();
  for (const key of ['Enter', ' ', 'e', '1', '/', 'u']) await page.keyboard.press(key);
  await expect(cover(page)).toBeVisible();
  await expect(page.getByTestId('moves-filter')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  // By keys all the same: to its button, and then.
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('uncover')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cover(page)).toHaveCount(0);
  expect(await ready(page)).toBe('asked');
});
