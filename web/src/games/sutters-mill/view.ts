// Short ways to ask the table's view of this game.
import type { TableView } from '../../lib/game';
import type { GameEvent as AnyEvent } from '../../lib/protocol';
import { player } from '../../lib/stage/view';
import { certificates, valueOf } from './table';
import { rankNames, type Event, type Open, type Own, type Space } from './types';

export { mine, nameOf, player, sum } from '../../lib/stage/view';
export type View = TableView<Open, Own, Event>;
export type GameEvent = AnyEvent<Event>;

export const purseOf = (view: View, seat: number): number | null =>
  view.state.own[String(seat)]?.purse ?? player(view.state.open, seat).purse;

const FREE: Record<
  string,
  { card: Space | null; place: Space | null; move: Space; leave: Space | null; pull: Space | null }
> = {
  build_up: { card: 'eldorado', place: 'odd_fellows_hall', move: 'odd_fellows_hall', leave: null, pull: null },
  tear_down: { card: null, place: null, move: 'chalmers_hotel', leave: 'chalmers_hotel', pull: 'adams_express' },
};
const ACTIONS = ['card', 'place', 'move', 'leave', 'pull'] as const;
export type Action = (typeof ACTIONS)[number];
export const isAction = (kind: string): kind is Action => ACTIONS.some((each) => each === kind);

const unused = (open: Open, seat: number, space: Space): boolean =>
  certificates(open, seat).includes(space) && !open.used.includes(space);

/** The building whose special would do this action for nothing; free goes before paid (SM-R15). */
export function freeBy(open: Open, seat: number, action: Action): Space | null {
  const special = FREE[player(open, seat).phase]?.[action] ?? null;
  return special && unused(open, seat, special) ? special : null;
}

/** Specials of the seat's town turns. */
export const townSpecials = (open: Open, seat: number): Space[] =>
  player(open, seat).phase === 'build_up'
    ? ['odd_fellows_hall', 'eldorado', 'st_johns']
    : ['st_johns', 'adams_express', 'chalmers_hotel'];

/** Those that it could still use in this one. */
export const unusedSpecials = (open: Open, seat: number): Space[] =>
  townSpecials(open, seat).filter((space) => unused(open, seat, space));

/** Own prospectors that stand together and are alike for every rule (SM-R17). */
export interface Group {
  seat: number;
  pulled: Space[];
  count: number;
}

export function groups(open: Open, space: Space, index: number): Group[] {
  return open.players.flatMap((each, seat) => {
    const walkers = seat === open.turn ? open.walkers.filter((walker) => walker.space === space) : [];
    const kinds = new Map<string, Group>();
    const fresh = (each.prospectors[index] ?? 0) - walkers.length;
    if (fresh > 0) kinds.set('', { seat, pulled: [], count: fresh });
    for (const { pulled } of walkers) {
      const key = pulled.join('+');
      const group = kinds.get(key) ?? { seat, pulled, count: 0 };
      kinds.set(key, { ...group, count: group.count + 1 });
    }
    return [...kinds.values()];
  });
}

/** Of cards with equal values the lowest rank is the one that is played (SM-R26). */
export const equals = (hand: readonly string[], rank: string): string[] =>
  rankNames.filter((each) => hand.includes(each) && valueOf(each) === valueOf(rank));

interface Total {
  seat: number;
  value: number;
  cards: number;
}

/** Whose cards lie in a stack and what they count, greatest first. */
export function totals(cards: readonly { seat: number; value: number }[]): Total[] {
  const bySeat = new Map<number, Total>();
  for (const { seat, value } of cards) {
    const total = bySeat.get(seat) ?? { seat, value: 0, cards: 0 };
    bySeat.set(seat, { seat, value: total.value + value, cards: total.cards + 1 });
  }
  return [...bySeat.values()].sort((a, b) => b.value - a.value || a.seat - b.seat);
}

/** Counters that a dig of this seat would still take after its digger: business, then bonuses (SM-046, SM-047). */
export function business(open: Open, seat: number): number {
  const held = certificates(open, seat);
  return held.length + (player(open, seat).adventurer ? 1 : 0);
}
export function bonuses(open: Open, seat: number): number {
  const held = certificates(open, seat);
  const due: [Space, number][] = [
    ['sutters_mill', 0],
    ['hook_and_ladder', 1],
    ['miners_drug_store', 2],
  ];
  return due.filter(([space, part]) => held.includes(space) && (open.vein[part] ?? 0) > 0).length;
}
