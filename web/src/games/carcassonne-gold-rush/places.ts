// What on the table an event touches.
import { landId, panelId, STACK } from './notation';
import type { GameEvent } from './view';

export function places(event: GameEvent): { from: string | null; to: string | null } {
  const panel = event.seat === undefined ? null : panelId(event.seat);
  const land = 'tile' in event ? landId(event.tile) : null;
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
    case 'over':
      return { from: null, to: null };
  }
}
