// The Frontier as a drawing: where its spaces lie on a sheet of 468 by 292, the roads between them and the lands around.
import { round } from '../../lib/art/land';
import type { Edition } from './edition';
import type { Point } from './wheel';

export const WIDE = 468;
export const HIGH = 292;
/** The same country on a sheet for narrow boards. */
export const TALL = { wide: 352, high: 284 };

/** As the country lies: Georgetown in the north-east, Hangtown south-east, Folsom south-west, Auburn north-west. */
const CITIES: Record<string, Point | undefined> = {
  coloma: { x: 226, y: 150 },
  auburn: { x: 70, y: 74 },
  georgetown: { x: 376, y: 68 },
  hangtown: { x: 404, y: 224 },
  folsom: { x: 68, y: 230 },
};
const LANDS: Record<string, Point | undefined> = {
  north_fork: { x: 172, y: 78 },
  middle_fork: { x: 272, y: 78 },
  highlands: { x: 346, y: 154 },
  cosumnes: { x: 232, y: 226 },
  natoma: { x: 106, y: 154 },
};
const CENTRE: Point = { x: WIDE / 2, y: HIGH / 2 };

export interface Spot extends Point {
  id: string;
  name: string;
  kind: 'city' | 'town' | 'horseshoe';
}
interface Land extends Point {
  id: string;
  name: string;
  cities: string[];
}
interface Chart {
  spots: Spot[];
  lands: Land[];
  roads: Road[];
}
interface Road {
  from: Point;
  bend: Point;
  to: Point;
}

const mean = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
/** A road bends away from the middle of the sheet; from the start it runs straight. */
function bend(a: Point, b: Point, straight: boolean): Point {
  const mid = mean([a, b]);
  if (straight) return mid;
  const away = { x: mid.x - CENTRE.x, y: mid.y - CENTRE.y };
  const far = Math.hypot(away.x, away.y) || 1;
  return { x: mid.x + (away.x / far) * 48, y: mid.y + (away.y / far) * 56 };
}
const onCurve = (a: Point, c: Point, b: Point, t: number): Point => between(between(a, c, t), between(c, b, t), t);

/** Cities of another edition stand on a ring. */
function cityPoint(id: string, index: number, all: number): Point {
  const known = CITIES[id];
  if (known) return known;
  const angle = (index / Math.max(1, all)) * Math.PI * 2;
  return { x: CENTRE.x + Math.cos(angle) * WIDE * 0.36, y: CENTRE.y + Math.sin(angle) * HIGH * 0.32 };
}

export function chart(printed: Pick<Edition, 'frontier'>, tall = false): Chart {
  const [across, down] = tall ? [TALL.wide / WIDE, TALL.high / HIGH] : [1, 1];
  return stretched(flat(printed), across, down);
}

/** Points move, signs keep their size. */
function stretched({ spots, lands, roads }: Chart, across: number, down: number): Chart {
  const move = <Type extends Point>(point: Type): Type => ({
    ...point,
    x: round(point.x * across),
    y: round(point.y * down),
  });
  const path = (road: Road): Road => ({ from: move(road.from), bend: move(road.bend), to: move(road.to) });
  return { spots: spots.map(move), lands: lands.map(move), roads: roads.map(path) };
}

export const roadPath = ({ from, bend: { x, y }, to }: Road): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`;

function flat({ frontier }: Pick<Edition, 'frontier'>): Chart {
  const cities = frontier.spaces.filter(({ kind }) => kind === 'city');
  const points = new Map(cities.map(({ id }, i) => [id, cityPoint(id, i, cities.length)]));
  const start = cities[0]?.id;
  const roads = frontier.routes.map((route) => {
    const [first = '', last = ''] = [route.at(0), route.at(-1)];
    const [a = CENTRE, b = CENTRE] = [points.get(first), points.get(last)];
    const control = bend(a, b, first === start);
    route.forEach((id, i) => {
      if (!points.has(id)) points.set(id, onCurve(a, control, b, i / (route.length - 1)));
    });
    return { from: a, bend: control, to: b };
  });
  return {
    roads,
    spots: frontier.spaces.map(({ id, name, kind }) => {
      const { x, y } = points.get(id) ?? CENTRE;
      return { id, kind, name, x: round(x), y: round(y) };
    }),
    lands: frontier.lands.map(({ id, name, cities: near }) => {
      const spot = LANDS[id] ?? mean([CENTRE, ...near.flatMap((city) => points.get(city) ?? [])]);
      return { id, name, cities: near, x: spot.x, y: spot.y };
    }),
  };
}

/** The country in slices around the start, each in the colour of its ground; only for the map that is drawn by hand. They
 *  reach far beyond it, since the frame may have another shape. */
export const SLICES = [
  { land: 'middle_fork', path: 'M226 150L214-300H874L376 68Z', fill: 'var(--sand-fill)' },
  { land: 'highlands', path: 'M226 150L376 68 874-300V592H750L404 224Z', fill: 'var(--hill-fill)' },
  { land: 'cosumnes', path: 'M226 150L404 224 750 592H-329L68 230Z', fill: 'var(--wood-fill)' },
  { land: 'natoma', path: 'M226 150L68 230-329 592H-600V-300H-284L70 74Z', fill: 'var(--sand-fill)' },
  { land: 'north_fork', path: 'M226 150L70 74-284-300H214Z', fill: 'var(--wood-fill)' },
];
