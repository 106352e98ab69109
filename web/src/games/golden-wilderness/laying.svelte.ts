// The tile that is being placed on the map.
import { Laying } from '../../lib/pan/laying.svelte';
import { beside, type Cell } from './hex';
import { parse, sideIndex } from './notation';
import type { Open } from './types';

/** The cell that a move places on; moves name it by a tile that lies beside it. */
export function cellOf(notation: string, open: Open): (Cell & { rotation: number }) | null {
  const move = parse(notation);
  if (move.kind !== 'lay') return null;
  const next = open.tiles.find((each) => each.id === move.beside);
  return next ? { ...beside(next, sideIndex(move.side)), rotation: move.rotation } : null;
}

let ground: Open | null = null;
const laying = new Laying((notation) => {
  const cell = ground ? cellOf(notation, ground) : null;
  return cell ? { x: cell.q, y: cell.r, rotation: cell.rotation } : null;
});

/** The tile in hand over the map as it is now. */
export function layingOn(open: Open): Laying {
  if (ground !== open) {
    ground = open;
    laying.renew();
  }
  return laying;
}
