// Short ways to ask the table's view of this game.
import type { TableView } from '../../lib/game';
import { calledBy } from '../../lib/names';
import { editionOf, type Edition } from './edition';
import { mineIndex, type Card } from './notation';
import type { CardCounts, Holdings, Mine, Open, OpenMine, OpenPlayer, Own } from './types';

export type View = TableView<Open, Own>;

/** Whose things lie before us: the seat that is asked here, otherwise the viewer's. */
export const mine = (view: View): number | null => view.hands.seat ?? view.viewer;
/** "You", or the player's name. */
export const nameOf = (view: View, seat: number): string => calledBy(view.seats, seat);
export const edition = (view: View): Edition => editionOf(view.edition);
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

export function player(open: Open, seat: number): OpenPlayer {
  const found = open.players[seat];
  if (!found) throw new Error(`no player in seat ${seat}`);
  return found;
}
export function mineOf(open: Open, id: Mine): OpenMine {
  const found = open.mines[mineIndex(id)];
  if (!found) throw new Error(`no mine ${id}`);
  return found;
}

export const own = (view: View): Own | null => {
  const seat = mine(view);
  return seat === null ? null : (view.state.own[String(seat)] ?? null);
};
/** What lies behind a seat's screen, as far as this screen may know. */
export const holdingsOf = (view: View, seat: number): Holdings | null =>
  view.state.own[String(seat)]?.holdings ?? view.state.open.players[seat]?.holdings ?? null;

export const cardCount = (counts: CardCounts, card: Card): number => {
  switch (card) {
    case 'gem':
    case 'silt':
    case 'foul_weather':
    case 'false_alarm':
      return counts[card];
    default:
      return counts.gold[Number(card.slice(5)) - 1] ?? 0;
  }
};
export const allCards = (counts: CardCounts): number =>
  sum(counts.gold) + counts.gem + counts.silt + counts.foul_weather + counts.false_alarm;
/** Miners of a seat in reserve, at all mines. */
export const inReserve = (open: Open, seat: number): number => sum(open.mines.map((each) => each.reserve[seat] ?? 0));
/** Miners of a seat at work: on paths, standing or lying. */
export const atWork = (open: Open, seat: number): number =>
  sum(open.mines.map((each) => each.path.filter((place) => place.seat === seat).length));

export function gemName(view: View, id: Mine): string {
  const type = mineOf(view.state.open, id).gem;
  return edition(view).gems.find((each) => each.id === type)?.name ?? type;
}
/** A number of points with a true minus. */
export const points = (value: number): string => String(value).replace('-', '−');
export const ordinal = (n: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][n - 1] ?? `${n}th`;
