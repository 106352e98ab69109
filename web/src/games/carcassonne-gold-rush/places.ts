// What on the table an event touches. The engine numbers tiles by their order and segments by their names.
import type { GameEvent } from '../../lib/protocol';
import { landId, panelId, STACK } from './notation';

/** Segments in the order of their bytes: m0 to m3, r0 to r3, c0, p0 to p7. */
export function segmentName(byte: number): string {
  if (byte < 4) return `m${byte}`;
  if (byte < 8) return `r${byte - 4}`;
  return byte === 8 ? 'c0' : `p${byte - 9}`;
}

export function places(event: GameEvent): { from: string | null; to: string | null } {
  const panel = event.seat === null ? null : panelId(event.seat);
  const land = landId(event.a);
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
