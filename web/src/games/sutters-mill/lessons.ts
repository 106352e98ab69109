// The guided first game: about six turns on one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { lessonsOf, type LessonTest } from '../../lib/stage/teaching';
import { campOf, certificates, standing } from './table';
import type { OpenPlayer } from './types';
import { sum, type View } from './view';

const until = lessonsOf<View>();
type Test = LessonTest<View>;

const myTurn: Test = (open, _, seat, view) => open.turn === seat && view.asked !== null;
const away: Test = (open, _, seat) => open.turn !== seat;
const dug = (me: OpenPlayer): number => sum(me.taken);
const played = (me: OpenPlayer): boolean => me.board_value > 0;

const steps: Lesson[] = [
  until(
    (open, me, seat) => open.stage === 'dig' || open.stage === 'city' || dug(me) > 0 || open.turn !== seat,
    'digger',
    'vein:front',
  ).says(
    'Most points win: nuggets you dig, and cards you play and later bring home again. The gold vein runs round the sheet; the ringed counter is next. Your prospector stands where it is worked: press him, or press Dig.',
  ),
  until(
    (open, me) => open.stage !== 'dig' || dug(me) > 0,
    'space:odd_fellows_hall',
    'space:eldorado',
    'space:sutters_mill',
  ).says('Choose a building. He walks there, and the counter is yours. You will want him where you play cards.'),
  until(
    (open, me, seat, view) => myTurn(open, me, seat, view) && (dug(me) > 0 || open.stage === 'city'),
    'panel:0',
  ).says(
    'Counters lie face down. Only you see your nuggets: they pay for actions, and each is a point at the end. Now the others play.',
  ),
  until((open, me, seat, view) => played(me) || away(open, me, seat, view), 'card:A', 'card:9').says(
    'Now to town. Press a card, then a building where you have a prospector. The first action of a turn is free.',
  ),
  until((open, me, seat, view) => open.bought > 1 || away(open, me, seat, view), 'panel:0').says(
    'The greatest total holds the certificate: its special is yours, and it is 1 counter more whenever you dig.',
  ),
  until(
    (open, me, seat, view) =>
      away(open, me, seat, view) || (open.working !== null && standing(open, seat, campOf(open.working)) > 0),
    'supply',
    'space:river_camp',
  ).says(
    'A second action costs 1, then 2, 5 and 7. Bring a prospector from your supply to the camp that is being worked.',
  ),
  until(away).says('End your turn when you have done enough. Five bought actions are the most.'),
  until(myTurn, 'space:eldorado', 'space:chalmers_hotel').says(
    'The camps and the stacks are open to all: rest on a building to fan out its cards and see who leads.',
  ),
  until(
    (open, me, seat, view) =>
      away(open, me, seat, view) || open.stage === 'city' || (open.stage === 'dig' && open.dug > 0),
    'digger',
  ).says(
    'If one of yours is where the vein is worked, dig again: 1 counter for him, then 1 for each certificate you hold.',
  ),
  until(myTurn, 'panel:0', 'panel:1', 'panel:2').says(
    'The player with the fewest certificates holds the adventurer and takes 1 counter more. On a tie nobody does.',
  ),
  until(
    (open, me, seat, view) => away(open, me, seat, view) || certificates(open, seat).length > 1,
    'supply',
    'card:A',
  ).says(
    'A second card at the same building needs 2 of your prospectors there. Whoever has more in the stack takes the certificate over.',
  ),
  until(myTurn, 'space:hillside_camp', 'vein:front').says(
    'The vein is the clock. When the river is used up, the hillside is worked: have somebody in the next camp in time.',
  ),
  until(away).says(
    'Once more than half is gone, think of Tear Down. Every card taken off again scores its value, and one left on the board loses it; prospectors left behind cost 1, 3, 6, 10 or 15. The last counter ends the game. Now you know it all: play on.',
  ),
];

export const lessons = { seed: 8, seats: 3, steps };
