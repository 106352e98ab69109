// The strokes of the engraver: a tile's land as a few paths, the same every time it is drawn. Light falls from the west.
import { chance } from '../../../lib/art/land';
import type { Face } from '../edition';
import { lay, type Lay, type SegmentLay } from './lay';
import { JUNCTION, TOWN } from './rest';
import {
  along,
  beside,
  CENTRE,
  distance,
  distanceToLine,
  inside,
  lengthOf,
  numberOf,
  pathOf,
  SIZE,
  type Line,
  type Point,
} from './plane';

interface Engraving {
  /** Mountains: ground, short strokes along the foot, the foot itself. */
  rock: string;
  hachures: string;
  foot: string;
  peaks: { lit: string; shaded: string; ridge: string };
  tufts: string;
  ballast: string;
  sleepers: string;
  rails: string;
  /** Where tracks run into mountains. */
  portals: { at: Point; angle: number }[];
}

const n = (value: number): number => Math.round(value * 10) / 10;
const SLEEPER = 5;
const GAUGE = 2.1;

/** The part of a track that is seen: towns and junctions lie over its end. */
function seen({ track, end }: SegmentLay): Line {
  const hidden = end === 'city' ? TOWN - 2 : end === 'junction' ? JUNCTION - 1 : 0;
  if (hidden === 0) return track;
  const from = track[0] ?? CENTRE;
  return [from, along(track, lengthOf(track) - hidden).at];
}

function sleepers(track: Line): string {
  const long = lengthOf(track);
  const count = Math.max(1, Math.round(long / SLEEPER));
  return Array.from({ length: count }, (_, i) => {
    const { at, way } = along(track, ((i + 0.5) * long) / count);
    return `M${n(at.x - way.y * 4.4)} ${n(at.y + way.x * 4.4)}L${n(at.x + way.y * 4.4)} ${n(at.y - way.x * 4.4)}`;
  }).join('');
}

/** Short strokes up the slope, of uneven length. */
function hachures(border: Line, area: Line, next: () => number): string {
  const long = lengthOf(border);
  let strokes = '';
  for (let far = 2.4; far < long - 2.4; far += 2.1) {
    const { at, way } = along(border, far);
    const up = inside({ x: at.x + way.y * 2, y: at.y - way.x * 2 }, area) ? 1 : -1;
    const reach = Math.min(2.6 + next() * 3.4, Math.min(far, long - far) * 0.4);
    strokes += `M${n(at.x)} ${n(at.y)}l${n(way.y * up * reach)} ${n(-way.x * up * reach)}`;
  }
  return strokes;
}

interface Peak extends Point {
  size: number;
}

/** Points in an area that keep away from its border, from what is on it and from each other. */
function scatter(
  area: Line,
  tries: number,
  next: () => number,
  fits: (point: Point) => boolean,
  apart: number,
): Point[] {
  const found: Point[] = [];
  for (let i = 0; i < tries; i++) {
    const at = { x: next() * SIZE, y: next() * SIZE };
    if (inside(at, area) && fits(at) && found.every((each) => distance(each, at) > apart)) found.push(at);
  }
  return found;
}

function peaksOf(segment: SegmentLay, tracks: readonly Line[], next: () => number): Peak[] {
  const clear = (size: number) => (at: Point) =>
    at.x > 9 * size &&
    at.x < SIZE - 9 * size &&
    at.y > 9 * size &&
    at.y < SIZE - 6 * size &&
    segment.borders.every((line) => distanceToLine(at, line) > 9.5 * size) &&
    tracks.every((line) => distanceToLine(at, line) > 13 * size) &&
    segment.symbols.every((each) => Math.abs(each.at.x - at.x) > 13 * size || Math.abs(each.at.y - at.y) > 12 * size);
  const great = scatter(segment.area, 220, next, clear(1.1), 22).map((at) => ({ ...at, size: 1.1 }));
  const small = scatter(
    segment.area,
    260,
    next,
    (at) => clear(0.72)(at) && great.every((each) => distance(each, at) > 16),
    15,
  );
  return [...great, ...small.map((at) => ({ ...at, size: 0.72 }))].sort((a, b) => a.y - b.y);
}

