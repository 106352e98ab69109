// Where the sea is: what lies beyond the tiles follows the nearest side of the surveyed land, water or country.
import { beside, cellKey, corner, middle, SIZE, WIDE, type Cell, type Point } from './hex';

export interface Lying extends Cell {
  /** Letters of its sides as it lies. */
  sides: string;
}

const REACH = 12;

/** Cells beyond the tiles that are guessed to be land; all others are sea. */
export function guessedLand(tiles: readonly Lying[]): Set<string> {
  const taken = new Set(tiles.map(cellKey));
  const kinds = new Map<string, 'sea' | 'land'>();
  let edge: Cell[] = [];
  const [qs, rs] = [tiles.map((tile) => tile.q), tiles.map((tile) => tile.r)];
  const inside = ({ q, r }: Cell) =>
    q >= Math.min(...qs) - REACH &&
    q <= Math.max(...qs) + REACH &&
    r >= Math.min(...rs) - REACH &&
    r <= Math.max(...rs) + REACH;
  // Water first: a cell that touches both is drawn as sea.
  for (const wanted of ['sea', 'land'] as const)
    for (const tile of tiles)
      for (let side = 0; side < 6; side++) {
        const cell = beside(tile, side);
        const key = cellKey(cell);
        if (taken.has(key) || kinds.has(key) || (tile.sides[side] === 'S') !== (wanted === 'sea')) continue;
        kinds.set(key, wanted);
        edge.push(cell);
      }
  while (edge.length > 0) {
    const next: Cell[] = [];
    for (const cell of edge)
      for (let side = 0; side < 6; side++) {
        const beyond = beside(cell, side);
        const key = cellKey(beyond);
        if (taken.has(key) || kinds.has(key) || !inside(beyond)) continue;
        kinds.set(key, kinds.get(cellKey(cell)) ?? 'sea');
        next.push(beyond);
      }
    edge = next;
  }
  return new Set([...kinds].filter(([, kind]) => kind === 'land').map(([key]) => key));
}

/** From the middle of a tile to where its name ends in the sea west of it, and how wide a letter is there. */
const NAME = { end: SIZE + 4, letter: 9 };
/** Where a name stands in the sea: there the coast faces west, and nothing lies over it. */
export function placeAtSea(tile: Lying, name: string, land: ReadonlySet<string>): Point | null {
  if (tile.sides[3] !== 'S') return null;
  const cells = Math.ceil((NAME.end + name.length * NAME.letter) / WIDE - 0.5);
  for (let i = 1; i <= cells; i++) if (land.has(cellKey({ q: tile.q - i, r: tile.r }))) return null;
  const { x, y } = middle(tile);
  return { x: x - NAME.end, y: y + 5 };
}

const cellOf = (key: string): Cell => {
  const [q = 0, r = 0] = key.split(',').map(Number);
  return { q, r };
};
const pointKey = ({ x, y }: Point): string => `${Math.round(x * 2)},${Math.round(y * 2)}`;

/** The lines around a set of cells, each from end to end. */
export function outline(cells: ReadonlySet<string>): Point[][] {
  const from = new Map<string, { a: Point; b: Point }[]>();
  for (const key of cells) {
    const cell = cellOf(key);
    const at = middle(cell);
    for (let side = 0; side < 6; side++) {
      if (cells.has(cellKey(beside(cell, side)))) continue;
      const edge = { a: corner(at, side), b: corner(at, side + 1) };
      const start = pointKey(edge.a);
      from.set(start, [...(from.get(start) ?? []), edge]);
    }
  }
  const lines: Point[][] = [];
  const take = (key: string) => from.get(key)?.pop();
  for (const start of from.keys())
    for (let edge = take(start); edge; edge = take(start)) {
      const points = [edge.a];
      for (let next: typeof edge | undefined = edge; next; next = take(pointKey(next.b))) points.push(next.b);
      lines.push(points);
    }
  return lines;
}
