// What the numbers of an event mean: the only place of this game's boards that knows in which order the engine tells them.
import type { GameEvent } from '../../lib/protocol';
import { SIDES } from './hex';
import { DECKS, tileNumbered } from './notation';

export const argsOf = ({ a, b, amount }: GameEvent) => ({
  tile: tileNumbered(a),
  side: SIDES[b] ?? 'E',
  deck: DECKS[a] ?? 'pioneer',
  /** To whom an offer is made or was answered; from whom a card came. */
  other: a,
  giver: b,
  /** Whether it was a settlement that was removed. */
  settlement: b === 0,
  pesos: amount,
});
