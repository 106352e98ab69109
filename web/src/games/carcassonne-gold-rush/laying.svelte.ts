// The tile in hand: how it is turned and where it lies before it is placed. Kept beside the board, because the prompt bar and
// the tray turn it too. It belongs to one question and is forgotten with it.
import type { Asked } from '../../lib/protocol';
import { parse, type Square } from './notation';

export interface Fit extends Square {
  /** Every way round that fits here, ascending. */
  turns: number[];
}

const fits = new WeakMap<Asked, Fit[]>();

/** The squares where the tile may go. */
export function fitting(asked: Asked | null): Fit[] {
  if (!asked) return [];
  const known = fits.get(asked);
  if (known) return known;
  const found = new Map<string, Fit>();
  for (const { move } of asked.moves) {
    const { kind, ...rest } = parse(move) as { kind: string; x: number; y: number; rotation: number };
    if (kind !== 'place') continue;
    const key = `${rest.x},${rest.y}`;
    const fit = found.get(key) ?? { x: rest.x, y: rest.y, turns: [] };
    fit.turns.push(rest.rotation);
    found.set(key, fit);
  }
  const list = [...found.values()];
  for (const fit of list) fit.turns.sort((a, b) => a - b);
  fits.set(asked, list);
  return list;
}

/** The first of these ways round, clockwise from one that may not be among them. */
export const clockwise = (turns: readonly number[], from: number): number =>
  turns.find((each) => each >= from) ?? turns[0] ?? 0;

const state = $state<{ question: string; turns: number; square: Square | null; over: Square | null }>({
  question: '',
  turns: 0,
  square: null,
  over: null,
});

const keyOf = (asked: Asked): string => `${asked.seat} ${asked.question}`;
const live = (asked: Asked | null): boolean => asked !== null && state.question === keyOf(asked);
function begin(asked: Asked): void {
  if (live(asked)) return;
  Object.assign(state, { question: keyOf(asked), turns: 0, square: null, over: null });
}

/** Another table may ask a question of the same number. */
export function forget(): void {
  state.question = '';
}

export const fitAt = (asked: Asked | null, square: Square | null): Fit | null =>
  square ? (fitting(asked).find((fit) => fit.x === square.x && fit.y === square.y) ?? null) : null;

/** Where the tile has been laid to look at it. */
export const laidAt = (asked: Asked | null): Fit | null => (live(asked) ? fitAt(asked, state.square) : null);
/** Where it is shown: laid, or under the pointer. */
export const shownAt = (asked: Asked | null): Fit | null =>
  live(asked) ? (laidAt(asked) ?? fitAt(asked, state.over)) : null;

/** How the tile is turned, at a square or in the hand. */
export function turnsAt(asked: Asked | null, fit: Fit | null): number {
  const wanted = live(asked) ? state.turns : 0;
  return fit ? clockwise(fit.turns, wanted) : wanted;
}

export function layAt(asked: Asked, square: Square | null): void {
  begin(asked);
  state.square = square;
}
export function passOver(asked: Asked, square: Square | null): void {
  begin(asked);
  state.over = square;
}

/** Turns the tile to the next way round that fits where it lies, or anywhere. */
export function turn(asked: Asked, by: 1 | -1 = 1): void {
  begin(asked);
  const here = shownAt(asked);
  const all = here?.turns ?? [...new Set(fitting(asked).flatMap((fit) => fit.turns))].sort((a, b) => a - b);
  const at = all.indexOf(turnsAt(asked, here));
  state.turns = all[(Math.max(0, at) + by + all.length) % all.length] ?? 0;
}
