// What on the table an event touches. Sites, rows, columns and places of the Hideout are counted from 0 in events.
import type { GameEvent } from '../../lib/protocol';
import {
  bridgeId,
  cardId,
  caskId,
  columnId,
  eventId,
  GOLD,
  houseId,
  landId,
  MILL,
  OUTLAWS,
  panelId,
  rowId,
  siteId,
  spaceId,
} from './notation';
import { BRIDGES, BUILDINGS, LANDS, SPACES } from './names';

type Way = { from: string | null; to: string | null };

/** The thing on the board that an event is about; the other end is whose event it is. */
function thingOf({ kind, a, b, seat }: GameEvent): string | null {
  switch (kind) {
    case 'event':
    case 'pioneer':
    case 'bust':
    case 'turn':
    case 'borrow':
      return siteId(a + 1);
    case 'stranger':
      return siteId(b + 1);
    case 'mill':
      return MILL;
    case 'river':
      return columnId(a);
    case 'bridge':
      return bridgeId(BRIDGES[a] ?? '');
    case 'build':
      return cardId(BUILDINGS[a] ?? '');
    case 'hotel':
    case 'ability':
      return houseId(BUILDINGS[a] ?? '');
    case 'wagon':
      return spaceId(SPACES[b] ?? '');
    case 'row':
      return rowId(a);
    case 'camp':
      return a === 0 ? eventId(b + 1) : landId(LANDS[b] ?? '');
    case 'take':
      return caskId(a);
    case 'shootout':
    case 'clean_up':
      return OUTLAWS;
    case 'rob':
    case 'trade':
      return GOLD;
    default:
      return seat === null ? null : panelId(seat);
  }
}

export function places(event: GameEvent): Way {
  const place = thingOf(event);
  const panel = event.seat === null ? null : panelId(event.seat);
  switch (event.kind) {
    case 'wagon':
      return { from: spaceId(SPACES[event.a] ?? ''), to: place };
    case 'take':
    case 'mill':
    case 'rob':
    case 'ability':
      return { from: place, to: panel };
    default:
      return { from: panel === place ? null : panel, to: place };
  }
}
