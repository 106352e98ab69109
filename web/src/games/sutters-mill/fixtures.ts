// Tables for tests. fixtures/make.js writes the views in fixtures/ along one game of four bots.
import type { Hands } from '../../lib/game';
import type { Asked, GameEvent, Seat } from '../../lib/protocol';
import { attempt, gestures, implied } from './gestures';
import type { Open, Own } from './types';
import type { View } from './view';

export interface Fixture {
  seat: number | null;
  open: Open;
  own: Own | null;
  asked: Asked | null;
  events: GameEvent[];
}

const files = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

export function fixture(name: string): Fixture {
  const found = files[`./fixtures/${name}.json`];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}

const NAMES = ['Ana', 'Josefa', 'Wei', 'Shovel'];

/** A table at which one piece is held. */
export function tableOf({ seat, open, own, asked, events }: Fixture, held: string | null = null): View {
  const seats = open.players.map((_, each): Seat => ({
    seat: each,
    kind: 'human',
    name: NAMES[each] ?? '',
    level: null,
    yours: each === seat,
    here: true,
    host: each === 0,
    stand_in: false,
  }));
  const all = () => (asked ? gestures(asked, view) : []);
  const hands: Hands = {
    seat,
    held,
    hovered: null,
    ending: (id) => all().filter((each) => each.target === id && each.piece === held),
    lit: (id) =>
      held === null
        ? all().some((each) => each.piece === id) || (asked !== null && implied(id, asked, view) !== null)
        : hands.ending(id).length > 0,
    press: () => undefined,
    hover: () => undefined,
  };
  const view: View = {
    seats,
    edition: null,
    viewer: seat,
    asked,
    hands,
    playing: [],
    state: {
      moves: 0,
      events,
      next: 0,
      open,
      own: own && seat !== null ? { [String(seat)]: own } : {},
      asked: asked ? [asked] : [],
      waiting: [],
      scores: [],
      undo: { allowed: false, seat: null, reason: '' },
      over: open.stage === 'over',
      ranks: [],
      ending: null,
      deadline: null,
    },
  };
  return view;
}

export const table = (name: string, held: string | null = null): View => tableOf(fixture(name), held);
export const asked = (name: string): Asked => {
  const question = fixture(name).asked;
  if (!question) throw new Error(`${name} asks nothing`);
  return question;
};
export const meant = (name: string, held: string | null, target: string): string | null =>
  attempt(held, target, table(name, held));

/** For tests: what must be there. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}
