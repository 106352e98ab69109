// The events of the game as far as this board has heard of them. States bring only what is new, and may go back.
import type { Card, Mine } from './types';
import type { GameEvent } from './view';

/** What is known after new events: they replace those of the same moves, which may have been played otherwise. */
export function learn(known: readonly GameEvent[], fresh: readonly GameEvent[]): GameEvent[] {
  const [first, last] = [fresh[0]?.move, fresh.at(-1)?.move];
  if (first === undefined || last === undefined) return [...known];
  const others = known.filter(({ move }) => move < first || move > last);
  return [...others, ...fresh].sort((a, b) => a.move - b.move || a.n - b.n);
}

/** The events of the present year, up to a moment. */
export function thisYear(known: readonly GameEvent[], moves: number): GameEvent[] {
  const until = known.filter(({ move }) => move <= moves);
  return until.slice(until.findLastIndex(({ kind }) => kind === 'year') + 1);
}

interface Deed {
  seat: number;
  /** The card that was taken, or what was to be had instead. */
  brought: Card | 'coins' | 'nothing';
}

/** What each mine has brought this year. */
export function deeds(year: readonly GameEvent[], mine: Mine): Deed[] {
  return year.flatMap((event): Deed[] => {
    const { kind, seat } = event;
    if (seat === undefined || (kind !== 'take' && kind !== 'coins' && kind !== 'nothing') || event.mine !== mine)
      return [];
    return [{ seat, brought: event.kind === 'take' ? event.card : event.kind }];
  });
}
