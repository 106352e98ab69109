// How long the board takes to play events out: a turning wheel and a reveal want to be seen.
import { duration } from '../../lib/player.svelte';
import type { GameEvent } from './view';

const TURNING = 1100;
/** Before anything moves the dials lie covered for a count of three, and then turn up together. */
export const REVEAL = 1500;

export const reveals = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind === 'pioneer');

/** How the Shootout ended is read, and it ends a round, or the game. */
const SHOOTOUT = 3200;

/** For so long something is told while the board stays as it was. */
export const telling = (events: readonly GameEvent[]): number =>
  (events.some(({ kind }) => kind === 'shootout') ? SHOOTOUT : 0) + (reveals(events) ? REVEAL : 0);

export const lasts = (events: GameEvent[]): number =>
  telling(events) +
  (events.some(({ kind }) => kind === 'chapter' || kind === 'bust')
    ? Math.max(TURNING, duration(events))
    : duration(events));
