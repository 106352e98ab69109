// Moves as the engine writes them, and the ids of things on the table.
import type { Mine, Move } from './types';

export const MINES: readonly Mine[] = ['hills', 'forest', 'mountains', 'river', 'lake'];
export const mineIndex = (mine: Mine): number => MINES.indexOf(mine);
export const mineAt = (index: number): Mine => MINES[index] ?? 'hills';

export type Takeable = Extract<Move, { kind: 'take' }>['card'];
/** Cards in the engine's order: those before the silt can be taken. */
export const CARDS = [
  'gold_1',
  'gold_2',
  'gold_3',
  'gold_4',
  'gold_5',
  'gem',
  'silt',
  'foul_weather',
  'false_alarm',
] as const;
export type Card = (typeof CARDS)[number];
export const cardAt = (index: number): Card => CARDS[index] ?? 'silt';
export const isTakeable = (card: Card): card is Takeable => CARDS.indexOf(card) < CARDS.indexOf('silt');
/** Nuggets on a card; 0: it is no Gold. */
export const nuggetsOn = (card: Card): number => (card.startsWith('gold_') ? Number(card.slice(5)) : 0);

const isMine = (text: string): text is Mine => (MINES as readonly string[]).includes(text);

export function parse(notation: string): Move {
  const [kind, a = '', b = ''] = notation.split(' ');
  const mine = isMine(a) ? a : 'hills';
  switch (kind) {
    case 'place':
      return { kind, mine, space: Number(b) };
    case 'wild':
    case 'reserve':
      return { kind, mine };
    case 'take':
      return { kind, card: a as Takeable };
    case 'retrieve':
    case 'pass':
    case 'coins':
    case 'lie_down':
    case 'nothing':
      return { kind };
    default:
      throw new Error(`no move of Fool's Gold: ${notation}`);
  }
}

/** The Mining Camp with its wild dice; picked up, it is one of them. */
export const WILD = 'wild';
export const HOLDINGS = 'holdings';
/** A position of a path: -1 is the box. */
export const spaceId = (mine: Mine, space: number): string => `space:${mine},${space}`;
/** Where a wild die would go. */
export const aimId = (mine: Mine): string => `aim:${mine}`;
export const mineId = (mine: Mine): string => `mine:${mine}`;
export const reserveId = (mine: Mine): string => `reserve:${mine}`;
export const cardId = (card: Card): string => `card:${card}`;
export const panelId = (seat: number): string => `panel:${seat}`;

export type Thing =
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
