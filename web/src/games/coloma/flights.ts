// Which pieces are seen travelling when something has happened.
import { launch, STAGGER, type PieceFlight } from '../../lib/stage/flying';
import { telling } from './pacing';
import { campId, caskId, GOLD, OUTLAWS, panelId, rowId, siteId, spaceId, wagonId } from './notation';
import type { Barrel, Good } from './types';
import type { GameEvent } from './view';

export type Piece =
  | { kind: 'pawn' | 'camp' | 'wagon'; seat: number }
  | { kind: 'thing'; name: Good; seat: number }
  | { kind: 'barrel'; barrel: Barrel }
  | { kind: 'buster' | 'outlaw' };

export type Flight = PieceFlight<Piece>;

const MOST = 5;

/** `pace` stretches what is told before anything moves. */
export function flights(events: readonly GameEvent[], pace = 1): Flight[] {
  const told = telling(events) * pace;
  const { list, fly } = launch<Piece>(({ kind }, _, count) => ({
    delay: told + (kind === 'pioneer' ? 0 : Math.min(count, 12) * STAGGER),
  }));
  for (const event of events) {
    const { seat } = event;
    if (event.kind === 'stranger' && event.who === 'buster')
      fly(event, { kind: 'buster' }, 'wheel', siteId(event.site));
    if (seat === undefined) continue;
    const home = panelId(seat);
    switch (event.kind) {
      case 'pioneer':
        fly(event, { kind: 'pawn', seat }, home, siteId(event.site), `pioneer:${seat}`);
        break;
      case 'wagon':
        fly(event, { kind: 'wagon', seat }, spaceId(event.from), spaceId(event.to), wagonId(seat));
        break;
      case 'row':
        fly(event, { kind: 'pawn', seat }, home, rowId(event.row - 1));
        break;
      case 'camp':
        fly(event, { kind: 'camp', seat }, home, campId(event));
        break;
      case 'take': {
        const cask = caskId(event.space - 1);
        fly(event, { kind: 'barrel', barrel: event.barrel }, cask, home);
        for (let i = 0; i < event.outlaws; i++) fly(event, { kind: 'outlaw' }, cask, OUTLAWS);
        break;
      }
      case 'gain': {
        const name = event.good;
        for (let i = 0; i < Math.min(MOST, event.count); i++)
          fly(event, { kind: 'thing', name, seat }, name === 'gold' ? GOLD : 'wheel', home);
        break;
      }
      default:
        break;
    }
  }
  return list;
}
