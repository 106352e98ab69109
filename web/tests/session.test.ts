// A table on the page, with the server in the test's hands and time that passes when told.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardsOf } from '../src/lib/modules';
import { duration } from '../src/lib/player.svelte';
import type { GameEvent, ServerMessage, State } from '../src/lib/protocol';
import { settings } from '../src/lib/settings.svelte';
import { play } from '../src/lib/sound';
import { must } from '../src/lib/testing';
import { say } from '../src/table/say';
import { Session } from '../src/table/session.svelte';
import { asked, event, seat, state, table } from './make';

const games = ['sutters-mill', 'carcassonne-gold-rush', 'fools-gold', 'coloma', 'golden-wilderness'];

vi.mock('../src/lib/sound', () => ({ play: vi.fn() }));

class FakeSocket {
  static last: FakeSocket;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {
    // Nothing is answered.
  }
  close(): void {
    this.onclose?.();
  }
}

const open: Session[] = [];

const me = seat(0, 'Guest 406', { yours: true });
const bot = seat(1, 'Shovel', { kind: 'bot' });

/** Joins a table of this game, its boards unpacked. */
async function join(game: string, seats = [me, bot]): Promise<{ session: Session; hear: (next: State) => void }> {
  await boardsOf(game); // fetching them takes real time
  const shown = table(game, seats);
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.includes('/editions/') ? {} : shown))),
  );
  const session = new Session(shown.id);
  open.push(session);
  const say = (message: ServerMessage): void => {
    FakeSocket.last.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  };
  FakeSocket.last.onopen?.();
  say({ t: 'table', table: shown });
  await vi.waitFor(() => expect(session.boards).not.toBeNull(), { timeout: 60_000 });
  return { session, hear: (next) => say({ t: 'state', ...next }) };
}

const scores = (total: number): State['scores'] => [{ seat: 0, items: [], total }];
const mine = (moves: number, events: GameEvent[], more: Partial<State> = {}): State =>
  state(moves, { events, next: moves + 1, asked: [asked(moves, ['dig'])], waiting: [0], ...more });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  settings.speed = 'normal';
});
afterEach(() => {
  open.splice(0).forEach((session) => session.close());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(play).mockClear();
});

describe.each(games)('what is still being told in %s', (game) => {
  const theirs = event(1, { seat: 1, text: 'Red digs' });
  const time = (session: Session) => session.boards?.lasts?.([theirs as never]) ?? duration([theirs]);

  it('is seen before anybody is asked, and before panels, log and prompt speak of it', async () => {
    const { session, hear } = await join(game);
    hear(state(0, { events: [], next: 1, scores: scores(3) }));
    hear(mine(1, [theirs], { next: 2, scores: scores(9) }));
    expect(session.playing).toEqual([theirs]);
    expect(session.asked).toBeNull();
    expect(session.beside?.scores[0]?.total).toBe(3);
    expect(session.told).toEqual([]);
    expect(say(session).head).toBe('Shovel plays.');
    vi.advanceTimersByTime(time(session) - 1);
    flushSync();
    expect(session.asked).toBeNull();
    vi.advanceTimersByTime(1);
    flushSync();
    expect(session.asked?.question).toBe(1);
    expect(session.beside?.scores[0]?.total).toBe(9);
    expect(session.told).toEqual([theirs]);
  });

  it('is seen before the game has ended', async () => {
    const { session, hear } = await join(game);
    hear(state(0, { events: [], next: 1 }));
    hear(state(1, { events: [theirs], next: 2, over: true, ending: 'x', ranks: [1, 2] }));
    expect(session.ended).toBe(false);
    expect(say(session).head).toBe('Shovel plays.');
    vi.advanceTimersByTime(time(session));
    flushSync();
    expect(session.ended).toBe(true);
    expect(say(session).head).toBe('The game is over.');
  });
});

describe('a long game', () => {
  it('comes with its last events, and fetches the earlier ones when asked', async () => {
    const { session, hear } = await join('sutters-mill');
    const numbers = () => session.events.map(({ n }) => n);
    hear({ ...mine(9, [event(8, { move: 8 }), event(9, { move: 9 })]), left_out: 3 } as State);
    expect(session.leftOut).toBe(3);
    hear(mine(10, [event(10, { move: 10 })]));
    expect(numbers()).toEqual([8, 9, 10]);
    expect(session.leftOut).toBe(3);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify({ events: [event(6), event(7)], left_out: 1 })));
    });
    await session.hearEarlier();
    expect(asked[0]).toMatch(/\/events\?before=8$/);
    expect(numbers()).toEqual([6, 7, 8, 9, 10]);
    expect(session.leftOut).toBe(1);
  });
});

describe('what is being told', () => {
  it('does not keep one waiting after a short deed of one’s own', async () => {
    const { session, hear } = await join('sutters-mill');
    hear(mine(0, []));
    hear(mine(1, [event(1, { seat: 0 })], { next: 2 }));
    expect(session.asked?.question).toBe(1);
    expect(session.playing).toHaveLength(1);
  });

  it('keeps one waiting while the cards of one’s own mine turn up', async () => {
    const { session, hear } = await join('fools-gold');
    hear(mine(0, []));
    const shown = { seat: undefined, mine: 'river' };
    const draw = { ...event(1, { kind: 'draw' }), ...shown, dice: 2, cards: 3 };
    const cards = ['gold_2', 'gold_3', 'gold_4'].map((card, i) => ({
      ...event(i + 2, { kind: 'card', move: 1 }),
      ...shown,
      card,
    }));
    hear(mine(1, [draw, ...cards], { next: 5 }));
    expect(session.asked).toBeNull();
    expect(say(session).head).toBe('Watch the board.');
    // A press shows how it ends, and does no more than that.
    expect(session.hurry()).toBe(true);
    expect(session.asked?.question).toBe(1);
    expect(session.hurry()).toBe(false);
  });

  it('lets a press through that cuts but a moment short', async () => {
    const { session, hear } = await join('sutters-mill');
    hear(state(0, { events: [], next: 1 }));
    hear(mine(1, [event(1, { seat: 1 })], { next: 2 }));
    expect(session.asked).toBeNull();
    expect(session.hurry()).toBe(false);
    expect(session.asked?.question).toBe(1);
  });
});

