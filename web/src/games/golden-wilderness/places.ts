// What on the table an event touches.
import { borderId, COUNTRY, EVENTS, panelId, POOL, poolId, tileId } from './notation';
import type { GameEvent } from './view';

type Places = { from: string | null; to: string | null };

export function places(event: GameEvent): Places {
  const panel = event.seat === undefined ? null : panelId(event.seat);
  switch (event.kind) {
    case 'settle':
    case 'city':
    case 'mission':
    case 'presidio':
      return { from: panel, to: tileId(event.tile) };
    case 'road':
      return { from: panel, to: borderId(event.tile, event.side) };
    case 'lay':
    case 'attack':
    case 'request':
    case 'repelled':
      return { from: null, to: tileId(event.tile) };
    case 'removed':
      return { from: tileId(event.tile), to: panel };
    case 'market':
      return { from: null, to: tileId(event.tile) };
    case 'take':
      return { from: poolId(event.deck), to: panel };
    case 'pool':
      return { from: null, to: POOL };
    case 'event':
    case 'new_card':
    case 'removed_card':
    case 'nothing':
      return { from: null, to: EVENTS };
    case 'taxes':
    case 'gold_rush':
      return { from: null, to: COUNTRY };
    case 'offer':
    case 'accept':
    case 'decline':
      return { from: panel, to: panelId(event.partner) };
    case 'card':
      return { from: panelId(event.from), to: panel };
    case 'turn':
    case 'over':
    case 'explore':
    case 'lost_tile':
    case 'upheld':
      return { from: null, to: null };
    default:
      return { from: null, to: panel };
  }
}
