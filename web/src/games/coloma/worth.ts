// Reckoning for previews: what a price takes from the Lodge, what a Bridge would count now.
import type { Goods } from './things';
import type { OpenPlayer } from './types';

interface Payment {
  goods: Goods;
  /** Nuggets among them that stand for Bucks. */
  forBucks: number;
}

/** How a price would be paid with as little Gold as possible, a Nugget being worth `value` Bucks (COR21). */
export function payment(price: Goods, lodge: { bucks: number }, value: number): Payment {
  const due = price.bucks ?? 0;
  const forBucks = Math.max(0, Math.ceil((due - lodge.bucks) / value));
  const bucks = Math.max(0, due - forBucks * value);
  const goods: Goods = { ...price, bucks, gold: (price.gold ?? 0) + forBucks };
  return { goods, forBucks };
}

/** How many of what a Bridge counts somebody has. */
export function counted(who: OpenPlayer, counts: string): number {
  switch (counts) {
    case 'barrels':
      return who.saved.length + who.used_barrels;
    case 'town':
      return who.tableau.filter(({ hotel }) => !hotel).length;
    case 'rivers':
      return who.rivers.filter(Boolean).length;
    case 'event_camps':
      return who.event_camps.length;
    case 'bucks':
      return who.lodge.bucks;
    case 'horses':
      return who.lodge.horses;
    default:
      return 0;
  }
}
export const bridgeWorth = ({ per, vp, max_vp }: { per: number; vp: number; max_vp: number }, count: number): number =>
  Math.min(max_vp, Math.floor(count / per) * vp);
