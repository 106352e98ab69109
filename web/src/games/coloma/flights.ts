// Which pieces are seen travelling when something has happened.
import type { GameEvent } from '../../lib/protocol';
import { launch, STAGGER, type PieceFlight } from '../../lib/stage/flying';
import { argsOf } from './events';
import { REVEAL, reveals } from './pacing';
import { caskId, GOLD, OUTLAWS, panelId, rowId, siteId, spaceId, wagonId } from './notation';
import type { ThingName } from './things';
import type { Barrel } from './types';

export type Piece =
  | { kind: 'pawn' | 'camp' | 'wagon'; seat: number }
  | { kind: 'thing'; name: ThingName; seat: number }
  | { kind: 'barrel'; barrel: Barrel }
  | { kind: 'buster' | 'outlaw' };

export type Flight = PieceFlight<Piece>;

const MOST = 5;

/** `pace` stretches the count before a reveal. */
export function flights(events: readonly GameEvent[], pace = 1): Flight[] {
  const counted = reveals(events) ? REVEAL * pace : 0;
  const { list, fly } = launch<Piece>(({ kind }, _, count) => ({
    delay: counted + (kind === 'pioneer' ? 0 : Math.min(count, 12) * STAGGER),
  }));
  for (const event of events) {
    const { seat, kind } = event;
    const args = argsOf(event);
    if (kind === 'stranger' && args.buster) fly(event, { kind: 'buster' }, 'wheel', siteId(args.strangerSite));
    if (seat === null) continue;
    const home = panelId(seat);
    switch (kind) {
      case 'pioneer':
        fly(event, { kind: 'pawn', seat }, home, siteId(args.site), `pioneer:${seat}`);
        break;
      case 'wagon':
        fly(event, { kind: 'wagon', seat }, spaceId(args.from), spaceId(args.to), wagonId(seat));
        break;
      case 'row':
        fly(event, { kind: 'pawn', seat }, home, rowId(args.row));
        break;
      case 'camp':
        fly(event, { kind: 'camp', seat }, home, args.camp);
        break;
      case 'take': {
        const barrel = args.barrel;
        if (barrel) fly(event, { kind: 'barrel', barrel }, caskId(args.cask), home);
        for (let i = 0; i < args.count; i++) fly(event, { kind: 'outlaw' }, caskId(args.cask), OUTLAWS);
        break;
      }
      case 'gain': {
        const name = args.good;
        if (!name) break;
        for (let i = 0; i < Math.min(MOST, args.count); i++)
          fly(event, { kind: 'thing', name, seat }, name === 'gold' ? GOLD : 'wheel', home);
        break;
      }
      default:
        break;
    }
  }
  return list;
}
