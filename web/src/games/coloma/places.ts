// What on the table an event touches.
import type { GameEvent } from '../../lib/protocol';
import {
  bridgeId,
  cardId,
  caskId,
  columnId,
  GOLD,
  houseId,
  MILL,
  OUTLAWS,
  panelId,
  rowId,
  siteId,
  spaceId,
} from './notation';
import { argsOf } from './events';

type Way = { from: string | null; to: string | null };

/** The thing on the board that an event is about; the other end is whose event it is. */
function thingOf(event: GameEvent): string | null {
  const args = argsOf(event);
  switch (event.kind) {
    case 'event':
    case 'pioneer':
    case 'bust':
    case 'turn':
    case 'borrow':
      return siteId(args.site);
    case 'stranger':
      return siteId(args.strangerSite);
    case 'mill':
      return MILL;
    case 'river':
      return columnId(args.column);
    case 'bridge':
      return bridgeId(args.bridge);
    case 'build':
      return cardId(args.building);
    case 'hotel':
    case 'ability':
      return houseId(args.building);
    case 'wagon':
      return spaceId(args.to);
    case 'row':
      return rowId(args.row);
    case 'camp':
      return args.camp;
    case 'take':
      return caskId(args.cask);
    case 'shootout':
    case 'clean_up':
      return OUTLAWS;
    case 'rob':
    case 'trade':
      return GOLD;
    default:
      return event.seat === null ? null : panelId(event.seat);
  }
}

export function places(event: GameEvent): Way {
  const place = thingOf(event);
  const panel = event.seat === null ? null : panelId(event.seat);
  switch (event.kind) {
    case 'wagon':
      return { from: spaceId(argsOf(event).from), to: place };
    case 'take':
    case 'mill':
    case 'rob':
    case 'ability':
      return { from: place, to: panel };
    default:
      return { from: panel === place ? null : panel, to: place };
  }
}