function engravePeaks(peaks: readonly Peak[]): Engraving['peaks'] {
  const paths = { lit: '', shaded: '', ridge: '' };
  for (const { x, y, size: s } of peaks) {
    const at = (dx: number, dy: number) => `${n(x + dx * s)} ${n(y + dy * s)}`;
    paths.lit += `M${at(-8, 6)}C${at(-5, 3)} ${at(-4, -5)} ${at(-0.5, -8.5)}L${at(1.2, -1)}L${at(-0.6, 6)}Z`;
    paths.shaded += `M${at(-0.5, -8.5)}C${at(3, -5)} ${at(5, 2)} ${at(8.5, 6)}L${at(-0.6, 6)}L${at(1.2, -1)}Z`;
    paths.ridge += `M${at(-8, 6)}C${at(-5, 3)} ${at(-4, -5)} ${at(-0.5, -8.5)}C${at(3, -5)} ${at(5, 2)} ${at(8.5, 6)}`;
    paths.ridge += `M${at(1.2, -4.6)}L${at(4, 1)}M${at(1.6, -0.4)}L${at(3.8, 5)}M${at(-2.6, 0)}L${at(-3.8, 3.6)}`;
  }
  return paths;
}

function tufts(tile: Lay, next: () => number): string {
  const tracks = tile.segments.map((each) => each.track).filter((line) => line.length > 1);
  const borders = tile.segments.flatMap((each) => each.borders);
  const symbols = tile.segments.flatMap((each) => each.symbols);
  const free = (at: Point) =>
    at.x > 4 &&
    at.x < SIZE - 7 &&
    at.y > 7 &&
    at.y < SIZE - 4 &&
    tracks.every((line) => distanceToLine(at, line) > 9) &&
    borders.every((line) => distanceToLine(at, line) > 5) &&
    symbols.every((each) => distance(each.at, at) > 13) &&
    (!(tile.town || tile.junction) || distance(at, CENTRE) > (tile.town ? TOWN : JUNCTION) + 4);
  return tile.segments
    .filter((each) => each.kind === 'prairie')
    .flatMap((each) => scatter(each.area, 26, next, free, 11))
    .map(({ x, y }) => `M${n(x)} ${n(y)}l-1.7-3.2M${n(x + 1.4)} ${n(y)}v-4.3M${n(x + 2.8)} ${n(y)}l1.7-3.2`)
    .join('');
}

function engrave(face: Face, turns: number): Engraving {
  const flat = lay(face, turns);
  const next = chance(numberOf(face.id) + turns);
  const hills = flat.segments.filter((each) => each.kind === 'mountain');
  const rails = flat.segments.filter((each) => each.kind === 'railroad');
  const tracks = rails.map(seen);
  const borders = hills.flatMap((each) => each.borders);
  return {
    rock: hills.map((each) => pathOf(each.area, true)).join(''),
    hachures: hills.flatMap((each) => each.borders.map((line) => hachures(line, each.area, next))).join(''),
    foot: borders.map((line) => pathOf(line)).join(''),
    peaks: engravePeaks(hills.flatMap((each) => peaksOf(each, tracks, next))),
    tufts: tufts(flat, next),
    ballast: tracks.map((line) => pathOf(line)).join(''),
    sleepers: tracks.map(sleepers).join(''),
    rails: tracks.map((line) => pathOf(beside(line, GAUGE)) + pathOf(beside(line, -GAUGE))).join(''),
    portals: rails
      .filter((each) => each.end === 'mountain')
      .map(({ track }) => {
        const { at, way } = along(track, lengthOf(track));
        return { at, angle: n((Math.atan2(way.y, way.x) * 180) / Math.PI + 90) };
      }),
  };
}

const engraved = new WeakMap<Face, Map<number, Engraving>>();

export function engraving(face: Face, turns: number): Engraving {
  const known = engraved.get(face) ?? new Map<number, Engraving>();
  engraved.set(face, known);
  const found = known.get(turns) ?? engrave(face, turns);
  known.set(turns, found);
  return found;
}
