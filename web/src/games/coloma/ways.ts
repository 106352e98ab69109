// Where the Wagon can get in one go, and by which way: a press on the end sends it along. Of several ways the one that pays
// most. Roads that were used earlier in the turn the engine knows; it refuses a way that takes one of them again.
import { parts, type Goods } from './things';
import { edition, mine, player, spaceOf, type View } from './view';

interface Way {
  /** Towards which space each step goes, as moves name it. */
  steps: string[];
  /** Where each step ends. */
  spaces: string[];
  /** The Wagon could go on from there. */
  stops: boolean;
}
interface Step {
  toward: string;
  landing: string;
  roads: string[];
}

const VALUE: Partial<Record<keyof Goods, number>> = { vp: 3, gold: 2 };
const road = (a: string, b: string): string => [a, b].toSorted().join(' ');

/** All steps from a space; other players' Wagons outside of cities are jumped over (CO403). */
function stepsFrom(view: View, from: string): Step[] {
  const { frontier } = edition(view);
  const me = mine(view);
  const taken = new Set<string>(view.state.open.players.flatMap(({ wagon }, seat) => (seat === me ? [] : [wagon])));
  const along = (line: string[]): Step[] => {
    const [start = '', toward] = line;
    if (toward === undefined) return [];
    const at = line.findIndex((id, i) => i > 0 && (spaceOf(view, id).kind === 'city' || !taken.has(id)));
    const roads = line.slice(1, at + 1).map((id, i) => road(line[i] ?? start, id));
    return [{ toward, landing: line[at] ?? toward, roads }];
  };
  return frontier.routes.flatMap((route) => {
    const at = route.indexOf(from);
    return at < 0 ? [] : [...along(route.slice(at)), ...along(route.slice(0, at + 1).toReversed())];
  });
}

export const gainsOf = (view: View, way: Way): Goods => {
  const all: Goods = {};
  for (const space of way.spaces)
    for (const { name, count } of parts(spaceOf(view, space).reward ?? {})) all[name] = (all[name] ?? 0) + count;
  return all;
};
const worth = (view: View, way: Way): number =>
  parts(gainsOf(view, way)).reduce((sum, { name, count }) => sum + count * (VALUE[name] ?? 1), 0) -
  way.steps.length / 10;

/** The best way to every space that lies further than one step. */
export function ways(view: View): Map<string, Way> {
  const { movement } = view.state.open;
  const best = new Map<string, Way>();
  if (!movement) return best;
  const near = new Set(movement.steps.map(({ landing }): string => landing));
  const go = (at: string, way: Way, used: readonly string[], left: number): void => {
    const next = stepsFrom(view, at).filter(({ roads }) => !roads.some((each) => used.includes(each)));
    const here = { ...way, stops: left > 0 && next.length > 0 };
    const known = best.get(at);
    if (way.steps.length > 1 && !near.has(at) && (!known || worth(view, here) > worth(view, known))) best.set(at, here);
    if (left === 0) return;
    for (const { toward, landing, roads } of next) {
      if (way.steps.length === 0 && !movement.steps.some((step) => step.toward === toward)) continue;
      const further = { steps: [...way.steps, toward], spaces: [...way.spaces, landing], stops: false };
      go(landing, further, [...used, ...roads], left - 1);
    }
  };
  const start = player(view.state.open, movement.seat).wagon;
  go(start, { steps: [], spaces: [], stops: false }, [], movement.spaces_left);
  best.delete(start);
  return best;
}
