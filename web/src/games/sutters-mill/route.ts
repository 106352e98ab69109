// The way from one plot to another along the streets of the plan.
import { middle, type Layout, type Plot, type Point } from './layout';

const cell = (at: Layout, plot: Plot): { c: number; r: number } => {
  const { x, y } = middle(at.plots[plot]);
  return {
    c: Math.floor(((x - at.town.x) / at.town.w) * at.cols),
    r: Math.floor(((y - at.town.y) / at.town.h) * at.rows),
  };
};

/** Corner points: out of the door, along the streets, in at the door. */
export function route(at: Layout, from: Plot, to: Plot): Point[] {
  const a = cell(at, from);
  const b = cell(at, to);
  const street = (r: number) => at.town.y + (r * at.town.h) / at.rows;
  const avenue = (c: number) => at.town.x + (c * at.town.w) / at.cols;
  const start = middle(at.plots[from]);
  const end = middle(at.plots[to]);
  const inside = (r: number) => Math.min(at.rows - 1, Math.max(1, r));
  let exit = inside(a.r < b.r ? a.r + 1 : a.r > b.r ? a.r : a.r + 1);
  const entry = inside(a.r < b.r ? b.r : a.r > b.r ? b.r + 1 : exit);
  if (a.r === b.r) exit = entry;
  const door = (centre: Point, rect: { y: number; h: number }, y: number): Point => ({
    x: centre.x,
    y: y > centre.y ? rect.y + rect.h - 4 : rect.y + 4,
  });
  const points = [door(start, at.plots[from], street(exit)), { x: start.x, y: street(exit) }];
  if (exit !== entry) {
    const c = a.c < b.c ? a.c + 1 : a.c > b.c ? a.c : a.c + 1 < at.cols ? a.c + 1 : a.c;
    points.push({ x: avenue(c), y: street(exit) }, { x: avenue(c), y: street(entry) });
  }
  points.push({ x: end.x, y: street(entry) }, door(end, at.plots[to], street(entry)));
  return points;
}

/** The same as a path with rounded corners. */
export function routePath(points: readonly Point[], radius: number): string {
  const toward = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const step = Math.min(radius, length / 2);
    return { x: from.x + ((to.x - from.x) * step) / length, y: from.y + ((to.y - from.y) * step) / length };
  };
  const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return points
    .map((point, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${at(point)}`;
      if (!after) return `L${at(point)}`;
      return `L${at(toward(point, before))}Q${at(point)} ${at(toward(point, after))}`;
    })
    .join('');
}
