// How a tile lies: the area, track and resting places of each of its segments, found from the edition alone.
import { SIDES, type End, type Face, type Kind, type Of, type Side } from '../edition';
import { Net } from './faces';
import { borders } from './outline';
import {
  arc,
  between,
  CENTRE,
  distance,
  distanceToLine,
  inside,
  numberOf,
  SIZE,
  turned,
  turnedLine,
  type Line,
  type Point,
} from './plane';
import { JUNCTION, mountain, prairie, railroad, TOWN, type Rest } from './rest';
import type { Obstacle } from './room';

export interface SegmentLay extends Rest {
  id: string;
  kind: Kind;
  /** What the segment covers; a railroad's is empty, a city's is its round. */
  area: Line;
  /** Borders of a mountain. */
  borders: Line[];
  /** The middle of a railroad's track, from the edge inwards. */
  track: Line;
  end: End | null;
  /** Where a mountain's tokens lie. */
  pile: Point;
}

export interface Lay {
  segments: SegmentLay[];
  town: boolean;
  junction: boolean;
}

const BALLAST = 6;

/** The eight points where the halves of the sides meet, clockwise from the north-west corner. */
const RIM: Line = [0, 1, 2, 3].flatMap((turns) => [
  turned({ x: 0, y: 0 }, turns),
  turned({ x: SIZE / 2, y: 0 }, turns),
]);
const rim = (i: number): Point => RIM[((i % 8) + 8) % 8] ?? CENTRE;
const middleOf = (side: Side): Point => rim(2 * SIDES.indexOf(side) + 1);

function trackOf({ edges, end }: Of<'railroad'>, hills: readonly Line[]): Line {
  const [a, b] = edges;
  if (!a) return [];
  const from = middleOf(a);
  if (!b) {
    const hill = end === 'mountain' ? hills.map((line) => crossing(from, CENTRE, line)).find(Boolean) : null;
    return [from, hill ?? CENTRE];
  }
  const turns = (SIDES.indexOf(b) - SIDES.indexOf(a) + 4) % 4;
  if (turns === 2) return [from, middleOf(b)];
  // A curve is a quarter circle about the corner between its sides.
  const corner = rim(2 * SIDES.indexOf(turns === 1 ? b : a));
  const angle = (point: Point) => Math.atan2(point.y - corner.y, point.x - corner.x);
  const start = angle(from);
  const round = (((angle(middleOf(b)) - start + 3 * Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return arc(corner, SIZE / 2, start, start + round - Math.PI, 16);
}

/** Where the way from a to b, carried on across the tile, meets a line. */
function crossing(a: Point, b: Point, line: Line): Point | null {
  const far = between(a, b, 2);
  const side = ({ x, y }: Point) => (far.x - a.x) * (y - a.y) - (far.y - a.y) * (x - a.x);
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [line[i - 1], line[i]];
    if (!p || !q || side(p) * side(q) > 0) continue;
    return between(p, q, side(p) / (side(p) - side(q) || 1));
  }
  return null;
}

/** A border cut where a track runs into the mountain. */
function cut(line: Line, ends: readonly Point[]): Line[] {
  for (const end of ends) {
    const at = line.findIndex((point, i) => {
      const next = line[i + 1];
      return next !== undefined && distance(point, end) + distance(end, next) - distance(point, next) < 0.05;
    });
    if (at >= 0)
      return [
        [...line.slice(0, at + 1), end],
        [end, ...line.slice(at + 1)],
      ];
  }
  return [line];
}

/** Every line on a face, as a net of ways. */
function netOf(borders: readonly Line[], tracks: readonly Line[]): Net {
  const net = new Net();
  for (let i = 0; i < 8; i++) net.add([rim(i), rim(i + 1)]);
  const ends = tracks.flatMap((track) => track.at(-1) ?? []);
  for (const border of borders) for (const piece of cut(border, ends)) net.add(piece);
  for (const track of tracks) net.add(track);
  return net;
}

function layOf(face: Face): Lay {
  const phase = numberOf(face.shape) % 97;
  const hills = face.segments.map((each, i) => (each.kind === 'mountain' ? borders(each.edges, phase + i * 3) : []));
  const tracks = face.segments.map((each) => (each.kind === 'railroad' ? trackOf(each, hills.flat()) : []));
  const laidTracks = tracks.filter((track) => track.length > 1);
  const net = netOf(hills.flat(), laidTracks);
  const behind = (half: number): Line => net.face(rim(half), rim(half + 1));
  const town = face.segments.some((each) => each.kind === 'city');
  const junction = face.segments.some((each) => each.kind === 'railroad' && each.end === 'junction');
  const obstacles: Obstacle[] = [
    ...laidTracks.map((line) => ({ line, radius: BALLAST })),
    ...(town || junction ? [{ line: [CENTRE, CENTRE], radius: town ? TOWN : JUNCTION }] : []),
  ];
  const segments = face.segments.map((segment, i): SegmentLay => {
    const track = tracks[i] ?? [];
    const base = { id: segment.id, borders: hills[i] ?? [], track, end: null, pile: CENTRE, symbols: [] };
    switch (segment.kind) {
      case 'mountain': {
        const area = behind(2 * SIDES.indexOf(segment.edges[0] ?? 'N'));
        return { ...base, kind: 'mountain', area, ...mountain(segment) };
      }
      case 'railroad':
        return { ...base, kind: 'railroad', area: [], end: segment.end, ...railroad(segment, track) };
      case 'city':
        return { ...base, kind: 'city', area: arc(CENTRE, TOWN, 0, 2 * Math.PI, 40), figure: { x: 50, y: 59 } };
      case 'prairie': {
        const area = behind(segment.half_edges[0] ?? 0);
        return { ...base, kind: 'prairie', area, ...prairie(segment, area, obstacles) };
      }
    }
  });
  return { segments, town, junction };
}

const laid = new WeakMap<Face, Map<number, Lay>>();

/** The tile after clockwise quarter turns. What a rotation moves is turned; what is drawn there stays upright. */
export function lay(face: Face, turns = 0): Lay {
  const known = laid.get(face) ?? new Map<number, Lay>();
  laid.set(face, known);
  const found = known.get(turns) ?? (turns === 0 ? layOf(face) : turnedLay(lay(face), turns));
  known.set(turns, found);
  return found;
}

function turnedLay(flat: Lay, turns: number): Lay {
  const at = (point: Point) => turned(point, turns);
  return {
    ...flat,
    segments: flat.segments.map((segment) => ({
      ...segment,
      area: turnedLine(segment.area, turns),
      borders: segment.borders.map((line) => turnedLine(line, turns)),
      track: turnedLine(segment.track, turns),
      symbols: segment.symbols.map((each) => ({ ...each, at: at(each.at) })),
      // A merchant stands in the street before the houses, whichever way the tile lies.
      figure: segment.kind === 'city' ? segment.figure : at(segment.figure),
      pile: at(segment.pile),
    })),
  };
}

const NEAR = 8;

/** The segment that lies under a point of the tile. */
export function segmentAt(tile: Lay, point: Point): SegmentLay | null {
  const under = (kind: Kind, test: (segment: SegmentLay) => boolean) =>
    tile.segments.find((segment) => segment.kind === kind && test(segment));
  return (
    under('city', (segment) => inside(point, segment.area)) ??
    under('railroad', (segment) => distanceToLine(point, segment.track) < NEAR) ??
    under('mountain', (segment) => inside(point, segment.area)) ??
    under('prairie', (segment) => inside(point, segment.area)) ??
    null
  );
}
