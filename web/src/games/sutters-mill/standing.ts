// Where each prospector stands on its plot: in one line, seat beside seat.
import { ground, type Layout } from './layout';
import { indexOf } from './table';
import type { Open, Space } from './types';
import { groups, type Group } from './view';

export interface Spot {
  group: Group;
  /** The prospectors of the group, left to right. */
  xs: number[];
  y: number;
}

export function spots(at: Layout, open: Open, space: Space): Spot[] {
  const line = ground(at, space);
  const here = groups(open, space, indexOf(space));
  const s = at.sizes.pawn * (space.endsWith('_camp') ? 1.12 : 1);
  const count = here.reduce((n, group) => n + group.count, 0);
  const places = count - 1 + 0.35 * (here.length - 1);
  const step = Math.min(20 * s, places > 0 ? (line.w - 20 * s) / places : 0);
  let x = line.x + 10 * s;
  return here.map((group) => {
    const xs = Array.from({ length: group.count }, (_, i) => x + i * step);
    x += step * (group.count + 0.35);
    return { group, xs, y: line.y };
  });
}

/** Where the last prospector of a seat stands, or would stand. */
export function spotOf(at: Layout, open: Open, space: Space, seat: number): { x: number; y: number } {
  const line = ground(at, space);
  const own = spots(at, open, space).filter((spot) => spot.group.seat === seat);
  return { x: own.at(-1)?.xs.at(-1) ?? line.x + 10, y: line.y };
}
