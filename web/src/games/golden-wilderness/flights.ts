// Events as things that fly: what, and from where to where on the page.
import type { GameEvent } from '../../lib/protocol';
import { argsOf } from './events';
import { launch, type PieceFlight } from '../../lib/stage/flying';
import { panelId, POOL, tileId } from './notation';
import type { Deck, EventKind } from './types';

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
    if (event.kind === 'market') market = tileId(argsOf(event).tile);
    if (seat === null) continue;
    const home = panelId(seat);
    const tile = tileId(argsOf(event).tile);
    switch (event.kind as EventKind) {
      case 'settle':
        fly(event, { kind: 'house', seat }, home, tile, tile);
        break;
      case 'city':
        fly(event, { kind: 'coin', text: `+$${argsOf(event).pesos}` }, tile, home);
        break;
      case 'mission':
      case 'presidio':
        fly(event, { kind: event.kind as 'mission' | 'presidio' }, home, tile, tile);
        break;
      case 'removed':
        if (argsOf(event).settlement) fly(event, { kind: 'house', seat }, tile, home);
        break;
      case 'paid':
        if (market) fly(event, { kind: 'coin', text: `+$${argsOf(event).pesos}` }, market, home);
        break;
      case 'take':
        fly(event, { kind: 'back', deck: argsOf(event).deck }, POOL, home);
        break;
      case 'card':
        fly(event, { kind: 'back', deck: argsOf(event).deck }, panelId(argsOf(event).giver), home);
        break;
      default:
        break;
    }
  }
  return list;
}
