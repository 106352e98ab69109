// Which tiles are lit, and with what number.
import { parse, tileId } from './notation';
import { marketOf } from './plans.svelte';
import { askedHere, costOf, mine, type View } from './view';

/** The least that settling a tile costs. */
export function prices(view: View): Map<string, number> {
  const found = new Map<string, number>();
  if (view.state.open.step !== 'act' || view.hands.held !== null) return found;
  for (const { move } of askedHere(view)?.moves ?? []) {
    const each = parse(move);
    if (each.kind !== 'settle') continue;
    found.set(each.tile, Math.min(found.get(each.tile) ?? Infinity, costOf(view, each.industry)));
  }
  return found;
}

/** While a market is chosen: what the best one on each tile pays the player. */
export function bestPays(view: View): Map<string, number> {
  const found = new Map<string, number>();
  const seat = mine(view);
  if (askedHere(view) === null || seat === null) return found;
  for (const { tile, pays } of view.state.open.markets)
    found.set(tile, Math.max(found.get(tile) ?? 0, pays[seat] ?? 0));
  return found;
}

/** The tile of the market that would be held. */
export const chosenTile = (view: View): string | null =>
  bestPays(view).size > 0 ? (marketOf(askedHere(view), view)?.tile ?? null) : null;

export function litTiles(view: View): Set<string> {
  const markets = bestPays(view);
  return new Set(
    view.state.open.tiles
      .map((tile) => tile.id)
      .filter((id) => (markets.size > 0 ? markets.has(id) : view.hands.lit(tileId(id)))),
  );
}
