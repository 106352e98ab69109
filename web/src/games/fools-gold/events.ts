// What the numbers of an event mean: the only place of this game's boards that knows in which order the engine tells them.
import type { GameEvent } from '../../lib/protocol';
import { cardAt, mineAt } from './notation';

export const argsOf = ({ a, b, amount }: GameEvent) => ({
  mine: mineAt(a),
  mineIndex: a,
  /** What a die shows. */
  face: a + 1,
  space: b,
  card: cardAt(b),
  cardIndex: b,
  dice: b,
  count: amount,
});
