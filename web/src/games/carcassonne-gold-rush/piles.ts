// Where the tokens of a mountain lie: on its widest segment, rather one where nobody stands.
import { extentOf, type Placed, type View } from './view';

interface Pile {
  x: number;
  y: number;
  tokens: number;
  /** The segment that carries it. */
  place: string;
}

const cache = new WeakMap<object, Pile[]>();

export function pilesOf(view: View): Pile[] {
  const open = view.state.open;
  const known = cache.get(open);
  if (known) return known;
  const taken = new Set(
    [...open.cowboys.map((each) => each.at), ...open.players.flatMap((each) => each.tent ?? [])].map(
      (at) => `${at.x},${at.y},${at.segment}`,
    ),
  );
  const placeOf = ({ tile, segment }: Placed) => `${tile.x},${tile.y},${segment.id}`;
  const wide = ({ segment }: Placed) => (segment.kind === 'mountain' ? segment.edges.length : 0);
  const piles = open.mountains.flatMap((mountain, index): Pile[] => {
    if (mountain.tokens === 0) return [];
    const parts = extentOf(view, { kind: 'mountain', index });
    const [best] = [...parts].sort(
      (a, b) => wide(b) - wide(a) || Number(taken.has(placeOf(a))) - Number(taken.has(placeOf(b))),
    );
    if (!best) return [];
    const { tile, lies } = best;
    return [
      { x: tile.x * 100 + lies.pile.x, y: tile.y * 100 + lies.pile.y, tokens: mountain.tokens, place: placeOf(best) },
    ];
  });
  cache.set(open, piles);
  return piles;
}
