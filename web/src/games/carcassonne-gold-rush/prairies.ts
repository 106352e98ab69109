// Prairies that a placement would join, found half side by half side.
import { AWAY, leadersOf } from './foresee';
import type { Square } from './notation';
import { edition, face, tileAt, type View } from './view';

interface Joined {
  /** Farmers by seat, of all prairies together. */
  farmers: number[];
  leaders: number[];
  worth: number;
}

/** The half side on the other side of each half side: 0 is the west half of the north side, then clockwise. */
const ACROSS = [5, 4, 7, 6, 1, 0, 3, 2];

function beyond(view: View, { x, y }: Square, half: number): number | null {
  const [dx, dy] = AWAY[half >> 1] ?? [0, 0];
  const tile = tileAt(view.state.open, { x: x + dx, y: y + dy });
  if (!tile) return null;
  const own = ((ACROSS[half] ?? 0) - 2 * tile.rotation + 8) % 8;
  const at = face(view, tile.tile).segments.findIndex(
    (each) => each.kind === 'prairie' && each.half_edges.includes(own),
  );
  return tile.features[at] ?? null;
}

/** Only joins that matter to somebody's farmers: at least two prairies become one. */
export function joinedPrairies(view: View, square: Square, rotation: number): Joined[] {
  const { hand, prairies, players, farmers } = view.state.open;
  if (hand === null || !farmers) return [];
  const { tipi_camp, horse_herd } = edition(view).scoring;
  const groups: Set<number>[] = [];
  const worths: number[] = [];
  for (const segment of face(view, hand).segments) {
    if (segment.kind !== 'prairie') continue;
    const group = new Set(segment.half_edges.flatMap((half) => beyond(view, square, (half + 2 * rotation) % 8) ?? []));
    let worth = segment.tipis * tipi_camp + segment.horses * horse_herd;
    for (let i = groups.length - 1; i >= 0; i--) {
      const other = groups[i];
      if (!other || ![...other].some((index) => group.has(index))) continue;
      other.forEach((index) => group.add(index));
      worth += worths[i] ?? 0;
      groups.splice(i, 1);
      worths.splice(i, 1);
    }
    groups.push(group);
    worths.push(worth);
  }
  return groups.flatMap((group, i): Joined[] => {
    const parts = [...group].flatMap((index) => prairies[index] ?? []);
    const together = players.map((_, seat) => parts.reduce((sum, each) => sum + (each.hold?.cowboys[seat] ?? 0), 0));
    if (parts.length < 2 || together.every((count) => count === 0)) return [];
    const worth = parts.reduce((sum, each) => sum + each.worth, worths[i] ?? 0);
    return [{ farmers: together, leaders: leadersOf(together), worth }];
  });
}
