// What a card would add to a score now: the richest mine is worth nothing, a missing one costs (FG-F2 to FG-F6).
import type { Edition } from './edition';
import { mineIndex, nuggetsOn } from './notation';
import type { Holdings, Mine, TakeCard } from './types';
import { sum } from './view';

export function score(nuggets: readonly number[], gems: number, { scoring }: Pick<Edition, 'scoring'>): number {
  const missing = nuggets.filter((each) => each === 0).length;
  return sum(nuggets) - Math.max(...nuggets) + missing * scoring.missing_mine + (scoring.gem_points[gems] ?? 0);
}

export function gain(holdings: Holdings, mine: Mine, card: TakeCard, edition: Edition): number {
  const before = score(holdings.nuggets, holdings.gems.length, edition);
  const after = holdings.nuggets.map((each, i) => each + (i === mineIndex(mine) ? nuggetsOn(card) : 0));
  return score(after, holdings.gems.length + Number(card === 'gem'), edition) - before;
}

/** The richest mine once that card is there; of equal ones the first (FG-R35). */
export function richestAfter(holdings: Holdings, mine: Mine, card: TakeCard): number {
  const after = holdings.nuggets.map((each, i) => each + (i === mineIndex(mine) ? nuggetsOn(card) : 0));
  return after.indexOf(Math.max(...after));
}
