// Which part of what lies before you a question belongs to.
import { thing } from './notation';
import { mine, type View } from './view';
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
  if (view.viewer === null) return 'town';
  // Others look on while one takes a turn: the hand turns up only where it is needed.
  const rest = turn?.seat === mine(view) ? 'turn' : 'hand';
  if (!view.asked || (asked === 'turn' && turn)) return rest;
  for (const { move } of view.asked.moves) {
    const drawer = KINDS[thing(placeOf(parse(move), view))?.kind ?? ''];
    if (drawer) return drawer;
  }
  return rest;
}
