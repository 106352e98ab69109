// Short ways to ask the table's view of this game.
import type { TableView } from '../../lib/game';
import type { GameEvent as AnyEvent } from '../../lib/protocol';
import { sum } from '../../lib/stage/view';
import { editionOf, type Edition } from './edition';
import { mineIndex } from './notation';
import type { Card, CardCounts, Event, Holdings, Mine, Open, OpenMine, Own } from './types';

export { listed, many, mine, nameOf, own, player, points, sum } from '../../lib/stage/view';
export type View = TableView<Open, Own, Event>;
export type GameEvent = AnyEvent<Event>;

export const edition = (view: View): Edition => editionOf(view.edition);
export function mineOf(open: Open, id: Mine): OpenMine {
  const found = open.mines[mineIndex(id)];
  if (!found) throw new Error(`no mine ${id}`);
  return found;
}

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
export const ordinal = (n: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'][n - 1] ?? `${n}th`;
