// The guided first game: about one year on one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { HOLDINGS, panelId, WILD } from './notation';
import type { Open } from './types';
import { atWork, mine, player, type View } from './view';

type Test = (open: Open, seat: number, view: View) => boolean;
const until =
  (test: Test) =>
  (view: View): boolean =>
    test(view.state.open, mine(view) ?? 0, view);

const later = (open: Open): boolean => open.year > (open.years[0] ?? 0);
const mining = (open: Open): boolean => open.stage === 'mining' || open.stage === 'winter' || later(open);
const placed = (open: Open, seat: number, count: number): boolean =>
  atWork(open, seat) >= count || player(open, seat).passed || mining(open);
const asked = (view: View, seat: number): boolean => view.asked?.seat === seat;
/** My turn again, or the phase is over. */
const again: Test = (open, seat, view) => mining(open) || (open.stage === 'prospecting' && asked(view, seat));

const steps: Lesson[] = [
  {
    say: 'Five mines, five years. Ten dice were rolled: each die at a mine means more cards there. Press a gold space to put a miner on it; the number is its price.',
    point: ['space:mountains,2', 'space:lake,1'],
    until: until((open, seat) => placed(open, seat, 1)),
  },
  {
    say: 'Cards turned up = miners × dice, whoever they belong to. You see it at the right of each mine. Now the others place.',
    point: [panelId(0)],
    until: until(again),
  },
  {
    say: 'The bar below a path is its deck: gold, gems, silt, perils. Rest on a landscape for the exact numbers and chances. Place another miner, perhaps elsewhere.',
    point: ['mine:river', 'mine:lake'],
    until: until((open, seat) => placed(open, seat, 2)),
  },
  {
    say: 'Who has most miners at a mine chooses first; on a tie the one on the highest space. The small seals show the order.',
    point: [],
    until: until(again),
  },
  {
    say: 'A six is wild: such dice wait in the camp. Press the camp, then a mine. It costs 1 coin for each die already there, so the first die opens a shut mine for nothing.',
    point: [WILD],
    until: until((open, seat, view) => placed(open, seat, 3) || view.state.moves > 9),
  },
  {
    say: 'Spent coins come back next year, so spend them. When you have done enough, pass: miners left over go into reserve and count for the order.',
    point: [],
    until: until(
      (open, seat) => (player(open, seat).passed && !(open.stage === 'reserve' && open.turn === seat)) || mining(open),
    ),
  },
  {
    say: 'Now the mines are worked one after the other, from the Hills to the Lake. Watch the cards turn.',
    point: [],
    until: until((open, seat, view) => later(open) || (mining(open) && asked(view, seat))),
  },
  {
    say: 'Your miner chooses: gold counts its nuggets, a gem joins your set, 2 coins are yours for good, or lie down and look again in Winter.',
    point: [],
    until: until((open, seat, view) => later(open) || !asked(view, seat) || view.state.moves > 20),
  },
  {
    say: 'The catch: at the end your richest mine is fool’s gold and counts nothing. A mine without gold costs you 5. Spread your luck.',
    point: [HOLDINGS],
    until: until((open, seat, view) => later(open) && asked(view, seat)),
  },
  {
    say: 'A new year: one more miner and one more coin for everybody, new dice, another player starts. The rest is yours: play on.',
    point: [HOLDINGS],
    until: until((open, seat, view) => later(open) && atWork(open, seat) > 0 && !asked(view, seat)),
  },
];

export const lessons = { seed: 20, seats: 3, steps };
