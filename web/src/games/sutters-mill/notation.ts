// Moves as the engine writes them, taken apart.
import type { Move, Space } from './types';

type Flags = Extract<Move, { kind: 'move' }>['pulled'];

const flags = (word: string | undefined): Flags => (word ? (word.split('+') as Flags) : []);

export function parse(notation: string): Move {
  const [kind, a, b, c] = notation.split(' ');
  switch (kind) {
    case 'switch':
    case 'dig':
    case 'city':
    case 'stop':
    case 'end':
      return { kind };
    case 'to':
      return { kind, building: a } as Move;
    case 'place':
      return { kind, space: a } as Move;
    case 'card':
      return { kind, rank: a, building: b } as Move;
    case 'move':
      return { kind, from: a, to: b, pulled: flags(c) } as Move;
    case 'leave':
      return { kind, space: a, pulled: flags(b) } as Move;
    case 'pull':
      return { kind, building: a, pulled: flags(b) } as Move;
    case 'shift':
      return { kind, building: a, position: Number(b), direction: c } as Move;
    default:
      throw new Error(`no move of Sutter’s Mill: ${notation}`);
  }
}

/** Ids of things on the table. */
export const spaceId = (space: Space): string => `space:${space}`;
export const cardId = (rank: string): string => `card:${rank}`;
export const stackId = (building: Space, position: number): string => `stack:${building}:${position}`;
export const panelId = (seat: number): string => `panel:${seat}`;
export const prospectorId = (space: Space, pulled: readonly Space[]): string =>
  pulled.length ? `prospector:${space}:${pulled.join('+')}` : `prospector:${space}`;

export type Thing =
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
