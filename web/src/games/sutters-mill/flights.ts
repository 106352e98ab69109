// Events as things that fly: what, from where, to where. Points are in units of the board's drawing.
import { launch, type End, type PieceFlight } from '../../lib/stage/flying';
import { middle, stackAt, type Layout } from './layout';
import { panelId } from './notation';
import { spotOf } from './standing';
import { building, campOf, occupied } from './table';
import type { Open, Part, Space } from './types';
import type { GameEvent } from './view';

export type Piece =
  | { kind: 'prospector'; seat: number }
  | { kind: 'card'; seat: number; rank: string }
  | { kind: 'counter'; part: Part; face: number | null }
  | { kind: 'certificate'; seat: number };

export type Flight = PieceFlight<Piece>;

type Counter = GameEvent & { kind: 'dig' | 'business' | 'bonus' };
const isCounter = (event: GameEvent): event is Counter =>
  event.kind === 'dig' || event.kind === 'business' || event.kind === 'bonus';

/** `open` is the state that the events have led to. */
export function flights(events: readonly GameEvent[], open: Open, at: Layout): Flight[] {
  const taken = events.filter(isCounter).length;
  let counter = occupied(open)[0] - taken;
  const { list, fly } = launch<Piece>();
  const take = (event: Counter, seat: number) => {
    const from = at.spots[Math.max(0, counter++)] ?? { x: 0, y: 0 };
    fly(event, { kind: 'counter', part: event.part, face: event.nuggets ?? null }, from, panelId(seat));
  };
  const walk = (event: GameEvent, seat: number, from: End, to: Space) =>
    fly(event, { kind: 'prospector', seat }, from, spotOf(at, open, to, seat), `${to}:${seat}`);

  for (const event of events) {
    const { seat } = event;
    if (seat === undefined) continue;
    switch (event.kind) {
      case 'dig':
        walk(event, seat, spotOf(at, open, campOf(event.part), seat), event.building);
        take(event, seat);
        break;
      case 'business':
      case 'bonus':
        take(event, seat);
        break;
      case 'place':
        walk(event, seat, panelId(seat), event.space);
        break;
      case 'move':
        walk(event, seat, spotOf(at, open, event.from, seat), event.to);
        break;
      case 'leave':
        fly(event, { kind: 'prospector', seat }, spotOf(at, open, event.space, seat), panelId(seat));
        break;
      case 'card': {
        const count = building(open, event.building).cards.length;
        const stack = stackAt(at, event.building, count);
        const to = { x: stack.x + (count - 1) * stack.dx, y: stack.y + (count - 1) * stack.dy };
        fly(event, { kind: 'card', seat, rank: event.rank }, panelId(seat), to, `stack:${event.building}`);
        break;
      }
      case 'pull': {
        const count = building(open, event.building).cards.length + 1;
        const stack = stackAt(at, event.building, count);
        const from = { x: stack.x + (count - 1) * stack.dx, y: stack.y + (count - 1) * stack.dy };
        fly(event, { kind: 'card', seat: event.owner, rank: event.rank }, from, panelId(event.owner));
        break;
      }
      case 'certificate': {
        const { x, y, w } = at.plots[event.building];
        fly(event, { kind: 'certificate', seat }, { x: x + w - 20, y: y + 20 }, panelId(seat));
        break;
      }
      case 'adventurer':
        fly(event, { kind: 'certificate', seat }, middle(at.plots.cartouche), panelId(seat));
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
    const { seat } = event;
    if (seat === undefined) continue;
    if (event.kind === 'move') return { seat, from: event.from, to: event.to };
    if (event.kind === 'dig') return { seat, from: campOf(event.part), to: event.building };
  }
  return null;
}
