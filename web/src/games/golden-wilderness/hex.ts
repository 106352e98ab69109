// The hexagons: pointy-top, axial coordinates. A corner and the next bound the side between them (E, SE, SW, W, NW, NE).
import { round } from '../../lib/art/land';

/** From the middle of a tile to its corners. */
export const SIZE = 48;
/** From one side to the other. */
export const WIDE = SIZE * Math.sqrt(3);
export const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export interface Cell {
  q: number;
  r: number;
}
export interface Point {
  x: number;
  y: number;
}

export const cellKey = ({ q, r }: Cell): string => `${q},${r}`;
export const beside = ({ q, r }: Cell, side: number): Cell => {
  const [dq, dr] = DIRECTIONS[side % 6] ?? [0, 0];
  return { q: q + dq, r: r + dr };
};
export const middle = ({ q, r }: Cell): Point => ({ x: WIDE * (q + r / 2), y: SIZE * 1.5 * r });

export function corner({ x, y }: Point, i: number, radius = SIZE): Point {
  const angle = ((60 * i - 30) * Math.PI) / 180;
  return { x: round(x + radius * Math.cos(angle)), y: round(y + radius * Math.sin(angle)) };
}
/** The two corners of a side. */
export const sideOf = (at: Point, side: number, radius = SIZE): [Point, Point] => [
  corner(at, side, radius),
  corner(at, side + 1, radius),
];
export const halfway = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
export const line = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
export const hexagon = (at: Point, radius = SIZE): string =>
  `${line([0, 1, 2, 3, 4, 5].map((i) => corner(at, i, radius)))}Z`;

/** The cell that a point lies in. */
export function cellAt({ x, y }: Point): Cell {
  const q = (x * Math.sqrt(3)) / 3 - y / 3;
  const r = (2 / 3) * y;
  const [fq, fr] = [q / SIZE, r / SIZE];
  let [rq, rr] = [Math.round(fq), Math.round(fr)];
  const rs = Math.round(-fq - fr);
  const [dq, dr, ds] = [Math.abs(rq - fq), Math.abs(rr - fr), Math.abs(rs + fq + fr)];
  if (dq > dr && dq > ds) rq = -rr - rs;
  else if (dr > ds) rr = -rq - rs;
  return { q: rq, r: rr };
}

/** The letters of a tile's sides as it lies: rotation k moves side i to side i + k. */
export const turned = (edges: string, rotation: number): string =>
  DIRECTIONS.map((_, i) => edges.charAt((i - rotation + 12) % 6)).join('');
