// Points and lines on a tile: 100 units wide, x to the east, y to the south.

export interface Point {
  x: number;
  y: number;
}
export type Line = Point[];

export const SIZE = 100;
export const CENTRE: Point = { x: SIZE / 2, y: SIZE / 2 };

/** A point after clockwise quarter turns of its tile. */
export function turned({ x, y }: Point, turns: number): Point {
  switch (((turns % 4) + 4) % 4) {
    case 1:
      return { x: SIZE - y, y: x };
    case 2:
      return { x: SIZE - x, y: SIZE - y };
    case 3:
      return { x: y, y: SIZE - x };
    default:
      return { x, y };
  }
}
export const turnedLine = (line: Line, turns: number): Line => line.map((point) => turned(point, turns));

export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function distanceToLine(point: Point, line: Line): number {
  let best = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = dx * dx + dy * dy || 1;
    const t = Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / along));
    best = Math.min(best, Math.hypot(point.x - a.x - t * dx, point.y - a.y - t * dy));
  }
  return best;
}

export function inside({ x, y }: Point, polygon: Line): boolean {
  let odd = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) odd = !odd;
  });
  return odd;
}

export function cubic(a: Point, b: Point, c: Point, d: Point, steps: number): Line {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const at = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: at(a.x, b.x, c.x, d.x), y: at(a.y, b.y, c.y, d.y) };
  });
}

/** A quarter circle or any other arc about a centre, angles in radians. */
export function arc(centre: Point, radius: number, from: number, to: number, steps: number): Line {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const a = from + ((to - from) * i) / steps;
    return { x: centre.x + radius * Math.cos(a), y: centre.y + radius * Math.sin(a) };
  });
}

export const lengthOf = (line: Line): number =>
  line.reduce((sum, point, i) => sum + (i ? distance(point, line[i - 1] ?? point) : 0), 0);

/** The point this far along a line, and the direction of the line there. */
export function along(line: Line, far: number): { at: Point; way: Point } {
  let left = far;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) continue;
    const step = distance(a, b);
    if (left <= step || i === line.length - 1)
      return {
        at: between(a, b, step ? left / step : 0),
        way: { x: (b.x - a.x) / (step || 1), y: (b.y - a.y) / (step || 1) },
      };
    left -= step;
  }
  return { at: line[0] ?? CENTRE, way: { x: 1, y: 0 } };
}

/** The same line moved sideways, to the right of its direction. */
export function beside(line: Line, by: number): Line {
  return line.map((point, i) => {
    const a = line[i - 1] ?? point;
    const b = line[i + 1] ?? point;
    const long = distance(a, b) || 1;
    return { x: point.x - ((b.y - a.y) / long) * by, y: point.y + ((b.x - a.x) / long) * by };
  });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
export const pathOf = (line: Line, closed = false): string =>
  line.map(({ x, y }, i) => `${i ? 'L' : 'M'}${tenth(x)} ${tenth(y)}`).join('') + (closed ? 'Z' : '');

/** A name as a number: the same drawing for the same name, every time. */
export const numberOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
