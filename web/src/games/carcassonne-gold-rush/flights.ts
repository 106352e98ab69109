// Events as things that fly: what, from where, to where. Points are in units of the land, 100 to a square.
import { launch, type PieceFlight } from '../../lib/stage/flying';
import type { Point } from './land/plane';
import { landId, panelId, STACK } from './notation';
import { pilesOf } from './piles';
import { extentOf, face, segmentOn, type GameEvent, type View } from './view';

export type Piece =
  | { kind: 'tile'; face: string; turns: number }
  | { kind: 'cowboy'; seat: number; lying: boolean }
  | { kind: 'tent'; seat: number }
  | { kind: 'token'; value: number | null }
  | { kind: 'points'; seat: number; points: number };

export type Flight = PieceFlight<Piece>;

/** Something on a tile. */
type OnTile = GameEvent & { tile: number; segment: string };

/** The view is the one that the events have led to. */
export function flights(events: readonly GameEvent[], view: View): Flight[] {
  const { list, fly } = launch<Piece>((_, { kind }) => (kind === 'points' ? { slow: 2 } : {}));
  const { tiles } = view.state.open;
  const spot = (event: OnTile) => {
    const tile = tiles[event.tile];
    const on = tile && segmentOn(view, tile, event.segment);
    if (!on) return null;
    return {
      at: { x: on.tile.x * 100 + on.lies.figure.x, y: on.tile.y * 100 + on.lies.figure.y },
      place: `figure:${on.tile.x},${on.tile.y},${on.segment.id}`,
      lying: on.lies.kind === 'prairie',
      on,
    };
  };
  /** The pile of the mountain that an event speaks of, or where it was. */
  const pile = (event: OnTile): { at: Point; place: string | null } | null => {
    const where = spot(event);
    if (!where) return null;
    const places = extentOf(view, where.on.feature).map((each) => `${each.tile.x},${each.tile.y},${each.segment.id}`);
    const found = pilesOf(view).find((each) => places.includes(each.place));
    return found ? { at: { x: found.x, y: found.y }, place: `pile:${found.place}` } : { at: where.at, place: null };
  };

  for (const event of events) {
    const { seat } = event;
    const home = seat === undefined ? null : panelId(seat);
    const where = 'segment' in event ? spot(event) : null;
    switch (event.kind) {
      case 'place': {
        const tile = tiles[event.tile];
        // Whoever placed it here has seen it lie there already.
        if (!tile || seat === view.viewer) break;
        const piece = { kind: 'tile', face: face(view, tile.tile).id, turns: tile.rotation } as const;
        fly(event, piece, STACK, { x: tile.x * 100 + 50, y: tile.y * 100 + 50 }, landId(event.tile));
        break;
      }
      case 'tokens': {
        const to = pile(event);
        if (to) fly(event, { kind: 'token', value: null }, STACK, to.at, to.place);
        break;
      }
      case 'cowboy':
        if (seat !== undefined && home && where)
          fly(event, { kind: 'cowboy', seat, lying: where.lying }, home, where.at, where.place);
        break;
      case 'home':
        if (seat !== undefined && home && where) fly(event, { kind: 'cowboy', seat, lying: false }, where.at, home);
        break;
      case 'tent':
        if (seat !== undefined && home && where) fly(event, { kind: 'tent', seat }, home, where.at, where.place);
        break;
      case 'strike':
        if (seat !== undefined && home && where) fly(event, { kind: 'tent', seat }, where.at, home);
        break;
      case 'mine':
      case 'gold': {
        const from = pile(event);
        if (home && from) fly(event, { kind: 'token', value: event.value ?? null }, from.at, home);
        break;
      }
      case 'railroad':
      case 'mountain':
      case 'city':
      case 'unfinished':
      case 'prairie':
        if (seat !== undefined && home && where)
          fly(event, { kind: 'points', seat, points: event.points }, where.at, home);
        break;
      default:
        break;
    }
  }
  return list;
}
