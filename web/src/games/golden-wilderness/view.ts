// Short ways to ask the table's view of this game.
import type { TableView } from '../../lib/game';
import type { GameEvent as AnyEvent } from '../../lib/protocol';
import { found, nameOf, player, sum } from '../../lib/stage/view';
import { editionOf, type Edition, type Person, type PrintedTile, type Terrain } from './edition';
import { beside, cellKey, turned, type Cell } from './hex';
import {
  levelNames,
  productNames,
  terrainNames,
  type Border,
  type Event,
  type EventCard,
  type Industry,
  type Level,
  type Open,
  type OpenPlayer,
  type OpenTile,
  type Own,
  type Product,
} from './types';

export { askedHere, listed, many, mine, nameOf, own, player, points, sum } from '../../lib/stage/view';
export type View = TableView<Open, Own, Event>;
export type GameEvent = AnyEvent<Event>;

/** The same inside a sentence. */
export const whom = (view: View, seat: number): string => nameOf(view, seat).replace(/^You$/, 'you');
export const edition = (view: View): Edition => editionOf(view.edition);
/** Pesos, also those that the bank pays in an auction. */
export const pesos = (amount: number): string => (amount < 0 ? `−$${-amount}` : `$${amount}`);
export { capital } from '../../lib/texts';

/** Whether the table plays this level or a higher one. */
export const atLeast = (view: View, level: Level): boolean =>
  levelNames.indexOf(view.state.open.level) >= levelNames.indexOf(level);

export const printed = (view: View, tile: string): PrintedTile => found(edition(view).tiles, tile);
export const person = (view: View, card: string): Person => found(edition(view).people, card);
export const onBoard = (view: View, tile: string): OpenTile | null =>
  view.state.open.tiles.find((each) => each.id === tile) ?? null;
const tileAt = (open: Open, cell: Cell): OpenTile | null =>
  open.tiles.find((each) => cellKey(each) === cellKey(cell)) ?? null;
export const sidesOf = (view: View, tile: OpenTile): string => turned(printed(view, tile.id).edges, tile.rotation);
export const neighbour = (open: Open, cell: Cell, side: number): OpenTile | null => tileAt(open, beside(cell, side));

export const productOf = (industry: Industry): Product => industry.split('_')[1] as Product;
export const terrainOf = (industry: Industry): Terrain => industry.split('_')[0] as Terrain;
export const industryOf = (who: OpenPlayer, terrain: Terrain): Industry | null =>
  who.industries[terrainNames.indexOf(terrain)] ?? null;
export const costOf = (view: View, industry: Industry): number => found(edition(view).industries, industry).cost;
export const roadPrice = (view: View, border: Border): number => edition(view).costs.road[border];
/** What a market of this kind pays for a product. */
export const priceOf = (open: Pick<Open, 'country'>, market: EventCard, product: Product): number => {
  const { coast, city, presidio } = open.country.prices;
  const prices = market === 'city_market' ? city : market === 'presidio_market' ? presidio : coast;
  return prices[productNames.indexOf(product)] ?? 0;
};
export const people = (who: OpenPlayer): number => sum(who.hand);
/** Population that a seat can pay at once: pioneers, or icons in the purse. */
export const settlers = (view: View, seat: number): number =>
  atLeast(view, 'standard') ? (view.state.open.purse[0] ?? 0) : (player(view.state.open, seat).hand[0] ?? 0);
/** Taxes would end the game now. */
export const wouldEnd = (view: View): boolean => view.state.open.taxes_end;
