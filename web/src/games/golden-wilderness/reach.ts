// How far goods travel: tiles by road steps from a market.
import type { Open, OpenTile } from './types';
import { neighbour } from './view';

interface Reached {
  tile: OpenTile;
  steps: number;
  /** The tile before it on the way; null: the market itself. */
  from: OpenTile | null;
}

/** Every tile within so many road steps, nearest first (GW-R14). */
export function linked(open: Open, from: string, most: number): Reached[] {
  const start = open.tiles.find((each) => each.id === from);
  if (!start) return [];
  const list: Reached[] = [{ tile: start, steps: 0, from: null }];
  for (let i = 0; i < list.length; i++) {
    const here = list[i];
    if (!here || here.steps >= most) continue;
    here.tile.roads.forEach((road, side) => {
      const next = road ? neighbour(open, here.tile, side) : null;
      if (next && !list.some(({ tile }) => tile.id === next.id))
        list.push({ tile: next, steps: here.steps + 1, from: here.tile });
    });
  }
  return list;
}
