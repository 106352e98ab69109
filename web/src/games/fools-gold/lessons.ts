// The guided first game: about one year on one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { lessonsOf, type LessonTest } from '../../lib/stage/teaching';
import { HOLDINGS, panelId, WILD } from './notation';
import type { Open } from './types';
import { atWork, player, type View } from './view';

const until = lessonsOf<View>();
type Test = LessonTest<View>;

const later = (open: Open): boolean => open.year > (open.years[0] ?? 0);
const mining = (open: Open): boolean => open.stage === 'mining' || open.stage === 'winter' || later(open);
const placed = (open: Open, seat: number, count: number): boolean =>
  atWork(open, seat) >= count || player(open, seat).passed || mining(open);
const asked = (view: View, seat: number): boolean => view.asked?.seat === seat;
/** My turn again, or the phase is over. */
const again: Test = (open, _, seat, view) => mining(open) || (open.stage === 'prospecting' && asked(view, seat));

const steps: Lesson[] = [
  until((open, _, seat) => placed(open, seat, 1), 'space:mountains,2', 'space:lake,1').says(
    'Most points after five years win: nuggets and gems, but your richest mine will count nothing. Dice were rolled: each die at a mine means more cards there. Press a gold space to put a miner on it; the number is its price.',
  ),
  until(again, panelId(0)).says(
    'Cards turned up = miners × dice, whoever they belong to. You see it at the right of each mine. Now the others place.',
  ),
  until((open, _, seat) => placed(open, seat, 2), 'mine:river', 'mine:lake').says(
    'The bar below a path is its deck: gold, gems, silt, perils. Rest on a landscape for the exact numbers and chances. Place another miner, perhaps elsewhere.',
  ),
  until(again).says(
    'Who has most miners at a mine chooses first; on a tie the one on the highest space. The small seals show the order.',
  ),
  until((open, _, seat, view) => placed(open, seat, 3) || view.state.moves > 9, WILD).says(
    'A six is wild: such dice wait in the camp. Press the camp, then a mine. It costs 1 coin for each die already there, so the first die opens a shut mine for nothing.',
  ),
  until(
    (open, _, seat) => (player(open, seat).passed && !(open.stage === 'reserve' && open.turn === seat)) || mining(open),
  ).says(
    'Spent coins come back next year, so spend them. When you have done enough, pass: miners left over go into reserve and count for the order.',
  ),
  until((open, _, seat, view) => later(open) || (mining(open) && asked(view, seat))).says(
    'Now the mines are worked one after the other, from the Hills to the Lake. Watch the cards turn.',
  ),
  until((open, _, seat, view) => later(open) || !asked(view, seat) || view.state.moves > 20).says(
    'Your miner chooses: gold counts its nuggets, a gem joins your set, 2 coins are yours for good, or lie down and look again in Winter.',
  ),
  until((open, _, seat, view) => later(open) && asked(view, seat), HOLDINGS).says(
    'What counts at the end: 1 for each nugget, but none of your richest mine, which is fool’s gold; 5 less for each mine without gold; 1, 3, 6, 10 or 15 for so many different gems. Spread your luck.',
  ),
  until((open, _, seat, view) => later(open) && atWork(open, seat) > 0 && !asked(view, seat), HOLDINGS).says(
    'A new year: one more miner and one more coin for everybody, new dice, another player starts. The rest is yours: play on.',
  ),
];

export const lessons = { seed: 20, seats: 3, steps };
