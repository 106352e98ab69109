// Short ways to ask a table's view, and small words, the same in every game.
import type { TableView } from '../game';
import { calledBy } from '../names';
import type { Asked } from '../protocol';

type AnyView = TableView<unknown, unknown>;

/** Whose things lie before us: the seat that is asked here, otherwise the viewer's. */
export const mine = (view: AnyView): number | null => view.hands.seat ?? view.viewer;
/** The question that may be answered at this screen now. */
export const askedHere = (view: AnyView): Asked | null => (view.hands.seat === null ? null : view.asked);
/** "You", or the player's name. */
export const nameOf = (view: AnyView, seat: number): string => calledBy(view.seats, seat);

export function player<Player>(open: { players: Player[] }, seat: number): Player {
  const found = open.players[seat];
  if (!found) throw new Error(`no player in seat ${seat}`);
  return found;
}
/** What only the seat before us may see. */
export function own<Own>(view: TableView<unknown, Own>): Own | null {
  const seat = mine(view);
  return seat === null ? null : (view.state.own[String(seat)] ?? null);
}
/** One of a printed list, by its id. */
export function found<Printed extends { id: string }>(list: readonly Printed[], id: string): Printed {
  const one = list.find((each) => each.id === id);
  if (!one) throw new Error(`the edition has no ${id}`);
  return one;
}

export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
/** A number of points with a true minus. */
export const points = (value: number): string => String(value).replace('-', '−');
