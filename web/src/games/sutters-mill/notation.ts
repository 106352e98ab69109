// Moves as the engine writes them, taken apart.
import { parserOf } from '../../lib/notation';
import { moveArguments, type Move, type Space } from './types';

export const parse = parserOf<Move>(moveArguments);

/** Ids of things on the table. */
export const spaceId = (space: Space): string => `space:${space}`;
export const cardId = (rank: string): string => `card:${rank}`;
export const stackId = (building: Space, position: number): string => `stack:${building}:${position}`;
export const panelId = (seat: number): string => `panel:${seat}`;
export const prospectorId = (space: Space, pulled: readonly Space[]): string =>
  pulled.length ? `prospector:${space}:${pulled.join('+')}` : `prospector:${space}`;

type Thing =
  | { kind: 'space'; space: Space }
  | { kind: 'card'; rank: string }
  | { kind: 'supply' }
  | { kind: 'digger' }
  | { kind: 'prospector'; space: Space; flags: string }
  | { kind: 'stack'; building: Space; position: number };

/** What an id means; null: nothing of this game. */
export function thing(id: string | null): Thing | null {
  const [kind, a = '', b = ''] = id?.split(':') ?? [];
  switch (kind) {
    case 'space':
      return { kind, space: a as Space };
    case 'card':
      return { kind, rank: a };
    case 'supply':
    case 'digger':
      return { kind };
    case 'prospector':
      return { kind, space: a as Space, flags: b };
    case 'stack':
      return { kind, building: a as Space, position: Number(b) };
    default:
      return null;
  }
}
