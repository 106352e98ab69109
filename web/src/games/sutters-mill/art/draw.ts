// Strokes shared by the drawings of this game.
import { contour, round } from '../../../lib/art/land';

export { round as f };

/** Contour lines round a point; every fourth is bold. */
export function contours(cx: number, cy: number, r: number, n: number, seed: number): { thin: string; bold: string } {
  const lines = { thin: '', bold: '' };
  for (let k = 1; k <= n; ++k) lines[k % 4 === 0 ? 'bold' : 'thin'] += contour(cx, cy, (r * k) / n, seed, k);
  return lines;
}

/** Clapboards: n boards on a wall. */
export const boards = (x: number, y: number, w: number, h: number, n: number): string =>
  Array.from({ length: n - 1 }, (_, i) => `M${round(x)} ${round(y + (h * (i + 1)) / n)}h${round(w)}`).join('');
