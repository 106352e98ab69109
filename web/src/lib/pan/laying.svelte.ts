// A tile in hand: how it is turned and where it lies before it is placed. Kept beside the board, because the prompt bar and
// the tray turn it too. It belongs to one question and is forgotten with it.
import type { Asked } from '../protocol';
import type { Square } from './camera.svelte';

interface Fit extends Square {
  /** Every way round that fits here, ascending. */
  turns: number[];
}
/** The first of these ways round, clockwise from one that may not be among them. */
export const clockwise = (turns: readonly number[], from: number): number =>
  turns.find((each) => each >= from) ?? turns[0] ?? 0;

const keyOf = (asked: Asked): string => `${asked.seat} ${asked.question}`;

export class Laying {
  private fits = new WeakMap<Asked, Fit[]>();
  private question = $state('');
  private turned = $state(0);
  private square = $state.raw<Square | null>(null);
  private over = $state.raw<Square | null>(null);

  /** Where a move places the tile; null: another kind of move. */
  constructor(private readonly placement: (move: string) => (Square & { rotation: number }) | null) {}

  /** The places where the tile may go. */
  fitting = (asked: Asked | null): Fit[] => {
    if (!asked) return [];
    const known = this.fits.get(asked);
    if (known) return known;
    const found = new Map<string, Fit>();
    for (const { move } of asked.moves) {
      const at = this.placement(move);
      if (!at) continue;
      const key = `${at.x},${at.y}`;
      const fit = found.get(key) ?? { x: at.x, y: at.y, turns: [] };
      fit.turns.push(at.rotation);
      found.set(key, fit);
    }
    const list = [...found.values()];
    for (const fit of list) fit.turns.sort((a, b) => a - b);
    this.fits.set(asked, list);
    return list;
  };

  private live(asked: Asked | null): asked is Asked {
    return asked !== null && this.question === keyOf(asked);
  }
  private begin(asked: Asked): void {
    if (this.live(asked)) return;
    this.question = keyOf(asked);
    this.turned = 0;
    this.square = this.over = null;
  }

  /** The ground that moves speak of is another one. */
  renew(): void {
    this.fits = new WeakMap();
  }

  /** Another table may ask a question of the same number. */
  forget = (): void => {
    this.question = '';
  };

  fitAt = (asked: Asked | null, square: Square | null): Fit | null =>
    square ? (this.fitting(asked).find((fit) => fit.x === square.x && fit.y === square.y) ?? null) : null;

  /** Where the tile has been laid to look at it. */
  laidAt = (asked: Asked | null): Fit | null => (this.live(asked) ? this.fitAt(asked, this.square) : null);
  /** Where it is shown: laid, or under the pointer. */
  shownAt = (asked: Asked | null): Fit | null =>
    this.live(asked) ? (this.laidAt(asked) ?? this.fitAt(asked, this.over)) : null;

  /** How the tile is turned, at a place or in the hand. */
  turnsAt = (asked: Asked | null, fit: Fit | null): number => {
    const wanted = this.live(asked) ? this.turned : 0;
    return fit ? clockwise(fit.turns, wanted) : wanted;
  };

  layAt = (asked: Asked, square: Square | null): void => {
    this.begin(asked);
    this.square = square;
  };
  passOver = (asked: Asked, square: Square | null): void => {
    this.begin(asked);
    this.over = square;
  };

  /** Turns the tile to the next way round that fits where it lies, or anywhere. */
  turn = (asked: Asked, by: 1 | -1 = 1): void => {
    this.begin(asked);
    const here = this.shownAt(asked);
    const all = here?.turns ?? [...new Set(this.fitting(asked).flatMap((fit) => fit.turns))].sort((a, b) => a - b);
    const at = all.indexOf(this.turnsAt(asked, here));
    this.turned = all[(Math.max(0, at) + by + all.length) % all.length] ?? 0;
  };
}
