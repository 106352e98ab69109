// The surveyor's land as path data: waterlines, hachures, contours. Colours are chosen by whoever draws.

/** A small repeatable source of numbers between 0 and 1: the same hill looks the same every time. */
export function chance(seed: number): () => number {
  let s = seed | 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** Strokes of a hachured hill, heavy on the side away from the light. */
export function hachures(cx: number, cy: number, rx: number, ry: number, seed: number, density = 0.62) {
  const next = chance(seed);
  const count = Math.round((rx + ry) * density);
  let light = '';
  let heavy = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + next() * 0.06;
    const inner = 0.36 + next() * 0.12;
    const outer = 0.72 + next() * 0.3;
    const bulge = 1 + Math.sin(angle * 3 + seed) * 0.12;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const from = `${round(cx + cos * rx * inner * bulge)} ${round(cy + sin * ry * inner * bulge - ry * 0.12)}`;
    const stroke = `M${from}L${round(cx + cos * rx * outer * bulge)} ${round(cy + sin * ry * outer * bulge)}`;
    if (sin > -0.2 && cos > -0.6) heavy += stroke;
    else light += stroke;
  }
  return { light, heavy };
}

/** Widths of the lines that engrave a river along one path, outermost first. */
export function waterlines(width: number): number[] {
  const widths: number[] = [];
  for (let i = 1, w = width - 7; w > 2.5; w -= 6.4 + i * 0.8, i++) widths.push(round(w));
  return widths;
}

/** A closed contour line with radius r. */
export function contour(cx: number, cy: number, r: number, seed: number, k: number, squash = 0.7): string {
  const phase = seed * 1.7;
  let path = '';
  for (let i = 0; i <= 48; i++) {
    const a = (i / 48) * Math.PI * 2;
    const bulge =
      1 + 0.16 * Math.sin(2 * a + phase) + 0.09 * Math.sin(3 * a + phase * 2) + 0.05 * Math.sin(5 * a + k * 0.4);
    path += `${i ? 'L' : 'M'}${round(cx + Math.cos(a) * r * bulge)} ${round(cy + Math.sin(a) * r * bulge * squash)}`;
  }
  return `${path}Z`;
}
