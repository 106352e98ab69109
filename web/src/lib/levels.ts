// Which bots to try next.
import type { Table } from './protocol';

/** After a game of one person against bots: one level up who won, one down who came last; else none. */
export function nextLevel(table: Table, ranks: readonly number[], most: number): number | null {
  const people = table.seats.filter((seat) => seat.kind === 'human');
  const bots = table.seats.filter((seat) => seat.kind === 'bot');
  const [me] = people;
  if (people.length !== 1 || bots.length === 0 || !me?.yours) return null;
  const played = Math.max(...bots.map((seat) => seat.level ?? 1));
  const rank = ranks[me.seat] ?? 0;
  if (rank === 1) return played < most ? played + 1 : null;
  return rank === Math.max(...ranks) && played > 1 ? played - 1 : null;
}
