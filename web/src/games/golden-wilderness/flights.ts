// Events as things that fly: what, and from where to where on the page.
import { launch, type PieceFlight } from '../../lib/stage/flying';
import { panelId, POOL, tileId } from './notation';
import type { Deck } from './types';
import type { GameEvent } from './view';

export type Piece =
  | { kind: 'house'; seat: number }
  | { kind: 'coin'; text: string }
  | { kind: 'back'; deck: Deck }
  | { kind: 'mission' }
  | { kind: 'presidio' };

export type Flight = PieceFlight<Piece>;

export function flights(events: readonly GameEvent[]): Flight[] {
  const { list, fly } = launch<Piece>();
  let market: string | null = null;
  for (const event of events) {
    const { seat } = event;
    if (event.kind === 'market') market = tileId(event.tile);
    if (seat === undefined) continue;
    const home = panelId(seat);
    const tile = 'tile' in event ? tileId(event.tile ?? '') : '';
    switch (event.kind) {
      case 'settle':
        fly(event, { kind: 'house', seat }, home, tile, tile);
        break;
      case 'city':
        fly(event, { kind: 'coin', text: `+$${event.pesos}` }, tile, home);
        break;
      case 'mission':
      case 'presidio':
        fly(event, { kind: event.kind }, home, tile, tile);
        break;
      case 'removed':
        if (event.thing === 'settlement') fly(event, { kind: 'house', seat }, tile, home);
        break;
      case 'paid':
        if (market) fly(event, { kind: 'coin', text: `+$${event.pesos}` }, market, home);
        break;
      case 'take':
        fly(event, { kind: 'back', deck: event.deck }, POOL, home);
        break;
      case 'card':
        fly(event, { kind: 'back', deck: event.deck }, panelId(event.from), home);
        break;
      default:
        break;
    }
  }
  return list;
}
