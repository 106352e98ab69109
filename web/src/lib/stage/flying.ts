// A piece on its way. An end is a thing on the page by its id, or a point in units of the board.
import type { GameEvent } from '../protocol';

export interface Point {
  x: number;
  y: number;
}
export type End = string | Point;

export interface Flying {
  key: string;
  from: End;
  to: End;
  /** Milliseconds before it starts. */
  delay: number;
  /** What stays unseen where it goes until it is there; see Stage.arriving. */
  lands: string | null;
  /** How many times as long as usual it takes. */
  slow?: number;
  /** Its size where it lands. */
  shrinks?: number;
}
export interface PieceFlight<Piece> extends Flying {
  piece: Piece;
}

/** Milliseconds between the starts of two pieces. */
export const STAGGER = 40;

/** A list of flights and the way to add to it. `more` says what is out of the ordinary about a piece. */
export function launch<Piece>(more: (event: GameEvent, piece: Piece, count: number) => Partial<Flying> = () => ({})) {
  const list: PieceFlight<Piece>[] = [];
  const fly = (event: GameEvent, piece: Piece, from: End, to: End, lands: string | null = null): void => {
    const usual = { key: `${event.n}:${list.length}`, piece, from, to, delay: list.length * STAGGER, lands };
    list.push({ ...usual, ...more(event, piece, list.length) });
  };
  return { list, fly };
}
