// Where a mountain ends on a tile: its border lines for every set of sides, from corner to corner.
import { SIDES, type Side } from '../edition';
import { cubic, turnedLine, type Line, type Point } from './plane';

const p = (x: number, y: number): Point => ({ x, y });

/** Borders for one set of sides of each form; every other set is one of these, turned. */
const FORMS: Record<string, Line[]> = {
  N: [
    [
      ...cubic(p(0, 0), p(17, 15), p(28, 34), p(50, 34), 12),
      ...cubic(p(50, 34), p(72, 34), p(83, 15), p(100, 0), 12).slice(1),
    ],
  ],
  NW: [cubic(p(100, 0), p(84, 32), p(32, 84), p(0, 100), 28)],
  EW: [cubic(p(0, 0), p(28, 24), p(72, 24), p(100, 0), 24), cubic(p(100, 100), p(72, 76), p(28, 76), p(0, 100), 24)],
  NEW: [cubic(p(100, 100), p(76, 70), p(24, 70), p(0, 100), 24)],
  NESW: [],
};

/** The form of a set of sides, and how often it is turned to fit. */
export function formOf(sides: readonly Side[]): { form: string; turns: number } {
  for (let turns = 0; turns < 4; turns++) {
    const form = SIDES.filter((_, i) => sides.includes(SIDES[(i + turns) % 4] ?? 'N')).join('');
    if (form in FORMS) return { form, turns };
  }
  throw new Error(`no mountain has the sides ${sides.join()}`);
}

/** A border drawn with a free hand: still from corner to corner, never across its neighbour. */
function freehand(line: Line, phase: number): Line {
  const last = line.length - 1;
  return line.map((point, i) => {
    const a = line[i - 1];
    const b = line[i + 1];
    if (!a || !b) return point;
    const t = i / last;
    const swing =
      Math.sin(Math.PI * t) ** 1.4 * (1.5 * Math.sin(t * 19 + phase) + 0.9 * Math.sin(t * 37 + phase * 2.3));
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: point.x + ((b.y - a.y) / long) * swing, y: point.y - ((b.x - a.x) / long) * swing };
  });
}

export function borders(sides: readonly Side[], phase: number): Line[] {
  const { form, turns } = formOf(sides);
  return (FORMS[form] ?? []).map((line, i) => freehand(turnedLine(line, turns), phase + i));
}
