// Which pieces are seen travelling when something has happened.
import type { GameEvent } from '../../lib/protocol';
import type { Flying } from '../../lib/ui/flying';
import { BARRELS, GOODS, LANDS, SPACES } from './names';
import { REVEAL, reveals } from './pacing';
import { caskId, eventId, GOLD, landId, OUTLAWS, panelId, rowId, siteId, spaceId, wagonId } from './notation';
import type { ThingName } from './things';
import type { Barrel } from './types';

export type Piece =
  | { kind: 'pawn' | 'camp' | 'wagon'; seat: number }
  | { kind: 'thing'; name: ThingName; seat: number }
  | { kind: 'barrel'; barrel: Barrel }
  | { kind: 'buster' | 'outlaw' };

export interface Flight extends Flying {
  piece: Piece;
  /** The piece that is not shown where it goes until it is there. */
  lands: string | null;
}

const STAGGER = 40;
const MOST = 5;

/** `pace` stretches the count before a reveal. */
export function flights(events: GameEvent[], pace = 1): Flight[] {
  const list: Flight[] = [];
  const counted = reveals(events) ? REVEAL * pace : 0;
  const fly = (event: GameEvent, piece: Piece, from: string, to: string, lands: string | null = null) =>
    list.push({
      key: `${event.n} ${list.length}`,
      piece,
      from,
      to,
      delay: counted + (event.kind === 'pioneer' ? 0 : Math.min(list.length, 12) * STAGGER),
      lands,
    });
  for (const event of events) {
    const { seat, kind, a, b, amount } = event;
    if (kind === 'stranger' && a === 0) fly(event, { kind: 'buster' }, 'wheel', siteId(b + 1));
    if (seat === null) continue;
    const home = panelId(seat);
    switch (kind) {
      case 'pioneer':
        fly(event, { kind: 'pawn', seat }, home, siteId(a + 1), `pioneer:${seat}`);
        break;
      case 'wagon':
        fly(event, { kind: 'wagon', seat }, spaceId(SPACES[a] ?? ''), spaceId(SPACES[b] ?? ''), wagonId(seat));
        break;
      case 'row':
        fly(event, { kind: 'pawn', seat }, home, rowId(a));
        break;
      case 'camp':
        fly(event, { kind: 'camp', seat }, home, a === 0 ? eventId(b + 1) : landId(LANDS[b] ?? ''));
        break;
      case 'take': {
        const barrel = BARRELS[b];
        if (barrel) fly(event, { kind: 'barrel', barrel }, caskId(a), home);
        for (let i = 0; i < amount; i++) fly(event, { kind: 'outlaw' }, caskId(a), OUTLAWS);
        break;
      }
      case 'gain': {
        const name = GOODS[a];
        if (!name) break;
        for (let i = 0; i < Math.min(MOST, amount); i++)
          fly(event, { kind: 'thing', name, seat }, name === 'gold' ? GOLD : 'wheel', home);
        break;
      }
      default:
        break;
    }
  }
  return list;
}
