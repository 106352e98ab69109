// Moves as the engine writes them, and the ids of things on the table.
import { parserOf } from '../../lib/notation';
import { mineNames, moveArguments, takeCardNames, type Card, type Mine, type Move, type TakeCard } from './types';

export const parse = parserOf<Move>(moveArguments);

export const mineIndex = (mine: Mine): number => mineNames.indexOf(mine);
/** Each mine has a face of the dice. */
export const dieFace = (mine: Mine): number => mineIndex(mine) + 1;

export const isTakeable = (card: Card): card is TakeCard => takeCardNames.some((each) => each === card);
/** Nuggets on a card; 0: it is no Gold. */
export const nuggetsOn = (card: Card): number => (card.startsWith('gold_') ? Number(card.slice(5)) : 0);

const isMine = (text: string): text is Mine => mineNames.some((each) => each === text);

/** The Mining Camp with its wild dice; picked up, it is one of them. */
export const WILD = 'wild';
export const HOLDINGS = 'holdings';
/** A position of a path: -1 is the box. */
export const spaceId = (mine: Mine, space: number): string => `space:${mine},${space}`;
/** Where a wild die would go. */
export const aimId = (mine: Mine): string => `aim:${mine}`;
export const mineId = (mine: Mine): string => `mine:${mine}`;
export const reserveId = (mine: Mine): string => `reserve:${mine}`;
/** A card on the stage. */
export const sceneId = (card: Card): string => `scene:${card}`;
export const cardId = (card: Card): string => `card:${card}`;
export const panelId = (seat: number): string => `panel:${seat}`;

type Thing =
  | { kind: 'space'; mine: Mine; space: number }
  | { kind: 'aim' | 'mine' | 'reserve'; mine: Mine }
  | { kind: 'card'; card: Card }
  | { kind: 'wild' };

/** What an id means; null: nothing that can be pressed in this game. */
export function thing(id: string | null): Thing | null {
  const [kind, rest = ''] = id?.split(':') ?? [];
  const [a = '', b = ''] = rest.split(',');
  if (kind === 'wild') return { kind };
  if (kind === 'card') return { kind, card: a as Card };
  if (!isMine(a)) return null;
  if (kind === 'space') return { kind, mine: a, space: Number(b) };
  return kind === 'aim' || kind === 'mine' || kind === 'reserve' ? { kind, mine: a } : null;
}