describe('a hint that is played', () => {
  it('asks "Yes, ..." where the move does', async () => {
    const { session, hear } = await join('sutters-mill');
    const shown = { move: { move: 'dig', words: 'dig' }, piece: null, target: 'card:a', confirm: 'All see it.' };
    session.boards = { ...must(session.boards), gestures: () => [shown] };
    hear(mine(0, []));
    session.askHint();
    FakeSocket.last.onmessage?.({
      data: JSON.stringify({ t: 'hint', seat: 0, moves: [{ ...shown.move, points: 1, reason: '' }] }),
    });
    flushSync();
    expect(session.hinted?.move).toBe('dig');
    session.playHint();
    flushSync();
    expect(session.hands.confirming?.move.move).toBe('dig');
  });
});

describe('the chime', () => {
  const rung = () => vi.mocked(play).mock.calls.filter(([sound]) => sound === 'turn').length;

  it('sounds once a turn, not after each deed of one’s own', async () => {
    const { session, hear } = await join('sutters-mill');
    hear(mine(0, []));
    expect(rung()).toBe(1);
    hear(mine(1, [event(1, { seat: 0 })], { next: 2 }));
    // What one does may bring others something.
    hear(mine(2, [event(2, { seat: 0 }), event(3, { seat: 1, move: 2 })], { next: 4 }));
    session.player.skip();
    flushSync();
    expect(session.asked?.question).toBe(2);
    expect(rung()).toBe(1);
    hear(mine(3, [event(4, { seat: 1, move: 3 })], { next: 5 }));
    session.player.skip();
    flushSync();
    expect(session.asked?.question).toBe(3);
    expect(rung()).toBe(2);
  });

  it('does not sound for what was taken back', async () => {
    const { hear } = await join('sutters-mill');
    hear(mine(1, [event(1, { seat: 0 })], { next: 2 }));
    hear(mine(0, [], { next: 2 }));
    expect(rung()).toBe(1);
  });
});

describe.each(games)('friends at one screen in %s', (game) => {
  const friend = seat(1, 'Wei', { yours: true });
  const own = { 0: { purse: 2 }, 1: { purse: 5 } };
  /** What came of a move, and whose question lies there now. */
  const next = (moves: number, whose: number | null, events: GameEvent[] = []): State =>
    state(moves, {
      events,
      own,
      next: moves + 1,
      asked: whose === null ? [] : [{ ...asked(moves, ['dig']), seat: whose }],
    });
  const shown = (session: Session) => Object.keys(session.beside?.own ?? {});
  const tell = (session: Session): void => {
    session.player.skip();
    flushSync();
  };

  it('see no secret while the table plays: the next cover stays down until it is lifted', async () => {
    const { session, hear } = await join(game, [me, friend]);
    hear(next(0, 0));
    expect(session.cover).toBe(0);
    session.handOver();
    expect(shown(session)).toEqual(['0']);
    // The last of all answers, and what comes of it is seen by both, though the first is asked again.
    hear(next(1, 0, [event(1, { seat: 0 }), event(2, { seat: 1, move: 2 })]));
    expect(session.cover).toBeNull();
    expect(shown(session)).toEqual([]);
    tell(session);
    expect(session.cover).toBe(0);
    expect(session.regret).toBeNull();
    session.handOver();
    expect(shown(session)).toEqual(['0']);
    // While nobody at this screen is asked nothing lies open either.
    hear(next(3, null, [event(3, { seat: 0 })]));
    tell(session);
    expect(session.cover).toBeNull();
    expect(shown(session)).toEqual([]);
  });

  it('go on with a turn of their own without a cover', async () => {
    const { session, hear } = await join(game, [me, friend]);
    hear(next(0, 0));
    session.handOver();
    hear(next(1, 0, [event(1, { seat: 0 }), event(2, { seat: 1, move: 1 })]));
    expect(shown(session)).toEqual(['0']);
    tell(session);
    expect(session.cover).toBeNull();
    expect(session.asked?.seat).toBe(0);
  });
});

it('the dials turn up before friends at one screen with every hand covered', async () => {
  const { session, hear } = await join('coloma', [me, seat(1, 'Wei', { yours: true })]);
  const mineAgain = { own: { 0: { hand: ['a'] }, 1: { hand: ['b'] } }, asked: [asked(1, ['end'])] };
  hear(state(0, { ...mineAgain, events: [] }));
  session.handOver();
  hear(state(1, { ...mineAgain, events: [event(1, { kind: 'dial' }), event(2, { kind: 'pioneer', move: 1 })] }));
  expect(session.beside?.own).toEqual({});
  expect(session.state?.own).toEqual({});
  session.player.skip();
  flushSync();
  expect(session.cover).toBe(0);
});
