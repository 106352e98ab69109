// Gestures that many games have.
import type { Gesture } from '../game';
import type { LegalMove } from '../protocol';

/** A plain answer: a button of the prompt bar. */
export const answer = (move: LegalMove, button: Gesture['button'], label: string): Gesture => ({
  move,
  piece: null,
  target: null,
  button,
  label,
});
