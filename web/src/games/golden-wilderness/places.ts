// What on the table an event touches.
import type { GameEvent } from '../../lib/protocol';
import { argsOf } from './events';
import { borderId, COUNTRY, EVENTS, panelId, POOL, poolId, tileId } from './notation';
import type { EventKind } from './types';

type Places = { from: string | null; to: string | null };

export function places(event: GameEvent): Places {
  const panel = event.seat === null ? null : panelId(event.seat);
  const tile = tileId(argsOf(event).tile);
  switch (event.kind as EventKind) {
    case 'settle':
    case 'city':
    case 'mission':
    case 'presidio':
      return { from: panel, to: tile };
    case 'road':
      return { from: panel, to: borderId(argsOf(event).tile, argsOf(event).side) };
    case 'lay':
    case 'attack':
    case 'request':
    case 'repelled':
      return { from: null, to: tile };
    case 'removed':
      return { from: tile, to: panel };
    case 'market':
      return { from: null, to: tile };
    case 'take':
      return { from: poolId(argsOf(event).deck), to: panel };
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
      return { from: panel, to: panelId(argsOf(event).other) };
    case 'card':
      return { from: panelId(argsOf(event).giver), to: panel };
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
