// The land of the five mines, drawn to any size. Lengths are pixels, so that lines stay as fine on a panorama as on a plate.
import { chance, round } from '../../../lib/art/land';
import type { Mine } from '../types';

/** The tokens' names for each land. */
export const TINTS: Record<Mine, 'hill' | 'wood' | 'mine' | 'river'> = {
  hills: 'hill',
  forest: 'wood',
  mountains: 'mine',
  river: 'river',
  lake: 'river',
};

interface Mound {
  x: number;
  y: number;
  rx: number;
  ry: number;
  seed: number;
}

/** Hills side by side, the nearer ones larger. */
export function mounds(w: number, h: number): Mound[] {
  const next = chance(7);
  const count = Math.max(2, Math.round(w / 74));
  const step = w / count;
  return Array.from({ length: count }, (_, i) => ({
    x: round(step * (i + 0.5) + (next() - 0.5) * step * 0.3),
    y: round(h * (i % 2 ? 0.46 : 0.66)),
    rx: round(Math.min(46, step * 0.62)),
    ry: round(Math.min(34, h * (0.3 + next() * 0.08))),
    seed: 3 + i * 5,
  }));
}

interface Tree {
  x: number;
  y: number;
  scale: number;
}

/** Pines over the whole area, the farther ones first. */
export function pines(w: number, h: number, seed: number, each: number, top = 0.3): Tree[] {
  const next = chance(seed);
  const count = Math.round((w * h) / each);
  return Array.from({ length: count }, () => {
    const depth = next();
    return { x: round(next() * w), y: round(h * (top + depth * (1.04 - top))), scale: round(0.75 + depth * 0.55) };
  }).sort((a, b) => a.y - b.y);
}

interface Peak {
  outline: string;
  snow: string;
  shade: string;
}

export function peaks(w: number, h: number): Peak[] {
  const next = chance(11);
  const count = Math.max(2, Math.round(w / 62));
  const step = w / count;
  const far = Array.from({ length: count + 1 }, (_, i) => peak(step * i, h, step * 0.8, h * (0.5 + next() * 0.14)));
  const near = Array.from({ length: count }, (_, i) =>
    peak(step * (i + 0.5), h, step * (0.72 + next() * 0.2), h * (0.66 + next() * 0.2)),
  );
  return [...far, ...near];
}

function peak(x: number, base: number, half: number, tall: number): Peak {
  const top = base - tall;
  const at = (dx: number, dy: number) => `${round(x + dx * half)} ${round(top + dy * tall)}`;
  let shade = '';
  for (let k = 1; k < 9; k++) shade += `M${at(k * 0.095, k * 0.115)}L${at(k * 0.095 + 0.1, k * 0.115 + 0.2)}`;
  return {
    outline: `M${at(-1, 1)}L${at(-0.42, 0.38)}L${at(-0.34, 0.42)}L${at(0, 0)}L${at(0.3, 0.3)}L${at(0.4, 0.29)}L${at(1, 1)}Z`,
    snow: `M${at(-0.25, 0.31)}L${at(0, 0)}L${at(0.25, 0.25)}L${at(0.14, 0.3)}L${at(0.04, 0.22)}L${at(-0.07, 0.34)}L${at(-0.15, 0.26)}Z`,
    shade: `${shade}M${at(0, 0)}L${at(0.04, 0.22)}L${at(-0.05, 0.5)}L${at(0.08, 0.9)}`,
  };
}

/** A river winding from left to right. */
export function meander(w: number, h: number): string {
  const bends = Math.max(2, Math.round(w / 110));
  const step = (w + 40) / bends;
  let path = `M-20 ${round(h * 0.4)}`;
  for (let i = 0; i < bends; i++) {
    const x = -20 + step * i;
    const up = i % 2 === 0;
    path += `C${round(x + step * 0.4)} ${round(h * (up ? 0.02 : 1.06))} ${round(x + step * 0.6)} ${round(h * (up ? 0.96 : 0.2))} ${round(x + step)} ${round(h * (up ? 0.66 : 0.4))}`;
  }
  return path;
}

/** Six arms around 0 0. */
export const FLAKE = 'M0-2V2M-1.7-1 1.7 1M-1.7 1 1.7-1';

/** Where flakes fall. */
export function flakes(w: number, h: number, seed = 5): { x: number; y: number; r: number }[] {
  const next = chance(seed);
  const count = Math.round((w * h) / 700);
  return Array.from({ length: count }, () => ({
    x: round(next() * w),
    y: round(next() * h),
    r: round(0.8 + next() * 1.3),
  }));
}
