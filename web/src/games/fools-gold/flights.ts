// Events as things that fly: what, and from where to where on the page.
import type { GameEvent } from '../../lib/protocol';
import type { Flying } from '../../lib/ui/flying';
import { cardAt, mineAt, mineId, panelId, reserveId, spaceId, WILD, type Card } from './notation';
import type { EventKind, Mine } from './types';

export type Piece =
  | { kind: 'miner'; seat: number }
  | { kind: 'die'; value: number; wild: boolean }
  | { kind: 'card'; card: Card; mine: Mine }
  | { kind: 'coin' };

export interface Flight extends Flying {
  piece: Piece;
  /** What stays unseen until this has landed. */
  lands: string | null;
}

const STAGGER = 40;
const WILD_FACE = 6;

export function flights(events: readonly GameEvent[]): Flight[] {
  const list: Flight[] = [];
  const fly = (event: GameEvent, piece: Piece, from: string, to: string, lands: string | null = null) =>
    list.push({
      key: `${event.n}:${list.length}`,
      piece,
      from,
      to,
      delay: list.length * STAGGER,
      lands,
      ...(piece.kind === 'card' ? { slow: 1.6, shrinks: 0.25 } : {}),
    });
  for (const event of events) {
    const { seat } = event;
    const mine = mineAt(event.a);
    const home = seat === null ? null : panelId(seat);
    switch (event.kind as EventKind) {
      case 'dice':
        for (let i = 0; i < event.amount; i++) {
          const place = spaceId(mine, i - 1);
          fly(event, { kind: 'die', value: event.a + 1, wild: false }, WILD, place, place);
        }
        break;
      case 'place':
        if (seat !== null && home)
          fly(event, { kind: 'miner', seat }, home, spaceId(mine, event.b), spaceId(mine, event.b));
        break;
      case 'wild': {
        const place = spaceId(mine, event.b - 1);
        fly(event, { kind: 'die', value: WILD_FACE, wild: true }, WILD, place, place);
        break;
      }
      case 'reserve':
        if (seat !== null && home) fly(event, { kind: 'miner', seat }, home, reserveId(mine));
        break;
      case 'take':
        if (home) fly(event, { kind: 'card', card: cardAt(event.b), mine }, `scene:${event.b}`, home);
        break;
      case 'coins':
        for (let i = 0; home && i < event.amount; i++) fly(event, { kind: 'coin' }, mineId(mine), home);
        break;
      default:
        break;
    }
  }
  return list;
}
