// Events as things that fly: what, from where, to where. Points are in units of the board's drawing.
import type { GameEvent } from '../../lib/protocol';
import { middle, stackAt, type Layout, type Point } from './layout';
import { panelId } from './notation';
import { partAt, spaceAt } from './places';
import { spotOf } from './standing';
import { building, campOf, occupied, RANKS } from './table';
import type { EventKind, Open, Part, Space } from './types';

export type Piece =
  | { kind: 'prospector'; seat: number }
  | { kind: 'card'; seat: number; rank: string }
  | { kind: 'counter'; part: Part; face: number | null }
  | { kind: 'certificate'; seat: number };

/** A point of the drawing, or a thing elsewhere on the page. */
export type End = Point | { id: string };

export interface Flight {
  key: string;
  piece: Piece;
  from: End;
  to: End;
  delay: number;
  /** What stays unseen until this has landed; see Stage.arriving. */
  lands: string | null;
}

export const STAGGER = 40;
const COUNTERS: readonly string[] = ['dig', 'business', 'bonus'];

/** `open` is the state that the events have led to. */
export function flights(events: readonly GameEvent[], open: Open, at: Layout): Flight[] {
  const taken = events.filter((event) => COUNTERS.includes(event.kind)).length;
  let counter = occupied(open)[0] - taken;
  const list: Flight[] = [];
  const fly = (event: GameEvent, piece: Piece, from: End, to: End, lands: string | null = null) =>
    list.push({ key: `${event.n}:${piece.kind}`, piece, from, to, delay: list.length * STAGGER, lands });
  const take = (event: GameEvent, seat: number) => {
    const from = at.spots[Math.max(0, counter++)] ?? { x: 0, y: 0 };
    fly(event, { kind: 'counter', part: partAt(event.b), face: event.secret || null }, from, { id: panelId(seat) });
  };
  const walk = (event: GameEvent, seat: number, from: End, to: Space) =>
    fly(event, { kind: 'prospector', seat }, from, spotOf(at, open, to, seat), `${to}:${seat}`);

  for (const event of events) {
    const { seat } = event;
    const a = spaceAt(event.a);
    if (seat === null) continue;
    switch (event.kind as EventKind) {
      case 'dig':
        walk(event, seat, spotOf(at, open, campOf(partAt(event.b)), seat), a);
        take(event, seat);
        break;
      case 'business':
      case 'bonus':
        take(event, seat);
        break;
      case 'place':
        walk(event, seat, { id: panelId(seat) }, a);
        break;
      case 'move':
        walk(event, seat, spotOf(at, open, a, seat), spaceAt(event.b));
        break;
      case 'leave':
        fly(event, { kind: 'prospector', seat }, spotOf(at, open, a, seat), { id: panelId(seat) });
        break;
      case 'card': {
        const space = spaceAt(event.b);
        const count = building(open, space).cards.length;
        const stack = stackAt(at, space, count);
        const to = { x: stack.x + (count - 1) * stack.dx, y: stack.y + (count - 1) * stack.dy };
        fly(event, { kind: 'card', seat, rank: RANKS[event.a] ?? '' }, { id: panelId(seat) }, to, `stack:${space}`);
        break;
      }
      case 'pull': {
        const count = building(open, a).cards.length + 1;
        const stack = stackAt(at, a, count);
        const from = { x: stack.x + (count - 1) * stack.dx, y: stack.y + (count - 1) * stack.dy };
        fly(event, { kind: 'card', seat: event.b, rank: RANKS[event.amount] ?? '' }, from, { id: panelId(event.b) });
        break;
      }
      case 'certificate':
        fly(
          event,
          { kind: 'certificate', seat },
          { x: at.plots[a].x + at.plots[a].w - 20, y: at.plots[a].y + 20 },
          { id: panelId(seat) },
        );
        break;
      case 'adventurer':
        fly(event, { kind: 'certificate', seat }, middle(at.plots.cartouche), { id: panelId(seat) });
        break;
      default:
        break;
    }
  }
  return list;
}

/** The last way of a prospector from one space to another, for the trail. */
export function lastWay(events: readonly GameEvent[]): { seat: number; from: Space; to: Space } | null {
  for (const event of [...events].reverse()) {
    if (event.seat === null) continue;
    if (event.kind === 'move') return { seat: event.seat, from: spaceAt(event.a), to: spaceAt(event.b) };
    if (event.kind === 'dig') return { seat: event.seat, from: campOf(partAt(event.b)), to: spaceAt(event.a) };
  }
  return null;
}
