// Events as things that fly: what, and from where to where on the page.
import { launch, type PieceFlight } from '../../lib/stage/flying';
import { dieFace, mineId, panelId, reserveId, sceneId, spaceId, WILD } from './notation';
import type { Card, Mine } from './types';
import type { GameEvent } from './view';

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
    const home = seat === undefined ? null : panelId(seat);
    switch (event.kind) {
      case 'dice':
        for (let i = 0; i < event.dice; i++) {
          const place = spaceId(event.mine, i - 1);
          fly(event, { kind: 'die', value: dieFace(event.mine), wild: false }, WILD, place, place);
        }
        break;
      case 'place': {
        const place = spaceId(event.mine, event.space);
        if (seat !== undefined && home) fly(event, { kind: 'miner', seat }, home, place, place);
        break;
      }
      case 'wild': {
        const place = spaceId(event.mine, event.position - 1);
        fly(event, { kind: 'die', value: WILD_FACE, wild: true }, WILD, place, place);
        break;
      }
      case 'reserve':
        if (seat !== undefined && home) fly(event, { kind: 'miner', seat }, home, reserveId(event.mine));
        break;
      case 'take':
        if (home) fly(event, { kind: 'card', card: event.card, mine: event.mine }, sceneId(event.card), home);
        break;
      case 'coins':
        for (let i = 0; home && i < event.coins; i++) fly(event, { kind: 'coin' }, mineId(event.mine), home);
        break;
      default:
        break;
    }
  }
  return list;
}
