// The guided first game: about six turns on one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { campOf, certificates, player, standing, sum } from './table';
import type { Open, OpenPlayer } from './types';
import { mine, type View } from './view';

type Test = (open: Open, me: OpenPlayer, seat: number, view: View) => boolean;
const until =
  (test: Test) =>
  (view: View): boolean => {
    const seat = mine(view) ?? 0;
    return test(view.state.open, player(view.state.open, seat), seat, view);
  };

const myTurn: Test = (open, _, seat, view) => open.turn === seat && view.asked !== null;
const away: Test = (open, _, seat) => open.turn !== seat;
const dug = (me: OpenPlayer): number => sum(me.taken);
const played = (me: OpenPlayer): boolean => me.board_value > 0;

const steps: Lesson[] = [
  {
    say: 'The gold vein runs round the sheet; the ringed counter is next. Your prospector stands at the River camp, where it is worked. Press him, or press Dig.',
    point: ['digger', 'vein:front'],
    until: until(
      (open, me, seat) => open.stage === 'dig' || open.stage === 'city' || dug(me) > 0 || open.turn !== seat,
    ),
  },
  {
    say: 'Choose a building. He walks there, and the counter is yours. You will want him where you play cards.',
    point: ['space:odd_fellows_hall', 'space:eldorado', 'space:sutters_mill'],
    until: until((open, me) => open.stage !== 'dig' || dug(me) > 0),
  },
  {
    say: 'Counters lie face down. Only you see your nuggets: they pay for actions, and each is a point at the end. Now the others play.',
    point: ['panel:0'],
    until: until((open, me, seat, view) => myTurn(open, me, seat, view) && (dug(me) > 0 || open.stage === 'city')),
  },
  {
    say: 'Now to town. Press a card, then a building where you have a prospector. The first action of a turn is free.',
    point: ['card:A', 'card:9'],
    until: until((open, me, seat, view) => played(me) || away(open, me, seat, view)),
  },
  {
    say: 'The greatest total holds the certificate: its special is yours, and it is 1 counter more whenever you dig.',
    point: ['panel:0'],
    until: until((open, me, seat, view) => open.bought > 1 || away(open, me, seat, view)),
  },
  {
    say: 'A second action costs 1, then 2, 5 and 7. Bring a prospector from your supply to the camp that is being worked.',
    point: ['supply', 'space:river_camp'],
    until: until(
      (open, me, seat, view) =>
        away(open, me, seat, view) || (open.working !== null && standing(open, seat, campOf(open.working)) > 0),
    ),
  },
  {
    say: 'End your turn when you have done enough. Five bought actions are the most.',
    point: [],
    until: until(away),
  },
  {
    say: 'The camps and the stacks are open to all: rest on a building to fan out its cards and see who leads.',
    point: ['space:eldorado', 'space:chalmers_hotel'],
    until: until(myTurn),
  },
  {
    say: 'If one of yours is where the vein is worked, dig again: 1 counter for him, then 1 for each certificate you hold.',
    point: ['digger'],
    until: until(
      (open, me, seat, view) =>
        away(open, me, seat, view) || open.stage === 'city' || (open.stage === 'dig' && open.dug > 0),
    ),
  },
  {
    say: 'The player with the fewest certificates holds the adventurer and takes 1 counter more. On a tie nobody does.',
    point: ['panel:0', 'panel:1', 'panel:2'],
    until: until(myTurn),
  },
  {
    say: 'A second card at the same building needs 2 of your prospectors there. Whoever has more in the stack takes the certificate over.',
    point: ['supply', 'card:A'],
    until: until((open, me, seat, view) => away(open, me, seat, view) || certificates(open, seat).length > 1),
  },
  {
    say: 'The vein is the clock. When the river is used up, the hillside is worked: have somebody in the next camp in time.',
    point: ['space:hillside_camp', 'vein:front'],
    until: until(myTurn),
  },
  {
    say: 'Once more than half is gone, think of Tear Down. Cards taken off again count for you; cards and prospectors left behind count against you. The rest is yours: play on.',
    point: [],
    until: until(away),
  },
];

export const lessons = { seed: 8, seats: 3, steps };
