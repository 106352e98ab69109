// Events as things that fly: what, and from where to where on the page.
import { argsOf } from './events';
import type { GameEvent } from '../../lib/protocol';
import { launch, type PieceFlight } from '../../lib/stage/flying';
import { mineId, panelId, reserveId, spaceId, WILD, type Card } from './notation';
import type { EventKind, Mine } from './types';

export type Piece =
  | { kind: 'miner'; seat: number }
  | { kind: 'die'; value: number; wild: boolean }
  | { kind: 'card'; card: Card; mine: Mine }
  | { kind: 'coin' };

export type Flight = PieceFlight<Piece>;

const WILD_FACE = 6;

export function flights(events: readonly GameEvent[]): Flight[] {
  const { list, fly } = launch<Piece>((_, { kind }) => (kind === 'card' ? { slow: 1.6, shrinks: 0.25 } : {}));
  for (const event of events) {
    const { seat } = event;
    const mine = argsOf(event).mine;
    const home = seat === null ? null : panelId(seat);
    switch (event.kind as EventKind) {
      case 'dice':
        for (let i = 0; i < argsOf(event).count; i++) {
          const place = spaceId(mine, i - 1);
          fly(event, { kind: 'die', value: argsOf(event).face, wild: false }, WILD, place, place);
        }
        break;
      case 'place':
        if (seat !== null && home)
          fly(
            event,
            { kind: 'miner', seat },
            home,
            spaceId(mine, argsOf(event).space),
            spaceId(mine, argsOf(event).space),
          );
        break;
      case 'wild': {
        const place = spaceId(mine, argsOf(event).space - 1);
        fly(event, { kind: 'die', value: WILD_FACE, wild: true }, WILD, place, place);
        break;
      }
      case 'reserve':
        if (seat !== null && home) fly(event, { kind: 'miner', seat }, home, reserveId(mine));
        break;
      case 'take':
        if (home)
          fly(event, { kind: 'card', card: argsOf(event).card, mine }, `scene:${argsOf(event).cardIndex}`, home);
        break;
      case 'coins':
        for (let i = 0; home && i < argsOf(event).count; i++) fly(event, { kind: 'coin' }, mineId(mine), home);
        break;
      default:
        break;
    }
  }
  return list;
}
