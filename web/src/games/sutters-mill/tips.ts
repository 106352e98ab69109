// One sentence each, at the moment it matters.
import type { Tip } from '../../lib/game';
import { BUILDINGS, campOf, certificates, player, standing, sum } from './table';
import type { Open, OpenPlayer } from './types';
import type { View } from './view';

type Test = (open: Open, me: OpenPlayer, seat: number) => boolean;

/** Only for the one who is asked. */
const when =
  (test: Test) =>
  (view: View): boolean => {
    const seat = view.asked?.seat;
    return seat !== undefined && test(view.state.open, player(view.state.open, seat), seat);
  };

const town: Test = (open) => open.stage === 'city';
const start: Test = (open) => open.stage === 'turn_start';
const digging: Test = (open) => open.stage === 'dig';
const up: Test = (_, me) => me.phase === 'build_up';

export const tips: Tip[] = [
  {
    id: 'tear-down',
    when: when((open, me, seat) => town(open, me, seat) && !up(open, me, seat)),
    text: 'Cards come off from the top, whoever owns them, and score for their owner.',
    rule: 'SM-113',
  },
  {
    id: 'leave',
    when: when((open, me, seat) => town(open, me, seat) && !up(open, me, seat) && sum(open.vein) < 16),
    text: 'Prospectors on the board at the end cost 1, 3, 6, 10 or 15 points. Send home those you no longer need.',
    rule: 'SM-154',
  },
  {
    id: 'half',
    when: when(
      (open, me, seat) => start(open, me, seat) && up(open, me, seat) && sum(open.vein) < 36 && me.board_value > 0,
    ),
    text: 'More than half of the vein is gone. Cards still on the board at the end count against you.',
    rule: 'SM-152',
  },
  {
    id: 'last-of-part',
    when: when((open, me, seat) => {
      const left = open.vein.find((count) => count > 0) ?? 0;
      return (
        start(open, me, seat) && left < 6 && open.working !== null && standing(open, seat, campOf(open.working)) > 0
      );
    }),
    text: 'This part of the vein is nearly used up. Who is left in its camp then can dig there no more.',
    rule: 'SM-044',
  },
  {
    id: 'no-digger',
    when: when(
      (open, me, seat) =>
        start(open, me, seat) && open.working !== null && standing(open, seat, campOf(open.working)) === 0,
    ),
    text: 'None of yours is where the vein is worked. In town you can bring or move one there.',
    rule: 'SM-040',
  },
  {
    id: 'business',
    when: when((open, me, seat) => start(open, me, seat) && certificates(open, seat).length > 0),
    text: 'Each certificate is 1 counter more whenever you dig, whatever its special.',
    rule: 'SM-046',
  },
  {
    id: 'turn',
    when: when(start),
    text: 'A turn is either digging or town, never both. Press a piece and the turn follows.',
    rule: 'SM-025',
  },
  {
    id: 'dig',
    when: when(digging),
    text: 'Diggers end in town. Send them where you want to play cards next.',
    rule: 'SM-041',
  },
  {
    id: 'prices',
    when: when((open, me, seat) => town(open, me, seat) && open.bought >= 2),
    text: 'Prices climb: the fourth action costs 5, the fifth 7. Nuggets are points too.',
    rule: 'SM-061',
  },
  {
    id: 'cards',
    when: when(
      (open, me, seat) =>
        town(open, me, seat) && up(open, me, seat) && BUILDINGS.some((space) => standing(open, seat, space) > 0),
    ),
    text: 'Your first card at a building needs 1 of your prospectors there, the second needs 2.',
    rule: 'SM-081',
  },
];
