// What on the table an event touches.
import { argsOf } from './events';
import type { GameEvent } from '../../lib/protocol';
import { cardId, mineId, panelId, reserveId, spaceId, WILD } from './notation';
import type { EventKind } from './types';

export function places(event: GameEvent): { from: string | null; to: string | null } {
  const panel = event.seat === null ? null : panelId(event.seat);
  const mine = argsOf(event).mine;
  switch (event.kind as EventKind) {
    case 'place':
      return { from: panel, to: spaceId(mine, argsOf(event).space) };
    case 'wild':
      return { from: WILD, to: spaceId(mine, argsOf(event).space - 1) };
    case 'reserve':
      return { from: panel, to: reserveId(mine) };
    case 'dice':
      return { from: WILD, to: mineId(mine) };
    case 'camp':
      return { from: null, to: WILD };
    case 'take':
      return { from: cardId(argsOf(event).card), to: panel };
    case 'lie_down':
      return { from: null, to: spaceId(mine, argsOf(event).space) };
    case 'coins':
    case 'home':
    case 'nothing':
      return { from: mineId(mine), to: panel };
    case 'draw':
    case 'card':
    case 'weather':
    case 'alarm':
    case 'leave':
    case 'winter':
    case 'skip':
      return { from: null, to: mineId(mine) };
    case 'retrieve':
    case 'pass':
    case 'year':
      return { from: null, to: panel };
    case 'income':
    case 'over':
      return { from: null, to: null };
  }
}
