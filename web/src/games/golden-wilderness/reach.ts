// How far goods travel: tiles by road steps from a market, and what a market would pay.
import { productNames, type EventCard, type Open, type OpenMarket, type OpenTile } from './types';
import { neighbour, priceOf, printed, type View } from './view';

interface Reached {
  tile: OpenTile;
  steps: number;
  /** The tile before it on the way; null: the market itself. */
  from: OpenTile | null;
}

/** Every tile within so many road steps, nearest first (GW-R14). */
export function linked(open: Open, from: string, most: number): Reached[] {
  const start = open.tiles.find((each) => each.id === from);
  if (!start) return [];
  const list: Reached[] = [{ tile: start, steps: 0, from: null }];
  for (let i = 0; i < list.length; i++) {
    const here = list[i];
    if (!here || here.steps >= most) continue;
    here.tile.roads.forEach((road, side) => {
      const next = road ? neighbour(open, here.tile, side) : null;
      if (next && !list.some(({ tile }) => tile.id === next.id))
        list.push({ tile: next, steps: here.steps + 1, from: here.tile });
    });
  }
  return list;
}

/** The markets that would pay somebody, as the engine will offer them (GW-E16, GW-E17). */
export function marketsOf(view: View, card: EventCard): OpenMarket[] {
  const { open } = view.state;
  const holds = (tile: OpenTile): boolean => {
    if (card === 'coast_market') return printed(view, tile.id).kind === 'coastal';
    return card === 'city_market' ? tile.city : card === 'presidio_market' && tile.presidio;
  };
  return open.tiles.filter(holds).flatMap(({ id }) =>
    productNames.flatMap((product) => {
      const price = priceOf(open, card, product);
      const pays = open.players.map(() => 0);
      for (const { tile, steps } of linked(open, id, price - 1))
        if (tile.owner !== null && tile.product === product) pays[tile.owner] = (pays[tile.owner] ?? 0) + price - steps;
      return pays.some((each) => each > 0) ? [{ tile: id, product, pays }] : [];
    }),
  );
}
