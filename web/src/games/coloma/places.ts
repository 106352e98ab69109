// What on the table an event touches.
import {
  bridgeId,
  campId,
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
import type { GameEvent } from './view';

type Way = { from: string | null; to: string | null };

/** The thing on the board that an event is about; the other end is whose event it is. */
function thingOf(event: GameEvent): string | null {
  switch (event.kind) {
    case 'event':
    case 'pioneer':
    case 'bust':
    case 'turn':
    case 'borrow':
    case 'stranger':
      return siteId(event.site);
    case 'mill':
      return MILL;
    case 'river':
      return columnId(event.column - 1);
    case 'bridge':
      return bridgeId(event.type);
    case 'build':
      return cardId(event.card);
    case 'hotel':
      return houseId(event.covers);
    case 'ability':
      return houseId(event.card);
    case 'wagon':
      return spaceId(event.to);
    case 'row':
      return rowId(event.row - 1);
    case 'camp':
      return campId(event);
    case 'take':
      return caskId(event.space - 1);
    case 'shootout':
    case 'clean_up':
      return OUTLAWS;
    case 'rob':
    case 'trade':
      return GOLD;
    default:
      return event.seat === undefined ? null : panelId(event.seat);
  }
}

export function places(event: GameEvent): Way {
  const place = thingOf(event);
  const panel = event.seat === undefined ? null : panelId(event.seat);
  switch (event.kind) {
    case 'wagon':
      return { from: spaceId(event.from), to: place };
    case 'take':
    case 'mill':
    case 'rob':
    case 'ability':
      return { from: place, to: panel };
    default:
      return { from: panel === place ? null : panel, to: place };
  }
}
