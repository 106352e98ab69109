// One sentence at the moment it matters; the first that fits is shown.
import type { Tip } from '../../lib/game';
import { parse } from './notation';
import type { Level, Open, OpenPlayer } from './types';
import { own, people, player, wouldEnd, type View } from './view';

type Test = (open: Open, me: OpenPlayer, view: View) => boolean;
const when =
  (test: Test) =>
  (view: View): boolean =>
    view.asked !== null &&
    view.hands.seat !== null &&
    test(view.state.open, player(view.state.open, view.hands.seat), view);
const can = (view: View, kind: string): boolean =>
  (view.asked?.moves ?? []).some(({ move }) => parse(move).kind === kind);
const acting: Test = (open) => open.step === 'act';

const begins =
  (level: Level): Test =>
  (open, me, view) =>
    acting(open, me, view) && open.level === level && open.round === 1;

export const tips: Tip[] = [
  {
    id: 'new-easy',
    when: when(begins('easy')),
    text: 'New at this level: roads, cities, better goods and trade. The bar under the map has them.',
    rule: 'GW-E03',
  },
  {
    id: 'new-standard',
    when: when(begins('standard')),
    text: 'New at this level: exploring, people with icons and abilities, missions, presidios and attacks.',
    rule: 'GW-S06',
  },
  {
    id: 'new-advanced',
    when: when(begins('advanced')),
    text: 'New at this level: roles, elections and revolutions. Prices change with the country.',
    rule: 'GW-A08',
  },
  {
    id: 'end-near',
    when: when((open, me, view) => acting(open, me, view) && wouldEnd(view) && me.pesos > 0),
    text: 'Taxes can end the game now, and pesos in hand are worth nothing then. Buy points in time.',
    rule: 'GW-R71',
  },
  {
    id: 'ability',
    when: when((open, me, view) => acting(open, me, view) && can(view, 'use')),
    text: 'A card gives either its icons or one of its abilities. Those in bold can be used now.',
    rule: 'GW-S11',
  },
  {
    id: 'purse',
    when: when((open, me, view) => acting(open, me, view) && can(view, 'icons') && !can(view, 'settle')),
    text: 'Discard a card for its icons: they go to your purse and pay for building this turn.',
    rule: 'GW-S06',
  },
  {
    id: 'city',
    when: when((open, me, view) => acting(open, me, view) && can(view, 'city')),
    text: 'A city brings $20 at once and a new market for everybody, but your settlement and its 5 points go.',
    rule: 'GW-E11',
  },
  {
    id: 'road',
    when: when((open, me, view) => acting(open, me, view) && can(view, 'road') && me.settlements > 1 && open.round > 1),
    text: 'A road lets a tile inland sell at a market, for $1 less each step. Everybody may use it.',
    rule: 'GW-E17',
  },
  {
    id: 'settle',
    when: when((open, me, view) => acting(open, me, view) && can(view, 'settle')),
    text: 'Settle on the coast, or beside land that somebody has settled. Each settlement is 5 points at the end.',
    rule: 'GW-B13',
  },
  {
    id: 'hand',
    when: when((open, me, view) => acting(open, me, view) && people(me) > 2 && !can(view, 'settle')),
    text: 'Everybody still in your hand costs 2 points at the end.',
    rule: 'GW-B27',
  },
  {
    id: 'event',
    when: when((open, _, view) => open.step === 'event' && new Set(own(view)?.events).size > 1),
    text: 'The card that you do not play goes back on top. The next player will see it.',
    rule: 'GW-B19',
  },
  {
    id: 'market',
    when: when((open) => open.step === 'market'),
    text: 'You choose where and for what; everybody who makes it there is paid. Look for what pays you alone.',
    rule: 'GW-B22',
  },
  {
    id: 'place',
    when: when((open) => open.step === 'place'),
    text: 'The coast has to go on: a coastal tile joins another where the shore ends.',
    rule: 'GW-R51',
  },
  {
    id: 'act',
    when: when(acting),
    text: 'Do what you like, in any order, as often as you can pay. Then comes one event.',
    rule: 'GW-B11',
  },
];
