// Where one looks: places on the map in the camera's squares.
import type { Square } from '../../lib/pan/camera.svelte';
import { middle, type Cell } from './hex';
import { tileId } from './notation';
import type { Open, OpenTile } from './types';
import type { View } from './view';

/** A cell as the square that the camera shows. */
export function square(cell: Cell): Square {
  const { x, y } = middle(cell);
  return { x: x / 100 - 0.5, y: y / 100 - 0.5 };
}

/** The tile that a bargain, a building or an attack speaks of. */
export function spokenOf({ offer, request, attack, tiles }: Open): OpenTile | null {
  const id = offer?.ask?.tile ?? offer?.give?.tile ?? request?.tile ?? attack?.tile;
  return tiles.find((tile) => tile.id === id) ?? null;
}

/** Where a player will look first: what is spoken of, what he can do, or what he has. */
export function interest(view: View): Square {
  const { open } = view.state;
  const tile =
    spokenOf(open) ??
    open.tiles.find((each) => view.hands.lit(tileId(each.id))) ??
    open.tiles.find((each) => each.owner === view.viewer) ??
    open.tiles[Math.floor(open.tiles.length / 2)];
  return square(tile ?? { q: 0, r: 0 });
}
