// What on the table an event touches.
import { panelId, spaceId, stackId } from './notation';
import { campOf } from './table';
import type { GameEvent } from './view';

/** The counter at the front of the vein. */
export const FRONT = 'vein:front';
export const BACK = 'vein:back';

export function places(event: GameEvent): { from: string | null; to: string | null } {
  const panel = event.seat === undefined ? null : panelId(event.seat);
  switch (event.kind) {
    case 'dig':
      return { from: spaceId(campOf(event.part)), to: spaceId(event.building) };
    case 'business':
    case 'bonus':
      return { from: FRONT, to: panel };
    case 'place':
      return { from: panel, to: spaceId(event.space) };
    case 'card':
      return { from: panel, to: spaceId(event.building) };
    case 'move':
      return { from: spaceId(event.from), to: spaceId(event.to) };
    case 'leave':
      return { from: spaceId(event.space), to: panel };
    case 'pull':
      return { from: spaceId(event.building), to: panelId(event.owner) };
    case 'shift': {
      const to = event.position + (event.direction === 'up' ? 1 : -1);
      return { from: stackId(event.building, event.position), to: stackId(event.building, to) };
    }
    case 'pay':
      return { from: panel, to: null };
    case 'special':
    case 'certificate':
      return { from: spaceId(event.building), to: panel };
    case 'close':
      return { from: spaceId(event.building), to: null };
    case 'box':
      return { from: BACK, to: null };
    case 'turn':
    case 'switch':
    case 'adventurer':
    case 'skip':
      return { from: null, to: panel };
    case 'over':
      return { from: null, to: null };
  }
}
