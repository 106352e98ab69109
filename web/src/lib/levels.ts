// The levels of bots: which there are, and which to try next.
import type { GameCard, LevelInfo, Table } from './protocol';

/** Those of a table with these options, the weakest first. */
export const levelsOf = (card: GameCard, options: Record<string, string>): LevelInfo[] =>
  card.other_levels.find(({ key, value }) => options[key] === value)?.levels ?? card.levels;

/** After a game of one person against bots: one level up who won, one down who came last; else none. */
export function nextLevel(table: Table, ranks: readonly number[], most: number): number | null {
  const people = table.seats.filter((seat) => seat.kind === 'human');
  const bots = table.seats.filter((seat) => seat.kind === 'bot');
  const [me] = people;
  if (people.length !== 1 || bots.length === 0 || !me?.yours) return null;
  const played = Math.min(most, Math.max(...bots.map((seat) => seat.level ?? 1)));
  const rank = ranks[me.seat] ?? 0;
  if (rank === 1) return played < most ? played + 1 : null;
  return rank === Math.max(...ranks) && played > 1 ? played - 1 : null;
}
