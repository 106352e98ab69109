// Who holds what when a stack changes: the certificate (SM-120 to SM-122, SM-R21) and the adventurer (SM-R01).
import { totals } from './view';
import type { Open, OpenCard, Space } from './types';

export function holderOf(cards: readonly OpenCard[]): number | null {
  const all = totals(cards);
  const best = all[0]?.value;
  let tied = all.filter((each) => each.value === best).map((each) => each.seat);
  const values = (seat: number) =>
    cards
      .filter((card) => card.seat === seat)
      .map((card) => card.value)
      .sort((a, b) => b - a);
  for (let place = 0; place < cards.length && tied.length > 1; ++place) {
    const highest = Math.max(...tied.map((seat) => values(seat)[place] ?? 0));
    tied = tied.filter((seat) => (values(seat)[place] ?? 0) === highest);
  }
  return cards.find((card) => tied.includes(card.seat))?.seat ?? null;
}

export function adventurerOf(holders: readonly (number | null)[], seats: number): number | null {
  const counts = Array.from({ length: seats }, (_, seat) => holders.filter((each) => each === seat).length);
  const fewest = Math.min(...counts);
  const poorest = counts.flatMap((count, seat) => (count === fewest ? [seat] : []));
  return poorest.length === 1 ? (poorest[0] ?? null) : null;
}

interface Settled {
  before: number | null;
  holder: number | null;
  adventurerBefore: number | null;
  adventurer: number | null;
  /** The stack was emptied: certificate and back counter leave the game (SM-114). */
  closes: boolean;
}

/** What holds after the stack of this building has become `cards`. */
export function settled(open: Open, space: Space, cards: readonly OpenCard[]): Settled {
  const here = open.buildings.find((each) => each.id === space);
  const before = here?.holder ?? null;
  const emptied = cards.length === 0 && (here?.cards.length ?? 0) > 0;
  const holder = here?.closed || emptied ? null : holderOf(cards);
  const holders = open.buildings.map((each) => (each.id === space ? holder : each.holder));
  const was = open.players.findIndex((each) => each.adventurer);
  return {
    before,
    holder,
    adventurerBefore: was < 0 ? null : was,
    adventurer: adventurerOf(holders, open.players.length),
    closes: emptied,
  };
}
