// What is looked at without being played: a feature, or a face of the stack. Board, tray and lists share it.
import { SIDES, type Face } from './edition';
import { lay, segmentAt } from './land/lay';
import type { Point } from './land/plane';
import type { Square } from './notation';
import type { Spot } from './types';
import { face, same, segmentOn, segmentsOf, tileAt, type Feature, type View } from './view';

export const looking = $state<{
  /** A segment on the table; with it the whole feature is lit. */
  spot: Spot | null;
  /** A face of the stack: where would it fit? */
  face: string | null;
  /** Every vacant place for the tent, not one for each mountain. */
  everyTent: boolean;
}>({ spot: null, face: null, everyTent: false });

/** The feature that is looked at, as it is now. */
export function lookedAt(view: View): Feature | null {
  const tile = looking.spot && tileAt(view.state.open, looking.spot);
  return (tile && looking.spot && segmentOn(view, tile, looking.spot.segment)?.feature) ?? null;
}

/** Goes on to another feature, first those of the tile laid last; after the last one to none. */
export function lookOn(view: View, by: 1 | -1): void {
  const seen: Feature[] = [];
  const stops: (Spot | null)[] = [null];
  for (const tile of view.state.open.tiles.toReversed())
    for (const { segment, feature } of segmentsOf(view, tile)) {
      if (seen.some((each) => same(each, feature))) continue;
      seen.push(feature);
      stops.push({ x: tile.x, y: tile.y, segment: segment.id });
    }
  const here = lookedAt(view);
  const at = here ? seen.findIndex((each) => same(each, here)) + 1 : 0;
  looking.spot = stops.at((at + by) % stops.length) ?? null;
}

/** The segment under a point of a square. */
export function spotAt(view: View, square: Square, point: Point): Spot | null {
  const tile = tileAt(view.state.open, square);
  const segment = tile && segmentAt(lay(face(view, tile.tile), tile.rotation), point);
  return segment ? { ...square, segment: segment.id } : null;
}

type Terrain = 'mountain' | 'railroad' | 'prairie';

/** What a face shows on a side of the table when it lies turned. */
function terrainAt(printed: Face, turns: number, side: number): Terrain {
  const own = SIDES[(side - turns + 4) % 4] ?? 'N';
  const touching = printed.segments.find(
    (each) => (each.kind === 'mountain' || each.kind === 'railroad') && each.edges.includes(own),
  );
  return touching?.kind === 'mountain' || touching?.kind === 'railroad' ? touching.kind : 'prairie';
}

const AWAY = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** Free squares beside the land where this face would fit some way round. */
export function fitsOf(view: View, id: string): Square[] {
  const open = view.state.open;
  const printed = face(view, id);
  const free = new Map<string, Square>();
  for (const tile of open.tiles)
    for (const away of AWAY) {
      const square = { x: tile.x + away.x, y: tile.y + away.y };
      if (!tileAt(open, square)) free.set(`${square.x},${square.y}`, square);
    }
  return [...free.values()].filter((square) => {
    const needs = AWAY.map((away, side) => {
      const beside = tileAt(open, { x: square.x + away.x, y: square.y + away.y });
      return beside ? terrainAt(face(view, beside.tile), beside.rotation, (side + 2) % 4) : null;
    });
    return [0, 1, 2, 3].some((turns) =>
      needs.every((need, side) => need === null || need === terrainAt(printed, turns, side)),
    );
  });
}
