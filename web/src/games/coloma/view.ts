// Short ways to ask the table's view of this game.
import type { TableView } from '../../lib/game';
import type { GameEvent as AnyEvent } from '../../lib/protocol';
import { found, nameOf as called } from '../../lib/stage/view';
import { editionOf, type BarrelType, type BridgeType, type Character, type Edition, type TownCard } from './edition';
import type { Event, Open, Own } from './types';

export { listed, many, mine, own, player } from '../../lib/stage/view';
export type View = TableView<Open, Own, Event>;
export type GameEvent = AnyEvent<Event>;

/** Shade plays in solo games only, where this colour is free. */
export const SHADE = 4;

/** "You", or the player's name. */
export const nameOf = (view: View, seat: number): string =>
  seat === SHADE && view.state.open.shade ? 'Shade' : called(view, seat);
export const edition = (view: View): Edition => editionOf(view.edition);
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
