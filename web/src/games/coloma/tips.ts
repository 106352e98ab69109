// One sentence at the moment it matters; the first that fits is shown.
import type { Tip } from '../../lib/game';
import { tipsOf, type TipTest } from '../../lib/stage/teaching';
import type { Open } from './types';
import { edition, type View } from './view';

const tip = tipsOf<View>();
type Test = TipTest<View>;

const at =
  (...steps: Open['asked'][]): Test =>
  (open) =>
    steps.includes(open.asked);
/** While there is something to do beside ending the turn. */
const inTurn =
  (test: Test): Test =>
  (open, me, view) =>
    open.asked === 'turn' && (view.asked?.moves.length ?? 0) > 1 && test(open, me, view);
const standsOn =
  (site: number): Test =>
  (open) =>
    open.turn?.site === site;

export const tips: Tip[] = [
  tip('keep', 'CO109', at('keep')).says(
    'Keep what pays where you want to go. A card on top of your deck is the next you draw.',
  ),
  tip('buster', 'CO801', (open) => open.asked === 'dials' && open.wheel.buster_cards.length > 0).says(
    'Buster goes to a Site that was not turned up. He only adds to the crowd.',
  ),
  tip('signpost', 'CO304', (open) => open.asked === 'dials' && open.chapter > 1).says(
    'Under the Signpost a Site borrows its neighbour’s Boom, if the Bust leaves.',
  ),
  tip('dial', 'CO302', at('dials')).says('The one most crowded Site loses its Boom. On a tie the Bust stays put.'),
  tip('trade', 'CO501', at('trade')).says(
    'Three points for a Nugget is a good price; your own Camp on Event 5 lets you sell two.',
  ),
  tip('pay', 'CO513', at('pay')).says('The more Gold is taken, the less a Nugget pays. Nobody gives change.'),
  tip('wagon', 'CO406', at('wagon')).says(
    'Towns pay everybody who enters them. Stop in a city to take what is printed on the right instead of Dudes.',
  ),
  tip('city', 'CO423', at('city')).says('A Wagon that stands in a city opens the lands beside it for your Camps.'),
  tip('barrel', 'CO443', at('barrel')).says(
    'A saved Barrel waits for a better turn. Used or not, it counts for the Barrel Bridge.',
  ),
  tip(
    'busted',
    'CO303',
    inTurn((open) => open.turn?.busted === true && open.turn.common_open),
  ).says('Busted: your Common action is left, and abilities that speak of the Bust.'),
  tip('workday', 'CO321', inTurn(standsOn(1))).says(
    'A Workday pays more with every Town Building that has a Shovel or a Wheelbarrow.',
  ),
  tip(
    'river',
    'CO332',
    inTurn((open, me, view) => standsOn(2)(open, me, view) && !me.rivers.some(Boolean)),
  ).says('Rivers score at once and give something. A Bridge needs a River under it and scores at the end.'),
  tip(
    'bridge',
    'CO334',
    inTurn((open, me, view) => standsOn(2)(open, me, view) && open.round > 1),
  ).says('No two Bridges of yours may be alike, and each kind runs out. Which of them counts much for you?'),
  tip(
    'hotel',
    'CO343',
    inTurn((open, me, view) => standsOn(3)(open, me, view) && me.tableau.length > 1),
  ).says(
    'A Hotel closes the house it stands on. It scores again at the end: one point for each Dude at home, up to six.',
  ),
  tip('town', 'CO341', inTurn(standsOn(3))).says(
    'The Hammer price is in Bucks, the Saw price in Gold. With Common and Boom you may build twice.',
  ),
  tip('settle', 'CO502', inTurn(standsOn(5))).says(
    'A Camp on an Event doubles it for you from now on. Camps on lands score at the end, each more than the last.',
  ),
  tip(
    'row',
    'CO603',
    inTurn((open, me, view) => standsOn(5)(open, me, view) && me.gunmen === 0),
  ).says('Without a single Gunman a Shootout costs you Dudes. The row of one is cheap.'),
  tip('barker', 'CO442', inTurn(standsOn(6))).says(
    'Horses carry your Wagon, Camps wait for Site 5. Barrels bring Outlaws.',
  ),
  tip(
    'late',
    'CO705',
    inTurn((open, me, view) => open.round === 3 && me.lodge.gold > 0 && edition(view).events.trade_vp > 0),
  ).says('The last round: spend what you have. Gold breaks ties, nothing more.'),
];
