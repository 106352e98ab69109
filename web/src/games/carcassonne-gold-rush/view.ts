// Short ways to ask the table's view of this game.
import type { TableView } from '../../lib/game';
import type { GameEvent as AnyEvent } from '../../lib/protocol';
import { editionOf, faceOf, type Edition, type Face, type Kind, type Segment } from './edition';
import { lay, type SegmentLay } from './land/lay';
import type { Square } from './notation';
import type { Event, Hold, Open, OpenCity, OpenMountain, OpenPrairie, OpenRailroad, OpenTile, Own } from './types';

export { askedHere, many, mine, nameOf, player } from '../../lib/stage/view';
export type View = TableView<Open, Own, Event>;
export type GameEvent = AnyEvent<Event>;

export const edition = (view: View): Edition => editionOf(view.edition);
export const face = (view: View, id: string): Face => faceOf(edition(view), id);

const grids = new WeakMap<Open, Map<string, OpenTile>>();
export function tileAt(open: Open, { x, y }: Square): OpenTile | null {
  const grid = grids.get(open) ?? new Map(open.tiles.map((tile) => [`${tile.x},${tile.y}`, tile]));
  grids.set(open, grid);
  return grid.get(`${x},${y}`) ?? null;
}
export const lastTile = (open: Open): OpenTile | null => open.tiles.at(-1) ?? null;

/** A feature by its place in the list of its kind. */
export interface Feature {
  kind: Kind;
  index: number;
}
export const same = (a: Feature | null, b: Feature | null): boolean => a?.kind === b?.kind && a?.index === b?.index;

export type Facts =
  | ({ kind: 'mountain' } & OpenMountain)
  | ({ kind: 'railroad' } & OpenRailroad)
  | ({ kind: 'city' } & OpenCity)
  | ({ kind: 'prairie' } & OpenPrairie);

export function factsOf(open: Open, { kind, index }: Feature): Facts {
  const missing = (): never => {
    throw new Error(`no ${kind} ${index}`);
  };
  switch (kind) {
    case 'mountain':
      return { kind, ...(open.mountains[index] ?? missing()) };
    case 'railroad':
      return { kind, ...(open.railroads[index] ?? missing()) };
    case 'city':
      return { kind, ...(open.cities[index] ?? missing()) };
    case 'prairie':
      return { kind, ...(open.prairies[index] ?? missing()) };
  }
}

/** A segment on the table: its tile, what is printed, how it lies. */
export interface Placed {
  tile: OpenTile;
  segment: Segment;
  lies: SegmentLay;
  feature: Feature;
}

export function segmentsOf(view: View, tile: OpenTile): Placed[] {
  const printed = face(view, tile.tile);
  const lies = lay(printed, tile.rotation).segments;
  return printed.segments.flatMap((segment, i) => {
    const [at, index] = [lies[i], tile.features[i]];
    return at && index !== undefined ? [{ tile, segment, lies: at, feature: { kind: segment.kind, index } }] : [];
  });
}
export const segmentOn = (view: View, tile: OpenTile, id: string): Placed | null =>
  segmentsOf(view, tile).find((each) => each.segment.id === id) ?? null;

export const extentOf = (view: View, feature: Feature): Placed[] =>
  view.state.open.tiles.flatMap((tile) => segmentsOf(view, tile).filter((each) => same(each.feature, feature)));

export const holdOf = (facts: { hold: Hold | null }): { seat: number; cowboys: number }[] =>
  (facts.hold?.cowboys ?? []).flatMap((cowboys, seat) => (cowboys > 0 ? [{ seat, cowboys }] : []));
