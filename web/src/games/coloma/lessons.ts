// The guided first game: about one round on one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { GOLD, HAND, LODGE, OUTLAWS, panelId, siteId } from './notation';
import type { Open } from './types';
import { mine, type View } from './view';

type Test = (open: Open, seat: number, view: View) => boolean;
const until =
  (test: Test) =>
  (view: View): boolean =>
    test(view.state.open, mine(view) ?? 0, view);

/** Chapters since the beginning, from 0. */
const passed = (open: Open): number => (open.round - 1) * 5 + open.chapter - 1;
const myTurn: Test = (open, seat) => open.turn?.seat === seat;

const steps: Lesson[] = [
  {
    say: 'These are six houses that you may build later. Put two back into your deck: press one, then say on top or underneath.',
    point: [HAND],
    until: until((open) => open.asked !== 'keep'),
  },
  {
    say: 'The wheel has five Sites. Outside is the Common, which you always get; inside the Boom, which you get if the Site is not crowded.',
    point: [siteId(1), siteId(2)],
    until: until((open) => passed(open) > 0 || open.wheel.revealed),
  },
  {
    say: 'The most crowded Site has the Bust: no Boom there. Your turn: the list below says what you may do, in any order. Then end it.',
    point: ['bust'],
    until: until((open, seat, view) => !myTurn(open, seat, view) && (passed(open) > 0 || open.asked !== 'turn')),
  },
  {
    say: 'The Barker walks on, one Site each chapter, and the Event of the Site he covers happens for everybody. Watch which one comes next.',
    point: [siteId(2), panelId(0)],
    until: until((open, seat, view) => passed(open) > 1 || (passed(open) === 1 && myTurn(open, seat, view))),
  },
  {
    say: 'To build you need Dudes and Bucks, or Gold with the Saw. A Workday at Site 1 brings Gold and Dudes; the Wagon collects along its road.',
    point: [LODGE, GOLD],
    until: until((open) => passed(open) > 1),
  },
  {
    say: 'Gold stands for Bucks too. The more of it is taken, the less it pays: look at the pools.',
    point: [GOLD],
    until: until((open) => passed(open) > 2),
  },
  {
    say: 'After five chapters the Outlaws come. Send Gunmen from Site 5 before that: together they must outnumber them, and who sent most gains most.',
    point: [OUTLAWS],
    until: until((open) => open.round > 1),
  },
  {
    say: 'That was the Shootout. The Gold pools are filled again, new Barrels wait, more Outlaws ride. Two rounds to go: play on.',
    point: [OUTLAWS, GOLD],
    until: until((open) => passed(open) > 5),
  },
];

export const lessons = { seed: 6, seats: 3, steps };
