// The wheel as geometry: five sectors clockwise from the top, an outer ring (Common) and an inner one (Boom).
import { round } from '../../lib/art/land';

export const SITES = [1, 2, 3, 4, 5] as const;
export const R = 250;
export const RIM = 266;
export const COMMON: readonly [number, number] = [R * 0.615, R];
export const BOOM: readonly [number, number] = [R * 0.255, R * 0.595];
export const HUB = R * 0.235;
const STEP = (Math.PI * 2) / SITES.length;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a Site's sector, in radians. */
export const middle = (site: number): number => -Math.PI / 2 + (site - 1) * STEP;
/** How far a tile on a Site is turned from Site 1, in degrees. */
export const turned = (site: number): number => ((site - 1) * 360) / SITES.length;
const polar = (r: number, angle: number): Point => ({
  x: round(Math.cos(angle) * r),
  y: round(Math.sin(angle) * r),
});
/** A point of a Site's sector: `r` from the hub, `off` radians clockwise of its middle. */
export const at = (site: number, r: number, off = 0): Point => polar(r, middle(site) + off);

/** Where a Site's sign and name stand in the outer ring; at the foot of the wheel the sign is below, clear of the Pioneers. */
export function labels(site: number, small: boolean): Point & { sign: number; name: number } {
  const foot = site === 3 || site === 4;
  const { x, y } = at(site, R * (foot ? 0.81 : 0.82));
  if (foot) return small ? { x, y, sign: 27, name: -1 } : { x, y, sign: 31, name: -10 };
  return small ? { x, y, sign: -18, name: 22 } : { x, y, sign: -26, name: 14 };
}

/** A sector between two radii, `gap` radians narrower on both sides. */
export function sector(site: number, [inner, outer]: readonly [number, number], gap = 0.011): string {
  const [from, to] = [middle(site) - STEP / 2 + gap, middle(site) + STEP / 2 - gap];
  const [a, b, c, d] = [polar(inner, from), polar(outer, from), polar(outer, to), polar(inner, to)];
  return (
    `M${a.x} ${a.y}L${b.x} ${b.y}A${outer} ${outer} 0 0 1 ${c.x} ${c.y}` +
    `L${d.x} ${d.y}A${inner} ${inner} 0 0 0 ${a.x} ${a.y}Z`
  );
}

/** Ticks of the rim: sixty, every twelfth long. */
export const ticks = Array.from({ length: 60 }, (_, i) => {
  const angle = (i / 60) * Math.PI * 2 - Math.PI / 2;
  const [from, to] = [polar(RIM, angle), polar(i % 12 ? RIM - 6 : RIM - 12, angle)];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}).join('');

/** Places for `count` pieces side by side, `apart` units from each other, the last one at the clockwise end of the sector:
 *  in its middle they would cover what is printed there. */
export const standing = (site: number, r: number, count: number, apart: number): Point[] =>
  Array.from({ length: count }, (_, i) => at(site, r, STEP / 2 - 0.16 - ((count - 1 - i) * apart) / r));

/** A turn goes on clockwise: the angle at or after `before` that stands for this Site. */
export function onward(before: number, site: number): number {
  const wanted = turned(site);
  const turns = Math.ceil((before - wanted) / 360);
  return wanted + Math.max(0, turns) * 360;
}

/** The shortest way from an angle to this Site. */
export function shortest(before: number, site: number): number {
  const way = (((turned(site) - before) % 360) + 360) % 360;
  return before + (way > 180 ? way - 360 : way);
}
