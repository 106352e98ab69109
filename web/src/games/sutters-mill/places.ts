// What on the table an event touches. The engine numbers spaces, parts and seats; rules.hpp says which field is which.
import type { GameEvent } from '../../lib/protocol';
import { panelId, spaceId, stackId } from './notation';
import { campOf, PARTS, SPACES } from './table';
import type { EventKind, Part, Space } from './types';

export const spaceAt = (index: number): Space => SPACES[index] ?? 'sutters_mill';
export const partAt = (index: number): Part => PARTS[index] ?? 'river';
/** The counter at the front of the vein. */
export const FRONT = 'vein:front';
export const BACK = 'vein:back';

export function places(event: GameEvent): { from: string | null; to: string | null } {
  const panel = event.seat === null ? null : panelId(event.seat);
  const a = spaceId(spaceAt(event.a));
  switch (event.kind as EventKind) {
    case 'dig':
      return { from: spaceId(campOf(partAt(event.b))), to: a };
    case 'business':
    case 'bonus':
      return { from: FRONT, to: panel };
    case 'place':
      return { from: panel, to: a };
    case 'card':
      return { from: panel, to: spaceId(spaceAt(event.b)) };
    case 'move':
      return { from: a, to: spaceId(spaceAt(event.b)) };
    case 'leave':
      return { from: a, to: panel };
    case 'pull':
      return { from: a, to: panelId(event.b) };
    case 'shift':
      return { from: stackId(spaceAt(event.a), event.b), to: stackId(spaceAt(event.a), event.b + (event.amount > 0 ? 1 : -1)) };
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
