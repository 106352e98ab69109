// One sentence at the moment it matters; the first that fits is shown.
import type { Tip } from '../../lib/game';
import type { Open, OpenPlayer } from './types';
import { edition, player, type View } from './view';

type Test = (open: Open, me: OpenPlayer, view: View) => boolean;

/** Only for the one who is asked. */
const when =
  (test: Test) =>
  (view: View): boolean => {
    const seat = view.hands.seat;
    return view.asked !== null && seat !== null && test(view.state.open, player(view.state.open, seat), view);
  };
const at =
  (...steps: Open['asked'][]): Test =>
  (open) =>
    steps.includes(open.asked);
const inTurn =
  (test: Test): Test =>
  (open, me, view) =>
    open.asked === 'turn' && test(open, me, view);
const standsOn =
  (site: number): Test =>
  (open) =>
    open.turn?.site === site;

export const tips: Tip[] = [
  {
    id: 'keep',
    when: when(at('keep')),
    text: 'Keep what pays where you want to go. A card on top of your deck is the next you draw.',
    rule: 'CO109',
  },
  {
    id: 'buster',
    when: when((open) => open.asked === 'dials' && open.wheel.buster_cards.length > 0),
    text: 'Buster goes to a Site that was not turned up. He only adds to the crowd.',
    rule: 'CO801',
  },
  {
    id: 'signpost',
    when: when((open) => open.asked === 'dials' && open.chapter > 1),
    text: 'Under the Signpost a Site borrows its neighbour’s Boom, if the Bust leaves.',
    rule: 'CO304',
  },
  {
    id: 'dial',
    when: when(at('dials')),
    text: 'The one most crowded Site loses its Boom. On a tie the Bust stays put.',
    rule: 'CO302',
  },
  {
    id: 'trade',
    when: when(at('trade')),
    text: 'Three points for a Nugget is a good price; your own Camp on Event 5 lets you sell two.',
    rule: 'CO501',
  },
  {
    id: 'pay',
    when: when(at('pay')),
    text: 'Gold pays more while the upper pools are full. Nobody gives change.',
    rule: 'CO513',
  },
  {
    id: 'wagon',
    when: when(at('wagon')),
    text: 'Towns pay everybody who enters them. Stop in a city to take what is printed on the right instead of Dudes.',
    rule: 'CO406',
  },
  {
    id: 'city',
    when: when(at('city')),
    text: 'A Wagon that stands in a city opens the lands beside it for your Camps.',
    rule: 'CO423',
  },
  {
    id: 'barrel',
    when: when(at('barrel')),
    text: 'A saved Barrel waits for a better turn. Used or not, it counts for the Barrel Bridge.',
    rule: 'CO443',
  },
  {
    id: 'busted',
    when: when(inTurn((open) => open.turn?.busted === true)),
    text: 'Busted: your Common action is left, and abilities that speak of the Bust.',
    rule: 'CO303',
  },
  {
    id: 'workday',
    when: when(inTurn(standsOn(1))),
    text: 'A Workday pays more with every Town Building that has a Shovel or a Wheelbarrow.',
    rule: 'CO321',
  },
  {
    id: 'river',
    when: when(inTurn((open, me, view) => standsOn(2)(open, me, view) && !me.rivers.some(Boolean))),
    text: 'Rivers score at once and give something. A Bridge needs a River under it and scores at the end.',
    rule: 'CO332',
  },
  {
    id: 'bridge',
    when: when(inTurn((open, me, view) => standsOn(2)(open, me, view) && open.round > 1)),
    text: 'No two Bridges of yours may be alike, and each kind runs out. Which of them counts much for you?',
    rule: 'CO334',
  },
  {
    id: 'hotel',
    when: when(inTurn((open, me, view) => standsOn(3)(open, me, view) && me.tableau.length > 1)),
    text: 'A Hotel closes the house it stands on. It scores again at the end: one point for each Dude at home, up to six.',
    rule: 'CO343',
  },
  {
    id: 'town',
    when: when(inTurn(standsOn(3))),
    text: 'The Hammer price is in Bucks, the Saw price in Gold. With Common and Boom you may build twice.',
    rule: 'CO341',
  },
  {
    id: 'settle',
    when: when(inTurn(standsOn(5))),
    text: 'A Camp on an Event doubles it for you from now on. Camps on lands score at the end, each more than the last.',
    rule: 'CO502',
  },
  {
    id: 'row',
    when: when(inTurn((open, me, view) => standsOn(5)(open, me, view) && me.gunmen === 0)),
    text: 'Without a single Gunman a Shootout costs you Dudes. The row of one is cheap.',
    rule: 'CO603',
  },
  {
    id: 'barker',
    when: when(inTurn(standsOn(6))),
    text: 'Horses carry your Wagon, Camps wait for Site 5. Barrels bring Outlaws.',
    rule: 'CO442',
  },
  {
    id: 'late',
    when: when(inTurn((open, me, view) => open.round === 3 && me.lodge.gold > 0 && edition(view).events.trade_vp > 0)),
    text: 'The last round: spend what you have. Gold breaks ties, nothing more.',
    rule: 'CO705',
  },
];
