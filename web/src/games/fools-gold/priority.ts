// Who chooses when at a mine: most miners first, reserve counted, then the highest space, afresh after every one (FG-M8 to FG-M11).
import type { OpenMine, NextMiner } from './types';

interface Worker {
  seat: number;
  space: number;
}

export function order(workers: readonly Worker[], reserve: readonly number[]): NextMiner[] {
  const rest = [...workers];
  const queue: NextMiner[] = [];
  while (rest.length > 0) {
    const count = (seat: number) => rest.filter((each) => each.seat === seat).length + (reserve[seat] ?? 0);
    const [next] = rest.toSorted((a, b) => count(b.seat) - count(a.seat) || b.space - a.space);
    // Of the acting player's miners the one on the highest space acts; it is also the one that decides a tie.
    if (!next) break;
    queue.push({ ...next, count: count(next.seat) });
    rest.splice(rest.indexOf(next), 1);
  }
  return queue;
}

export const standing = (mine: OpenMine): Worker[] =>
  mine.path.flatMap(({ piece, seat }, at) => (piece === 'miner' && seat !== null ? [{ seat, space: at - 1 }] : []));

/** The order if one more miner stood there, or more were in reserve. */
export const orderWith = (
  mine: OpenMine,
  more: { worker?: Worker; reserve?: { seat: number; count: number } },
): NextMiner[] =>
  order(
    more.worker ? [...standing(mine), more.worker] : standing(mine),
    mine.reserve.map((count, seat) => count + (more.reserve?.seat === seat ? more.reserve.count : 0)),
  );

/** At which places of the order a seat chooses, from 1. */
export const turnsOf = (queue: readonly NextMiner[], seat: number): number[] =>
  queue.flatMap((pick, at) => (pick.seat === seat ? [at + 1] : []));
