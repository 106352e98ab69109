// Moves as the engine writes them, and the ids of things on the table.
import { parserOf } from '../../lib/notation';
import { moveArguments, type Move } from './types';

export interface Square {
  x: number;
  y: number;
}
export const parse = parserOf<Move>(moveArguments);

export const HAND = 'tile';
export const MINE = 'mine';
export const STACK = 'stack';
export const squareId = ({ x, y }: Square): string => `square:${x},${y}`;
export const placeId = ({ x, y }: Square, rotation: number): string => `place:${x},${y},${rotation}`;
export const spotId = (segment: string): string => `spot:${segment}`;
export const tentId = ({ x, y }: Square, segment: string): string => `tent:${x},${y},${segment}`;
/** A placed tile, by its order of placement. */
export const landId = (order: number): string => `land:${order}`;
export const panelId = (seat: number): string => `panel:${seat}`;

type Thing =
  | ({ kind: 'square' } & Square)
  | ({ kind: 'place'; rotation: number } & Square)
  | ({ kind: 'tent'; segment: string } & Square)
  | { kind: 'spot'; segment: string }
  | { kind: 'mine' | 'tile' | 'stack' };

/** What an id means; null: nothing of this game. */
export function thing(id: string | null): Thing | null {
  const [kind, rest = ''] = id?.split(':') ?? [];
  const [a = '', b = '', c = ''] = rest.split(',');
  const at = { x: Number(a), y: Number(b) };
  switch (kind) {
    case 'square':
      return { kind, ...at };
    case 'place':
      return { kind, ...at, rotation: Number(c) };
    case 'tent':
      return { kind, ...at, segment: c };
    case 'spot':
      return { kind, segment: a };
    case 'mine':
    case 'tile':
    case 'stack':
      return { kind };
    default:
      return null;
  }
}
