// What on the table an event touches.
import type { GameEvent } from '../../lib/protocol';
import { argsOf } from './events';
import { panelId, spaceId, stackId } from './notation';
import { campOf } from './table';
import type { EventKind } from './types';

/** The counter at the front of the vein. */
export const FRONT = 'vein:front';
export const BACK = 'vein:back';

export function places(event: GameEvent): { from: string | null; to: string | null } {
  const panel = event.seat === null ? null : panelId(event.seat);
  const a = spaceId(argsOf(event).space);
  switch (event.kind as EventKind) {
    case 'dig':
      return { from: spaceId(campOf(argsOf(event).part)), to: a };
    case 'business':
    case 'bonus':
      return { from: FRONT, to: panel };
    case 'place':
      return { from: panel, to: a };
    case 'card':
      return { from: panel, to: spaceId(argsOf(event).to) };
    case 'move':
      return { from: a, to: spaceId(argsOf(event).to) };
    case 'leave':
      return { from: a, to: panel };
    case 'pull':
      return { from: a, to: panelId(argsOf(event).owner) };
    case 'shift':
      return {
        from: stackId(argsOf(event).space, argsOf(event).place),
        to: stackId(argsOf(event).space, argsOf(event).shifted),
      };
    case 'pay':
      return { from: panel, to: null };
    case 'special':
      return { from: a, to: panel };
    case 'certificate':
      return { from: a, to: panel };
    case 'close':
      return { from: a, to: null };
    case 'box':
      return { from: BACK, to: null };
    case 'turn':
    case 'switch':
    case 'adventurer':
    case 'skip':
      return { from: null, to: panel };
    default:
      return { from: null, to: null };
  }
}
