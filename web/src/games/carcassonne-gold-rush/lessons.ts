// The guided first game: about six turns on one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { lessonsOf, type LessonTest } from '../../lib/stage/teaching';
import { HAND, MINE, panelId, STACK } from './notation';
import type { Open } from './types';
import type { View } from './view';

const until = lessonsOf<View>();
type Test = LessonTest<View>;

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
  until(placed(1), HAND).says(
    'Most points win: railroads, mountains full of gold, cities and prairies. The land grows tile by tile. Yours is in the tray. Press a golden square to lay it there, press again or R to turn it, then Place here.',
  ),
  until(away(1)).says(
    'Every side has to match: track to track, mountain to mountain, prairie to prairie. Now you may do one thing. Set a cowboy on a track, a mountain, a city or a prairie of this tile.',
  ),
  until(turn(2), panelId(0)).says(
    'He holds the whole railroad or mountain, as far as it reaches. Nobody can set another cowboy on it, but land that grows together is shared. Now the others play.',
  ),
  until(placed(2)).says(
    'Rest on any track or mountain to see how far it goes, whose it is and what it still needs. Add to what you hold, or begin something new.',
  ),
  until(away(2), panelId(0)).says(
    'Mountains hold gold: a token for every nugget that is drawn on them, face down. Your tent may go on any open mountain, however it is held.',
  ),
  until(turn(3)).says(
    'A railroad is complete when both ends stop at a city, a junction or a mountain. It pays 1 a tile, twice that with exactly one locomotive, and the cowboy comes home.',
  ),
  until(placed(3), panelId(0)).says(
    'You have four cowboys. Those on tracks come back soonest. The large number beside your name is what you have scored.',
  ),
  until(away(3), MINE).says(
    'With your tent on a mountain you may mine instead: take the top token. Only you see what it is worth.',
  ),
  until(turn(4)).says(
    'When a mountain is closed all round, whoever has most miners takes the tokens that are left and 1 for each nugget. Thieves in tents had better be quick.',
  ),
  until(placed(4), STACK).says(
    'The stack is open to study: press it to see every tile that is still to come, and every claim on the table.',
  ),
  until(away(5)).says(
    'A merchant in a city earns 3 for each of its railroads once all are complete. A farmer on a prairie lies down and stays: 2 for each camp, 4 for each herd at the end.',
  ),
  until(away(6), STACK).says(
    'When the stack is empty, what is unfinished still scores a little, prairies score, and everybody turns up the gold. The rest is yours: play on.',
  ),
];

export const lessons = { seed: 3, seats: 2, steps };
