// Tables for tests. fixtures/make.js writes the views in fixtures/ along one game of three bots.
import json from '../../../../games/coloma/edition.json';
import type { Hands } from '../../lib/game';
import type { Asked, GameEvent, Seat } from '../../lib/protocol';
import { gestures } from './gestures';
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
  return structuredClone(found);
}

const NAMES = ['Ana', 'Josefa', 'Wei'];

/** A table with one seat's things on the screen. */
export function tableOf({ seat, open, own, asked, events }: Fixture): View {
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
  const hands: Hands = {
    seat,
    held: null,
    hovered: null,
    ending: (id) => (asked ? gestures(asked, view) : []).filter(({ target }) => target === id),
    lit: (id) => hands.ending(id).length > 0,
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
      moves: events.at(-1)?.move ?? 0,
      events,
      next: 0,
      open,
      own: own && seat !== null ? { [String(seat)]: own } : {},
      asked: asked ? [asked] : [],
      waiting: asked ? [asked.seat] : [],
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
export const table = (name: string): View => tableOf(fixture(name));

export function must<Type>(value: Type | null | undefined): Type {
  if (value === null || value === undefined) throw new Error('nothing there');
  return value;
}
