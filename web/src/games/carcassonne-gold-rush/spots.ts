// Where figures may go after the tile lies: every cowboy, the pile to mine, and for the tent one place on each mountain.
import { MINE, parse, spotId, tentId } from './notation';
import { pilesOf } from './piles';
import { lastTile, player, segmentOn, tileAt, type Placed, type View } from './view';

export interface SpotLay {
  id: string;
  kind: 'cowboy' | 'tent' | 'mine';
  x: number;
  y: number;
  lying: boolean;
  on: Placed | null;
}

const ASIDE = 24;

const at = (kind: SpotLay['kind'], id: string, on: Placed): SpotLay => ({
  id,
  kind,
  x: on.tile.x * 100 + on.lies.figure.x,
  y: on.tile.y * 100 + on.lies.figure.y,
  lying: on.lies.kind === 'prairie',
  on,
});

/** Of the places on one mountain the one nearest to the new tile, rather not where a miner could go; any serves as well. */
function nearest(tents: readonly SpotLay[], cowboys: readonly SpotLay[], view: View): SpotLay[] {
  const last = lastTile(view.state.open);
  const far = (tent: SpotLay) =>
    Math.hypot(tent.x - (last?.x ?? 0) * 100 - 50, tent.y - (last?.y ?? 0) * 100 - 50) +
    (meets(tent, cowboys) ? 1e6 : 0);
  const best = new Map<number, SpotLay>();
  for (const tent of tents) {
    const mountain = tent.on?.feature.index ?? -1;
    const known = best.get(mountain);
    if (!known || far(tent) < far(known)) best.set(mountain, tent);
  }
  return [...best.values()];
}

const meets = (tent: SpotLay, cowboys: readonly SpotLay[]): boolean =>
  cowboys.some((each) => each.x === tent.x && each.y === tent.y);

/** Where a miner and the tent want the same place, the tent's ghost stands between figure and pile, towards the middle. */
function aside(tent: SpotLay): SpotLay {
  if (!tent.on) return tent;
  const { tile, lies } = tent.on;
  const middle = { x: (lies.figure.x + lies.pile.x) / 2, y: (lies.figure.y + lies.pile.y) / 2 };
  const away = Math.hypot(50 - middle.x, 50 - middle.y);
  const [dx, dy] = away < 1 ? [0, 1] : [(50 - middle.x) / away, (50 - middle.y) / away];
  return { ...tent, x: tile.x * 100 + middle.x + dx * ASIDE, y: tile.y * 100 + middle.y + dy * ASIDE };
}

export function spotsOf(view: View, everyTent: boolean): SpotLay[] {
  const open = view.state.open;
  if (view.hands.seat === null || view.asked === null || open.stage !== 'act') return [];
  const seat = view.asked.seat;
  const cowboys: SpotLay[] = [];
  const tents: SpotLay[] = [];
  const mines: SpotLay[] = [];
  for (const { move: notation } of view.asked.moves) {
    const move = parse(notation);
    if (move.kind === 'cowboy') {
      const last = lastTile(open);
      const on = last && segmentOn(view, last, move.segment);
      if (on) cowboys.push(at('cowboy', spotId(move.segment), on));
    } else if (move.kind === 'tent') {
      const tile = tileAt(open, move);
      const on = tile && segmentOn(view, tile, move.segment);
      if (on) tents.push(at('tent', tentId(move, move.segment), on));
    } else if (move.kind === 'mine') {
      const tent = player(open, seat).tent;
      const tile = tent && tileAt(open, tent);
      const on = tent && tile && segmentOn(view, tile, tent.segment);
      const pile = on && pilesOf(view).find((each) => belongs(view, each.place, on));
      if (on && pile) mines.push({ ...at('mine', MINE, on), x: pile.x, y: pile.y });
    }
  }
  const shown = everyTent ? tents : nearest(tents, cowboys, view);
  const apart = shown.map((tent) => (meets(tent, cowboys) ? aside(tent) : tent));
  return [...cowboys, ...apart, ...mines];
}

function belongs(view: View, place: string, on: Placed): boolean {
  const [x = '', y = '', segment = ''] = place.split(',');
  const tile = tileAt(view.state.open, { x: Number(x), y: Number(y) });
  const there = tile && segmentOn(view, tile, segment);
  return there?.feature.index === on.feature.index && there.feature.kind === on.feature.kind;
}
