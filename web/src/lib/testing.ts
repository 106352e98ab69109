// For tests of boards: a table with one seat's things on the screen, and parts of a board on a page.
import { flushSync, mount, unmount, type Component } from 'svelte';
import { afterEach } from 'vitest';
import type { Gesture, Hands, TableView } from './game';
import type { Asked, GameEvent, Seat } from './protocol';

/** What a seat sees at one moment, as the fixtures of a game keep it. */
export interface Fixture<Open, Own, Event = unknown> {
  seat: number | null;
  open: Open;
  own: Own | null;
  asked: Asked | null;
  events: GameEvent<Event>[];
}

/** Finds a fixture among the files of a game's folder. */
export const fixtures =
  <Kept>(files: Record<string, Kept>) =>
  (name: string): Kept => {
    const found = files[`./fixtures/${name}.json`];
    if (!found) throw new Error(`no fixture ${name}`);
    return structuredClone(found);
  };

interface Around<View> {
  edition?: unknown;
  over: boolean;
  /** The piece in the seat's hand. */
  held?: string | null;
  gestures: (asked: Asked, view: View) => Gesture[];
  /** Where a board's own hands differ: whether a gesture ends at an id, and whether an id is lit. */
  ends?: (gesture: Gesture, id: string) => boolean;
  lit?: (id: string, all: Gesture[], view: View) => boolean;
}

const NAMES = ['Ana', 'Josefa', 'Wei', 'Shovel'];

export function tableWith<Open extends { players: unknown[] }, Own, Event>(
  { seat, open, own, asked, events }: Fixture<Open, Own, Event>,
  { edition = null, over, held = null, gestures, ends, lit }: Around<TableView<Open, Own, Event>>,
): TableView<Open, Own, Event> {
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
  const ending =
    ends ?? (({ piece, target }, id) => (target === null ? piece === id : target === id && piece === held));
  const hands: Hands = {
    seat,
    held,
    hovered: null,
    asking: null,
    ending: (id) => all().filter((each) => ending(each, id)),
    lit: (id) =>
      lit
        ? lit(id, all(), view)
        : hands.ending(id).length > 0 || (held === null && all().some(({ piece }) => piece === id)),
    press: () => undefined,
    play: () => undefined,
    hover: () => undefined,
  };
  const view: TableView<Open, Own, Event> = {
    seats,
    edition,
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
      over,
      ranks: [],
      ending: null,
      deadline: null,
    },
  };
  return view;
}

/** What must be there. */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('missing');
  return value;
}

let drop: (() => void) | null = null;
afterEach(() => {
  drop?.();
  drop = null;
});

/** One part of a board on the page, until the next or the end of the test. */
export function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): HTMLElement {
  drop?.();
  const target = document.body.appendChild(document.createElement('div'));
  const shown = mount(part, { target, props });
  flushSync();
  drop = () => {
    void unmount(shown);
    target.remove();
  };
  return target;
}
