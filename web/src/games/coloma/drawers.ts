// Which part of what lies before you a question belongs to.
import { thing } from './notation';
import type { View } from './view';
import { parse } from './moves';
import { placeOf } from './where';

export type Drawer = 'turn' | 'hand' | 'town';

const KINDS: Record<string, Drawer | undefined> = {
  card: 'hand',
  house: 'town',
  ability: 'town',
  column: 'town',
  saved: 'town',
  used: 'town',
};

export function drawerOf(view: View): Drawer {
  const { asked, turn } = view.state.open;
  if (!view.asked || view.viewer === null) return view.viewer === null ? 'town' : 'hand';
  if (asked === 'turn' && turn) return 'turn';
  for (const { move } of view.asked.moves) {
    const drawer = KINDS[thing(placeOf(parse(move), view))?.kind ?? ''];
    if (drawer) return drawer;
  }
  return 'hand';
}
