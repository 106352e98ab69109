// Events as things that fly: what, from where, to where. Points are in units of the board's drawing.
import type { GameEvent } from '../../lib/protocol';
import { argsOf } from './events';
import { launch, type End, type PieceFlight } from '../../lib/stage/flying';
import { middle, stackAt, type Layout } from './layout';
import { panelId } from './notation';
import { spotOf } from './standing';
import { building, campOf, occupied } from './table';
import type { EventKind, Open, Part, Space } from './types';

export type Piece =
  | { kind: 'prospector'; seat: number }
  | { kind: 'card'; seat: number; rank: string }
  | { kind: 'counter'; part: Part; face: number | null }
  | { kind: 'certificate'; seat: number };

export type Flight = PieceFlight<Piece>;

const COUNTERS: readonly string[] = ['dig', 'business', 'bonus'];

/** `open` is the state that the events have led to. */
export function flights(events: readonly GameEvent[], open: Open, at: Layout): Flight[] {
  const taken = events.filter((event) => COUNTERS.includes(event.kind)).length;
  let counter = occupied(open)[0] - taken;
  const { list, fly } = launch<Piece>();
  const take = (event: GameEvent, seat: number) => {
    const from = at.spots[Math.max(0, counter++)] ?? { x: 0, y: 0 };
    fly(event, { kind: 'counter', part: argsOf(event).part, face: argsOf(event).face }, from, panelId(seat));
  };
  const walk = (event: GameEvent, seat: number, from: End, to: Space) =>
    fly(event, { kind: 'prospector', seat }, from, spotOf(at, open, to, seat), `${to}:${seat}`);

  for (const event of events) {
    const { seat } = event;
    const a = argsOf(event).space;
    if (seat === null) continue;
    switch (event.kind as EventKind) {
      case 'dig':
        walk(event, seat, spotOf(at, open, campOf(argsOf(event).part), seat), a);
        take(event, seat);
        break;
      case 'business':
      case 'bonus':
        take(event, seat);
        break;
      case 'place':
        walk(event, seat, panelId(seat), a);
        break;
      case 'move':
        walk(event, seat, spotOf(at, open, a, seat), argsOf(event).to);
        break;
      case 'leave':
        fly(event, { kind: 'prospector', seat }, spotOf(at, open, a, seat), panelId(seat));
        break;
      case 'card': {
        const space = argsOf(event).to;
        const count = building(open, space).cards.length;
        const stack = stackAt(at, space, count);
        const to = { x: stack.x + (count - 1) * stack.dx, y: stack.y + (count - 1) * stack.dy };
        fly(event, { kind: 'card', seat, rank: argsOf(event).rank }, panelId(seat), to, `stack:${space}`);
        break;
      }
      case 'pull': {
        const count = building(open, a).cards.length + 1;
        const stack = stackAt(at, a, count);
        const from = { x: stack.x + (count - 1) * stack.dx, y: stack.y + (count - 1) * stack.dy };
        fly(
          event,
          { kind: 'card', seat: argsOf(event).owner, rank: argsOf(event).pulled },
          from,
          panelId(argsOf(event).owner),
        );
        break;
      }
      case 'certificate':
        fly(
          event,
          { kind: 'certificate', seat },
          { x: at.plots[a].x + at.plots[a].w - 20, y: at.plots[a].y + 20 },
          panelId(seat),
        );
        break;
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
    if (event.seat === null) continue;
    if (event.kind === 'move') return { seat: event.seat, from: argsOf(event).space, to: argsOf(event).to };
    if (event.kind === 'dig') return { seat: event.seat, from: campOf(argsOf(event).part), to: argsOf(event).space };
  }
  return null;
}
