// What the numbers of an event mean: the only place of this game's boards that knows in which order the engine tells them.
import type { GameEvent } from '../../lib/protocol';

/** Segments in the order of their bytes: m0 to m3, r0 to r3, c0, p0 to p7. */
export function segmentName(byte: number): string {
  if (byte < 4) return `m${byte}`;
  if (byte < 8) return `r${byte - 4}`;
  return byte === 8 ? 'c0' : `p${byte - 9}`;
}

export const argsOf = ({ a, b, amount, secret }: GameEvent) => ({
  /** A tile by its place in the order in which they were laid. */
  tile: a,
  segment: segmentName(b),
  points: amount,
  /** What a token is worth, for whoever may see it. */
  worth: secret,
});
