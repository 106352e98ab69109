// What is being thought over before one answer is sent: a market, a sum, a bid. It belongs to one question and is forgotten
// with it; the buttons of the prompt bar speak of it.
import type { Asked } from '../../lib/protocol';
import { parse } from './notation';
import type { OpenMarket, Product } from './types';
import { mine, type View } from './view';

const state = $state<{ question: string; tile: string | null; product: Product | null; amount: number | null }>({
  question: '',
  tile: null,
  product: null,
  amount: null,
});
const keyOf = (asked: Asked): string => `${asked.seat} ${asked.question}`;
function begin(asked: Asked): void {
  if (state.question === keyOf(asked)) return;
  Object.assign(state, { question: keyOf(asked), tile: null, product: null, amount: null });
}
const live = (asked: Asked | null): boolean => asked !== null && state.question === keyOf(asked);

/** Another table may ask a question of the same number. */
export function forget(): void {
  state.question = '';
}

// --- a market

/** What a market would bring a seat against the best of the others. */
const lead = (market: OpenMarket, seat: number): number => {
  const own = market.pays[seat] ?? 0;
  return own * 100 - Math.max(...market.pays.filter((_, each) => each !== seat), 0);
};
export const bestOf = (markets: readonly OpenMarket[], seat: number): OpenMarket | null =>
  markets.reduce<OpenMarket | null>(
    (best, each) => (best === null || lead(each, seat) > lead(best, seat) ? each : best),
    null,
  );

/** The market that would be held: chosen, or the best one for the player. */
export function marketOf(asked: Asked | null, view: View): OpenMarket | null {
  const { markets } = view.state.open;
  const seat = mine(view) ?? 0;
  const tile = live(asked) ? state.tile : null;
  const product = live(asked) ? state.product : null;
  const here = tile === null ? markets : markets.filter((each) => each.tile === tile);
  return here.find((each) => each.product === product) ?? bestOf(here, seat);
}
export function chooseTile(asked: Asked, tile: string): void {
  begin(asked);
  state.tile = tile;
}
export function chooseProduct(asked: Asked, tile: string, product: Product): void {
  begin(asked);
  state.tile = tile;
  state.product = product;
}

// --- a number: pesos for points, a bid

/** The numbers that a kind of move may name, ascending. */
export function numbers(asked: Asked | null, kind: 'points' | 'bid'): number[] {
  return (asked?.moves ?? []).flatMap(({ move }) => {
    const each = parse(move);
    if (each.kind === 'points' && kind === 'points') return [each.pesos];
    return each.kind === 'bid' && kind === 'bid' ? [each.raise] : [];
  });
}
/** The number that is set; at first all pesos, or the least bid. */
export function amountOf(asked: Asked | null, kind: 'points' | 'bid'): number {
  const all = numbers(asked, kind);
  const [least = 0, most = 0] = [all[0], all.at(-1)];
  const wanted = live(asked) ? state.amount : null;
  return Math.min(most, Math.max(least, wanted ?? (kind === 'points' ? most : least)));
}
export function setAmount(asked: Asked, amount: number): void {
  begin(asked);
  state.amount = amount;
}
