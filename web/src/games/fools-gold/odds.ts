// What a draw brings on average: exact, from the known remainder of a deck. Foul Weather shortens the draw (FG-P2), False Alarms
// send cards away again (FG-P4).
import type { CardCounts } from './types';
import { sum } from './view';

interface Odds {
  /** Cards that can be taken in the end, on average. */
  takeable: number;
  /** The chance that there is at least one. */
  some: number;
}

/** How many of each sort: worth taking, Foul Weather, False Alarm, Silt. */
type Drawn = readonly [number, number, number, number];

export function oddsOf(deck: CardCounts, draw: number): Odds {
  const sorts: Drawn = [sum(deck.gold) + deck.gem, deck.foul_weather, deck.false_alarm, deck.silt];
  let open = new Map<string, { drawn: Drawn; chance: number }>([['0,0,0,0', { drawn: [0, 0, 0, 0], chance: 1 }]]);
  const odds = { takeable: 0, some: 0 };
  while (open.size > 0) {
    const next: typeof open = new Map();
    for (const { drawn, chance } of open.values()) {
      const left = sum(sorts) - sum(drawn);
      if (sum(drawn) >= draw - drawn[1] || left === 0) {
        const [takeable, some] = afterAlarms(drawn[0], drawn[2]);
        odds.takeable += chance * takeable;
        odds.some += chance * some;
        continue;
      }
      sorts.forEach((all, sort) => {
        const rest = all - (drawn[sort] ?? 0);
        if (rest === 0) return;
        const more = drawn.map((count, each) => count + Number(each === sort)) as unknown as Drawn;
        const key = more.join();
        const known = next.get(key);
        next.set(key, { drawn: more, chance: (known?.chance ?? 0) + (chance * rest) / left });
      });
    }
    open = next;
  }
  return odds;
}

/** As many cards as alarms leave the pool of both. */
function afterAlarms(valuable: number, alarms: number): [takeable: number, some: number] {
  if (valuable === 0) return [0, 0];
  // All valuable cards are gone only if there are at least as many alarms, and just they are picked.
  let none = alarms >= valuable ? 1 : 0;
  for (let i = 0; i < valuable && none > 0; i++) none *= (alarms - i) / (valuable + alarms - i);
  return [(valuable * valuable) / (valuable + alarms), 1 - none];
}

/** A Winter draw: so many cards as the die shows. */
export function winterOdds(deck: CardCounts, faces: number): Odds {
  const all = Array.from({ length: faces }, (_, i) => oddsOf(deck, i + 1));
  return {
    takeable: sum(all.map((each) => each.takeable)) / faces,
    some: sum(all.map((each) => each.some)) / faces,
  };
}

export const percent = (chance: number): string =>
  `${chance > 0.995 && chance < 1 ? '99' : Math.round(chance * 100)} %`;
export const about = (number: number): string => number.toFixed(1);
