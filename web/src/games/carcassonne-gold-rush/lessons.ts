// The guided first game: about six turns on one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { HAND, MINE, panelId, STACK } from './notation';
import type { Open, OpenPlayer } from './types';
import { mine, player, type View } from './view';

type Test = (open: Open, me: OpenPlayer, seat: number, view: View) => boolean;
const until =
  (test: Test) =>
  (view: View): boolean => {
    const seat = mine(view) ?? 0;
    return test(view.state.open, player(view.state.open, seat), seat, view);
  };

const laid = (open: Open, seat: number): number => open.tiles.filter((tile) => tile.seat === seat).length;
const asked = (view: View): boolean => view.asked !== null;
/** My turn number n has begun, its tile in hand. */
const turn =
  (n: number): Test =>
  (open, _, seat, view) =>
    asked(view) && open.stage === 'place' && laid(open, seat) >= n - 1;
const placed =
  (n: number): Test =>
  (open, _, seat) =>
    laid(open, seat) >= n;
const away =
  (n: number): Test =>
  (open, _, seat) =>
    laid(open, seat) >= n && !(open.turn === seat && open.stage === 'act');

const steps: Lesson[] = [
  {
    say: 'The land grows tile by tile. Yours is in the tray. Press a golden square to lay it there, press again or R to turn it, then Place here.',
    point: [HAND],
    until: until(placed(1)),
  },
  {
    say: 'Every side has to match: track to track, mountain to mountain, prairie to prairie. Now you may do one thing. Set a cowboy on a track, a mountain, a city or a prairie of this tile.',
    point: [],
    until: until(away(1)),
  },
  {
    say: 'He holds the whole railroad or mountain, as far as it reaches. Nobody can set another cowboy on it, but land that grows together is shared. Now the others play.',
    point: [panelId(0)],
    until: until(turn(2)),
  },
  {
    say: 'Rest on any track or mountain to see how far it goes, whose it is and what it still needs. Add to what you hold, or begin something new.',
    point: [],
    until: until(placed(2)),
  },
  {
    say: 'Mountains hold gold: a token for every nugget that is drawn on them, face down. Your tent may go on any open mountain, however it is held.',
    point: [panelId(0)],
    until: until(away(2)),
  },
  {
    say: 'A railroad is complete when both ends stop at a city, a junction or a mountain. It pays 1 a tile, twice that with exactly one locomotive, and the cowboy comes home.',
    point: [],
    until: until(turn(3)),
  },
  {
    say: 'You have four cowboys. Those on tracks come back soonest. The large number beside your name is what you have scored.',
    point: [panelId(0)],
    until: until(placed(3)),
  },
  {
    say: 'With your tent on a mountain you may mine instead: take the top token. Only you see what it is worth.',
    point: [MINE],
    until: until(away(3)),
  },
  {
    say: 'When a mountain is closed all round, whoever has most miners takes the tokens that are left and 1 for each nugget. Thieves in tents had better be quick.',
    point: [],
    until: until(turn(4)),
  },
  {
    say: 'The stack is open to study: press it to see every tile that is still to come, and every claim on the table.',
    point: [STACK],
    until: until(placed(4)),
  },
  {
    say: 'A merchant in a city earns 3 for each of its railroads once all are complete. A farmer on a prairie lies down and stays: 2 for each camp, 4 for each herd at the end.',
    point: [],
    until: until(away(5)),
  },
  {
    say: 'When the stack is empty, what is unfinished still scores a little, prairies score, and everybody turns up the gold. The rest is yours: play on.',
    point: [STACK],
    until: until(away(6)),
  },
];

export const lessons = { seed: 3, seats: 2, steps };
