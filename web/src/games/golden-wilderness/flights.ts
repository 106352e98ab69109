// Events as things that fly: what, and from where to where on the page.
import type { GameEvent } from '../../lib/protocol';
import type { Flying } from '../../lib/ui/flying';
import { DECKS, panelId, POOL, tileId, tileNumbered } from './notation';
import type { Deck, EventKind } from './types';

export type Piece =
  | { kind: 'house'; seat: number }
  | { kind: 'coin'; text: string }
  | { kind: 'back'; deck: Deck }
  | { kind: 'mission' }
  | { kind: 'presidio' };

export interface Flight extends Flying {
  piece: Piece;
  /** What stays unseen until this has landed. */
  lands: string | null;
}
const STAGGER = 40;

export function flights(events: readonly GameEvent[]): Flight[] {
  const list: Flight[] = [];
  const fly = (event: GameEvent, piece: Piece, from: string, to: string, lands: string | null = null) =>
    list.push({ key: `${event.n}:${list.length}`, piece, from, to, delay: list.length * STAGGER, lands });
  let market: string | null = null;
  for (const event of events) {
    const { seat } = event;
    if (event.kind === 'market') market = tileId(tileNumbered(event.a));
    if (seat === null) continue;
    const home = panelId(seat);
    const tile = tileId(tileNumbered(event.a));
    switch (event.kind as EventKind) {
      case 'settle':
        fly(event, { kind: 'house', seat }, home, tile, tile);
        break;
      case 'city':
        fly(event, { kind: 'coin', text: `+$${event.amount}` }, tile, home);
        break;
      case 'mission':
      case 'presidio':
        fly(event, { kind: event.kind as 'mission' | 'presidio' }, home, tile, tile);
        break;
      case 'removed':
        if (event.b === 0) fly(event, { kind: 'house', seat }, tile, home);
        break;
      case 'paid':
        if (market) fly(event, { kind: 'coin', text: `+$${event.amount}` }, market, home);
        break;
      case 'take':
        fly(event, { kind: 'back', deck: DECKS[event.a] ?? 'pioneer' }, POOL, home);
        break;
      case 'card':
        fly(event, { kind: 'back', deck: DECKS[event.a] ?? 'pioneer' }, panelId(event.b), home);
        break;
      default:
        break;
    }
  }
  return list;
}
