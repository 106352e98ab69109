// The guided first game: Beginner, one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { lessonsOf, type LessonTest } from '../../lib/stage/teaching';
import { COUNTRY, deedId, EVENTS, panelId, POOL, tileId } from './notation';
import type { Open } from './types';
import { people, type View } from './view';

const until = lessonsOf<View>();
type Test = LessonTest<View>;
const myTurn = (open: Open, seat: number, view: View): boolean =>
  open.turn === seat && open.step === 'act' && view.asked !== null;
/** My turn of this round or a later one has begun. */
const turn =
  (round: number): Test =>
  (open, _, seat, view) =>
    open.round >= round && myTurn(open, seat, view);
const past =
  (round: number): Test =>
  (open, _, seat) =>
    open.round > round || (open.round === round && (open.turn !== seat || open.step !== 'act'));
const over =
  (round: number): Test =>
  (open, _, seat) =>
    open.round > round || (open.round === round && open.turn !== seat);

const steps: Lesson[] = [
  until((_, me) => me.settlements > 0 || people(me) === 0, tileId('C07'), tileId('C05')).says(
    'Most points win: 5 for each settlement, and what you buy with pesos. Ten tiles of California. People live on all of them; settlements are what you add. You hold one pioneer: press a golden tile on the coast to settle it.',
  ),
  until(past(1), panelId(0)).says(
    'Your settlement makes hides on plains and farmland, wood in forest and sierra. It is worth 5 points at the end. Now go on to the event: every turn ends with one.',
  ),
  until(over(1), EVENTS).says(
    'Two event cards, and only you see them. Play one; the other goes back on top, and the next player will find it there.',
  ),
  until(turn(2), COUNTRY).says(
    'A coast market pays $3 for a product at one coastal tile. Whoever plays it chooses which. The country card has all prices.',
  ),
  until(past(2), POOL).says(
    'Immigrants go to the pool. As soon as it holds as many as there are players, it is handed out, the active player first.',
  ),
  until(over(2)).says(
    'With a pioneer in hand you can settle any coast, or any tile beside a settlement, whoever has it. Inland tiles count as much at the end, but sell nothing here.',
  ),
  until(turn(3), deedId('points')).says(
    'Pesos become points, one for one, whenever it is your turn. At the end those in your hand are worth nothing.',
  ),
  until(over(3), EVENTS).says(
    'Taxes pay everybody $3, and then the end is checked: it comes when every tile has a settlement. Who holds Taxes chooses the moment.',
  ),
  until(over(4), panelId(0)).says(
    'Pioneers left in hand cost 2 points each. So settle early, sell what you can, and buy points before the last Taxes.',
  ),
  until(over(5)).says(
    'That is the whole of Beginner. Easy adds roads, cities and trade when you like more. The rest is yours: play on.',
  ),
];

/** The pool is handed out at any step. */
const asides: Lesson[] = [
  until((open, _, __, view) => open.step !== 'take' || view.asked === null, POOL).says(
    'The pool is full, and everybody takes one of it. Who you take comes into your hand, and can settle land on your turn.',
  ),
];

export const lessons = { seed: 5, seats: 3, steps, asides };
