// One sentence each, at the moment it matters.
import type { Tip } from '../../lib/game';
import { tipsOf, type TipTest } from '../../lib/stage/teaching';
import { campOf, certificates, standing } from './table';
import { buildingNames } from './types';
import { mine, sum, type View } from './view';

const tip = tipsOf<View>();
type Test = TipTest<View>;

const town: Test = (open) => open.stage === 'city';
const start: Test = (open) => open.stage === 'turn_start';
const digging: Test = (open) => open.stage === 'dig';
const up: Test = (_, me) => me.phase === 'build_up';

export const tips: Tip[] = [
  tip('tear-down', 'SM-113', (open, me, view) => town(open, me, view) && !up(open, me, view)).says(
    'Cards come off from the top, whoever owns them, and score for their owner.',
  ),
  tip('leave', 'SM-154', (open, me, view) => town(open, me, view) && !up(open, me, view) && sum(open.vein) < 16).says(
    'Prospectors on the board at the end cost 1, 3, 6, 10 or 15 points. Send home those you no longer need.',
  ),
  tip(
    'half',
    'SM-152',
    (open, me, view) => start(open, me, view) && up(open, me, view) && sum(open.vein) < 36 && me.board_value > 0,
  ).says('More than half of the vein is gone. Cards still on the board at the end count against you.'),
  tip('last-of-part', 'SM-044', (open, me, view) => {
    const left = open.vein.find((count) => count > 0) ?? 0;
    return (
      start(open, me, view) &&
      left < 6 &&
      open.working !== null &&
      standing(open, mine(view) ?? 0, campOf(open.working)) > 0
    );
  }).says('This part of the vein is nearly used up. Who is left in its camp then can dig there no more.'),
  tip(
    'no-digger',
    'SM-040',
    (open, me, view) =>
      start(open, me, view) && open.working !== null && standing(open, mine(view) ?? 0, campOf(open.working)) === 0,
  ).says('None of yours is where the vein is worked. In town you can bring or move one there.'),
  tip(
    'business',
    'SM-046',
    (open, me, view) => start(open, me, view) && certificates(open, mine(view) ?? 0).length > 0,
  ).says('Each certificate is 1 counter more whenever you dig, whatever its special.'),
  tip('turn', 'SM-025', start).says(
    'A turn is either digging or town, never both. Press a piece and the turn follows.',
  ),
  tip('dig', 'SM-041', digging).says('Diggers end in town. Send them where you want to play cards next.'),
  tip('prices', 'SM-061', (open, me, view) => town(open, me, view) && open.bought >= 2).says(
    'Prices climb: the fourth action costs 5, the fifth 7. Nuggets are points too.',
  ),
  tip(
    'cards',
    'SM-081',
    (open, me, view) =>
      town(open, me, view) &&
      up(open, me, view) &&
      buildingNames.some((space) => standing(open, mine(view) ?? 0, space) > 0),
  ).says('Your first card at a building needs 1 of your prospectors there, the second needs 2.'),
];
