// What on the table an event touches.
import type { GameEvent } from '../../lib/protocol';
import { argsOf } from './events';
import { landId, panelId, STACK } from './notation';

export function places(event: GameEvent): { from: string | null; to: string | null } {
  const panel = event.seat === null ? null : panelId(event.seat);
  const land = landId(argsOf(event).tile);
  switch (event.kind) {
    case 'draw':
    case 'discard':
      return { from: STACK, to: panel };
    case 'place':
    case 'cowboy':
    case 'tent':
      return { from: panel, to: land };
    case 'tokens':
      return { from: null, to: land };
    case 'mine':
    case 'gold':
    case 'railroad':
    case 'mountain':
    case 'city':
    case 'home':
    case 'strike':
    case 'unfinished':
    case 'prairie':
      return { from: land, to: panel };
    case 'lost':
      return { from: land, to: null };
    case 'turn':
    case 'pass':
    case 'nuggets':
      return { from: null, to: panel };
    default:
      return { from: null, to: null };
  }
}
