// What a placement would do to mountains, railroads and cities, found from the open table before the tile lies there.
import { SIDES, type Face, type Of } from './edition';
import type { Square } from './notation';
import { edition, face, same, tileAt, type Feature, type View } from './view';
import type { Open, OpenTile } from './types';

/** A feature as it would be after the placement. */
export interface Foreseen {
  kind: 'mountain' | 'railroad' | 'city';
  complete: boolean;
  /** Cowboys by seat. */
  cowboys: number[];
  /** Who would score it. */
  leaders: number[];
  /** Points for each leader: if complete, at once. */
  worth: number;
  open: number;
  tiles: number;
  locomotives: number;
  tokens: number;
  /** Of these, tokens that the new tile brings. */
  fresh: number;
  /** Features of the table that it takes in. */
  joins: Feature[];
}

type Bound = Of<'mountain'> | Of<'railroad'>;
/** One step away over each side, from the north clockwise. */
export const AWAY = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The feature behind one side of a placed tile. */
function behind(printed: Face, tile: OpenTile, kind: Bound['kind'], side: number): number | null {
  const own = SIDES[(side - tile.rotation + 4) % 4] ?? 'N';
  const at = printed.segments.findIndex((each) => each.kind === kind && each.edges.includes(own));
  return tile.features[at] ?? null;
}

interface Group {
  kind: Bound['kind'];
  segments: Bound[];
  features: Set<number>;
  /** Open edges won and lost. */
  edges: number;
}

/** Segments of the tile that end up in one feature, through the tile's neighbours. */
function groupsOf(view: View, printed: Face, square: Square, rotation: number): Group[] {
  const groups: Group[] = [];
  for (const segment of printed.segments) {
    if (segment.kind !== 'mountain' && segment.kind !== 'railroad') continue;
    const group: Group = { kind: segment.kind, segments: [segment], features: new Set(), edges: 0 };
    for (const edge of segment.edges) {
      const side = (SIDES.indexOf(edge) + rotation) % 4;
      const [dx, dy] = AWAY[side] ?? [0, 0];
      const neighbour = tileAt(view.state.open, { x: square.x + dx, y: square.y + dy });
      group.edges += neighbour ? -1 : 1;
      const feature = neighbour && behind(face(view, neighbour.tile), neighbour, segment.kind, (side + 2) % 4);
      if (feature !== null) group.features.add(feature);
    }
    const joined = groups.filter(
      (each) => each.kind === group.kind && [...each.features].some((feature) => group.features.has(feature)),
    );
    for (const each of joined) {
      group.segments.push(...each.segments);
      each.features.forEach((feature) => group.features.add(feature));
      group.edges += each.edges;
      groups.splice(groups.indexOf(each), 1);
    }
    groups.push(group);
  }
  return groups;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const leadersOf = (cowboys: readonly number[]): number[] => {
  const most = Math.max(0, ...cowboys);
  return most === 0 ? [] : cowboys.flatMap((count, seat) => (count === most ? [seat] : []));
};

function become(view: View, printed: Face, group: Group): Foreseen {
  const open = view.state.open;
  const joins = [...group.features].map((index): Feature => ({ kind: group.kind, index }));
  const list = group.kind === 'mountain' ? open.mountains : open.railroads;
  const joined = [...group.features].flatMap((index) => list[index] ?? []);
  const cowboys = open.players.map((_, seat) => sum(joined.map((each) => each.hold?.cowboys[seat] ?? 0)));
  const left = sum(joined.map((each) => each.open)) + group.edges;
  const count = (name: string) =>
    sum([...joined, ...group.segments].map((each) => (each as unknown as Record<string, number>)[name] ?? 0));
  const kindAt = (tile: OpenTile, i: number) => face(view, tile.tile).segments[i]?.kind ?? 'prairie';
  const tiles =
    1 +
    open.tiles.filter((tile) =>
      tile.features.some((index, i) => joins.some((each) => same(each, { kind: kindAt(tile, i), index }))),
    ).length;
  const locomotives = group.kind === 'railroad' ? count('locomotives') : 0;
  const nuggets = group.kind === 'mountain' ? count('nuggets') : 0;
  const all = printed.segments.flatMap((each) => (each.kind === 'mountain' ? [each.nuggets] : []));
  const fresh =
    group.kind === 'mountain' ? sum(group.segments.map((each) => ('nuggets' in each ? each.nuggets : 0))) : 0;
  const brought = open.supply >= sum(all) ? fresh : Math.min(fresh, open.supply);
  const railroad = tiles * (left === 0 && locomotives === 1 ? 2 : 1);
  return {
    kind: group.kind,
    complete: left === 0,
    cowboys,
    leaders: leadersOf(cowboys),
    worth: group.kind === 'mountain' ? nuggets : railroad,
    open: left,
    tiles,
    locomotives,
    fresh: brought,
    tokens: group.kind === 'mountain' ? count('tokens') + brought : 0,
    joins,
  };
}

/** Cities with a merchant whose last railroad would be completed. */
function citiesDone(view: View, open: Open, done: readonly Foreseen[]): Foreseen[] {
  const { city_railroad } = edition(view).scoring;
  const finished = done.filter((each) => each.kind === 'railroad' && each.complete);
  return open.cities.flatMap((city, index): Foreseen[] => {
    const touched = (railroad: number) =>
      finished.findIndex((each) => each.joins.some((feature) => feature.index === railroad));
    if (!city.hold || !city.railroads.some((railroad) => touched(railroad) >= 0)) return [];
    const all = city.railroads.every((railroad) => touched(railroad) >= 0 || open.railroads[railroad]?.open === 0);
    if (!all) return [];
    const different = new Set(
      city.railroads.map((railroad) => (touched(railroad) >= 0 ? -1 - touched(railroad) : railroad)),
    );
    return [
      {
        kind: 'city',
        complete: true,
        cowboys: city.hold.cowboys,
        leaders: city.hold.leaders,
        worth: city_railroad * different.size,
        open: 0,
        tiles: 1,
        locomotives: 0,
        tokens: 0,
        fresh: 0,
        joins: [{ kind: 'city', index }],
      },
    ];
  });
}

export function foresee(view: View, square: Square, rotation: number): Foreseen[] {
  const open = view.state.open;
  if (open.hand === null) return [];
  const printed = face(view, open.hand);
  const features = groupsOf(view, printed, square, rotation).map((group) => become(view, printed, group));
  return [...features, ...citiesDone(view, open, features)];
}
