// What on the table an event touches.
import { cardId, mineId, panelId, reserveId, spaceId, WILD } from './notation';
import type { GameEvent } from './view';

export function places(event: GameEvent): { from: string | null; to: string | null } {
  const panel = event.seat === undefined ? null : panelId(event.seat);
  switch (event.kind) {
    case 'place':
      return { from: panel, to: spaceId(event.mine, event.space) };
    case 'wild':
      return { from: WILD, to: spaceId(event.mine, event.position - 1) };
    case 'reserve':
      return { from: panel, to: reserveId(event.mine) };
    case 'dice':
      return { from: WILD, to: mineId(event.mine) };
    case 'camp':
      return { from: null, to: WILD };
    case 'take':
      return { from: cardId(event.card), to: panel };
    case 'lie_down':
      return { from: null, to: spaceId(event.mine, event.space) };
    case 'coins':
    case 'home':
    case 'nothing':
      return { from: mineId(event.mine), to: panel };
    case 'draw':
    case 'card':
    case 'weather':
    case 'alarm':
    case 'leave':
    case 'winter':
    case 'skip':
      return { from: null, to: mineId(event.mine) };
    case 'retrieve':
    case 'pass':
    case 'year':
      return { from: null, to: panel };
    case 'income':
    case 'over':
      return { from: null, to: null };
  }
}
