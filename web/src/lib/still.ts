import type { Hands } from './game';

/** Hands that only show: nothing is picked up in a picture. */
export const still = (seat: number | null): Hands => ({
  seat,
  held: null,
  hovered: null,
  lit: () => false,
  ending: () => [],
  press: () => undefined,
  play: () => undefined,
  hover: () => undefined,
});
