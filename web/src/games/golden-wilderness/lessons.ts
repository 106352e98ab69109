// The guided first game: Beginner, one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { COUNTRY, deedId, EVENTS, panelId, POOL, tileId } from './notation';
import type { Open, OpenPlayer } from './types';
import { mine, people, player, type View } from './view';

type Test = (open: Open, me: OpenPlayer, seat: number, view: View) => boolean;
const until =
  (test: Test) =>
  (view: View): boolean => {
    const seat = mine(view) ?? 0;
    return test(view.state.open, player(view.state.open, seat), seat, view);
  };
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
  {
    say: 'Ten tiles of California. People live on all of them; settlements are what you add. You hold one pioneer. Press a golden tile on the coast to settle it.',
    point: [tileId('C07'), tileId('C05')],
    until: until((_, me) => me.settlements > 0 || people(me) === 0),
  },
  {
    say: 'Your settlement makes hides on plains and farmland, wood in forest and sierra. It is worth 5 points at the end. Now go on to the event: every turn ends with one.',
    point: [panelId(0)],
    until: until(past(1)),
  },
  {
    say: 'Two event cards, and only you see them. Play one; the other goes back on top, and the next player will find it there.',
    point: [EVENTS],
    until: until(over(1)),
  },
  {
    say: 'A coast market pays $3 for a product at one coastal tile. Whoever plays it chooses which. The country card has all prices.',
    point: [COUNTRY],
    until: until(turn(2)),
  },
  {
    say: 'Immigrants go to the pool. As soon as it holds as many as there are players, it is handed out, the active player first.',
    point: [POOL],
    until: until(past(2)),
  },
  {
    say: 'With a pioneer in hand you can settle any coast, or any tile beside a settlement, whoever has it. Inland tiles count as much at the end, but sell nothing here.',
    point: [],
    until: until(over(2)),
  },
  {
    say: 'Pesos become points, one for one, whenever it is your turn. At the end those in your hand are worth nothing.',
    point: [deedId('points')],
    until: until(turn(3)),
  },
  {
    say: 'Taxes pay everybody $3, and then the end is checked: it comes when every tile has a settlement. Who holds Taxes chooses the moment.',
    point: [EVENTS],
    until: until(over(3)),
  },
  {
    say: 'Pioneers left in hand cost 2 points each. So settle early, sell what you can, and buy points before the last Taxes.',
    point: [panelId(0)],
    until: until(over(4)),
  },
  {
    say: 'That is the whole of Beginner. Easy adds roads, cities and trade when you like more. The rest is yours: play on.',
    point: [],
    until: until(over(5)),
  },
];

export const lessons = { seed: 5, seats: 3, steps };
