// Short ways to ask the table's view of this game.
import type { TableView } from '../../lib/game';
import { calledBy } from '../../lib/names';
import { editionOf, type BarrelType, type BridgeType, type Character, type Edition, type TownCard } from './edition';
import type { Open, OpenPlayer, Own } from './types';

export type View = TableView<Open, Own>;

/** Shade plays in solo games only, where this colour is free. */
export const SHADE = 4;

/** Whose things lie before us: the seat that is asked here, otherwise the viewer's. */
export const mine = (view: View): number | null => view.hands.seat ?? view.viewer;
/** "You", or the player's name. */
export const nameOf = (view: View, seat: number): string =>
  seat === SHADE && view.state.open.shade ? 'Shade' : calledBy(view.seats, seat);
export const edition = (view: View): Edition => editionOf(view.edition);
export const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

export function player(open: Open, seat: number): OpenPlayer {
  const found = open.players[seat];
  if (!found) throw new Error(`no player in seat ${seat}`);
  return found;
}
export const own = (view: View): Own | null => {
  const seat = mine(view);
  return seat === null ? null : (view.state.own[String(seat)] ?? null);
};

function found<Type extends { id: string }>(list: readonly Type[], id: string): Type {
  const one = list.find((each) => each.id === id);
  if (!one) throw new Error(`the edition has no ${id}`);
  return one;
}
export const townCard = (view: View, id: string): TownCard => found(edition(view).town.cards, id);
export const barrelType = (view: View, id: string): BarrelType => found(edition(view).barrels, id);
export const bridgeType = (view: View, id: string): BridgeType => found(edition(view).bridge.types, id);
export const spaceOf = (view: View, id: string) => found(edition(view).frontier.spaces, id);
export const landOf = (view: View, id: string) => found(edition(view).frontier.lands, id);
export function character(view: View, id: string): Character {
  const { rulebook, deluxe } = edition(view).characters;
  return found([...rulebook, ...deluxe], id);
}
/** Whether the question of this screen is about one of these. */
export const askedFor = (view: View, ...steps: Open['asked'][]): boolean =>
  view.asked !== null && steps.includes(view.state.open.asked);
/** Where a step of the Wagon towards a neighbour ends: there, or behind a Wagon in its way. */
export const landing = (view: View, toward: string): string =>
  view.state.open.movement?.steps.find((step) => step.toward === toward)?.landing ?? toward;
