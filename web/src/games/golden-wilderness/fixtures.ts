// Tables for tests. fixtures/make.js writes the views in fixtures/ along games of three bots.
import json from '../../../../games/golden_wilderness/edition.json';
import type { Gesture, Hands } from '../../lib/game';
import type { Asked, GameEvent, Seat } from '../../lib/protocol';
import { editionOf } from './edition';
import { gestures } from './gestures';
import type { Open, Own } from './types';
import type { View } from './view';

export const edition = editionOf(json);

export interface Fixture {
  seat: number | null;
  open: Open;
  own: Own | null;
  asked: Asked | null;
}

const files = import.meta.glob<Fixture>('./fixtures/*.json', { eager: true, import: 'default' });

export function fixture(name: string): Fixture {
  const found = files[`./fixtures/${name}.json`];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
}
/** One event of every kind that the games have seen. */
export const events = (): GameEvent[] => fixture('events') as unknown as GameEvent[];

const NAMES = ['Ana', 'Josefa', 'Wei'];

/** A table with one seat's things on the screen, and perhaps a piece in its hand. */
export function tableOf({ seat, open, own, asked }: Fixture, held: string | null = null): View {
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
  let known: Gesture[] | null = null;
  const all = () => (known ??= asked ? gestures(asked, view) : []);
  const hands: Hands = {
    seat,
    held,
    hovered: null,
    ending: (id) =>
      all().filter((each) =>
        each.target === null
          ? each.piece === id && each.label === undefined
          : each.target === id && each.piece === held,
      ),
    lit: (id) => hands.ending(id).length > 0 || (held === null && all().some((each) => each.piece === id)),
    press: () => undefined,
    hover: () => undefined,
  };
  const view: View = {
    seats,
    edition: json,
    viewer: seat,
    asked,
    hands,
    playing: [],
    state: {
      moves: 0,
      events: [],
      next: 0,
      open,
      own: own && seat !== null ? { [String(seat)]: own } : {},
      asked: asked ? [asked] : [],
      waiting: [],
      scores: [],
      undo: { allowed: false, seat: null, reason: '' },
      over: open.ended !== 'none',
      ranks: [],
      ending: null,
      deadline: null,
    },
  };
  return view;
}

export const table = (name: string, held: string | null = null): View => tableOf(fixture(name), held);

/** For tests: what must be there. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}
