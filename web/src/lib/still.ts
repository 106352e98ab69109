import type { Hands } from './game';
import type { Seat, State } from './protocol';

/** Hands that only show: nothing is picked up in a picture. */
export const still = (seat: number | null): Hands => ({
  seat,
  held: null,
  hovered: null,
  asking: null,
  lit: () => false,
  ending: () => [],
  press: () => undefined,
  play: () => undefined,
  hover: () => undefined,
});

/** A game in which nothing happens: a figure, or the ground for a test. */
export const quiet = {
  moves: 0,
  events: [],
  next: 0,
  open: {},
  own: {},
  asked: [],
  waiting: [],
  scores: [],
  undo: { allowed: false, seat: null, reason: '' },
  over: false,
  ranks: [],
  ending: null,
  deadline: null,
} satisfies State;

/** Somebody who plays and is there. */
export const someone: Omit<Seat, 'seat' | 'name'> = {
  kind: 'human',
  level: null,
  yours: false,
  here: true,
  host: false,
  stand_in: false,
};
