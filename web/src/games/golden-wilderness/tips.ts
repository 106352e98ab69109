// One sentence at the moment it matters; the first that fits is shown.
import type { Tip } from '../../lib/game';
import { tipsOf, type TipTest } from '../../lib/stage/teaching';
import { parse } from './notation';
import type { Level } from './types';
import { own, people, printed, wouldEnd, type View } from './view';

const tip = tipsOf<View>();
type Test = TipTest<View>;

const can = (view: View, kind: string): boolean =>
  (view.asked?.moves ?? []).some(({ move }) => parse(move).kind === kind);
const acting: Test = (open) => open.step === 'act';

const begins =
  (level: Level): Test =>
  (open, me, view) =>
    acting(open, me, view) && open.level === level && open.round === 1;

export const tips: Tip[] = [
  tip('new-easy', 'GW-E03', begins('easy')).says(
    'New at this level: roads, cities, better goods and trade. The bar under the map has them.',
  ),
  tip('new-standard', 'GW-S06', begins('standard')).says(
    'New at this level: exploring, people with icons and abilities, missions, presidios and attacks.',
  ),
  tip('new-advanced', 'GW-A08', begins('advanced')).says(
    'New at this level: roles, elections and revolutions. Prices change with the country.',
  ),
  tip('end-near', 'GW-R71', (open, me, view) => acting(open, me, view) && wouldEnd(view) && me.pesos > 0).says(
    'Taxes can end the game now, and pesos in hand are worth nothing then. Buy points in time.',
  ),
  tip('ability', 'GW-S11', (open, me, view) => acting(open, me, view) && can(view, 'use')).says(
    'Press a card: it gives either its icons or one of its abilities. Those in bold can be used now.',
  ),
  tip('purse', 'GW-S06', (open, me, view) => acting(open, me, view) && can(view, 'icons') && !can(view, 'settle')).says(
    'Discard a card for its icons: they lie beside your hand, and pay for building this turn.',
  ),
  tip('city', 'GW-E11', (open, me, view) => acting(open, me, view) && can(view, 'city')).says(
    'A city brings $20 at once and a new market for everybody, but your settlement and its 5 points go.',
  ),
  tip(
    'road',
    'GW-E17',
    (open, me, view) => acting(open, me, view) && can(view, 'road') && me.settlements > 1 && open.round > 1,
  ).says('A road lets a tile inland sell at a market, for $1 less each step. Everybody may use it.'),
  tip('settle', 'GW-B13', (open, me, view) => acting(open, me, view) && can(view, 'settle')).says(
    'Settle on the coast, or beside land that somebody has settled. Each settlement is 5 points at the end.',
  ),
  tip('hand', 'GW-B27', (open, me, view) => acting(open, me, view) && people(me) > 2 && !can(view, 'settle')).says(
    'Everybody still in your hand costs 2 points at the end.',
  ),
  tip('event', 'GW-B19', (open, _, view) => open.step === 'event' && new Set(own(view)?.events).size > 1).says(
    'The card that you do not play goes back on top. The next player will see it.',
  ),
  tip('market', 'GW-B22', (open) => open.step === 'market').says(
    'You choose where and for what; everybody who makes it there is paid. Look for what pays you alone.',
  ),
  tip(
    'place',
    'GW-R51',
    (open, _, view) => open.step === 'place' && open.placing !== null && printed(view, open.placing).kind === 'coastal',
  ).says('The coast has to go on: a coastal tile joins another where the shore ends.'),
  tip('act', 'GW-B11', acting).says('Do what you like, in any order, as often as you can pay. Then comes one event.'),
];
