// What the numbers of an event mean: the only place of this game's boards that knows in which order the engine tells them.
import type { GameEvent } from '../../lib/protocol';
import { PARTS, RANKS, SPACES } from './table';
import type { Part, Space } from './types';

const spaceAt = (index: number): Space => SPACES[index] ?? 'sutters_mill';
const partAt = (index: number): Part => PARTS[index] ?? 'river';

export const argsOf = ({ a, b, amount, secret }: GameEvent) => ({
  space: spaceAt(a),
  /** Where a move ends, or a card is played. */
  to: spaceAt(b),
  part: partAt(b),
  /** What a counter is worth, for whoever may see it. */
  face: secret || null,
  /** The card that is played, and the one that is pulled. */
  rank: RANKS[a] ?? '',
  pulled: RANKS[amount] ?? '',
  /** Whose card is pulled. */
  owner: b,
  /** A card's place in its stack, before and after a shift. */
  place: b,
  shifted: b + (amount > 0 ? 1 : -1),
});
