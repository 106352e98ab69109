// The guided first game: about one round on one deal. The coach speaks of what lies on the table; every move stays possible.
import type { Lesson } from '../../lib/game';
import { lessonsOf } from '../../lib/stage/teaching';
import { GOLD, HAND, LODGE, OUTLAWS, panelId, siteId } from './notation';
import type { Open } from './types';
import type { View } from './view';

const until = lessonsOf<View>();

/** Chapters since the beginning, from 0. */
const passed = (open: Open): number => (open.round - 1) * 5 + open.chapter - 1;
const myTurn = (open: Open, seat: number): boolean => open.turn?.seat === seat;

const steps: Lesson[] = [
  until((open) => open.asked !== 'keep', HAND).says(
    'Most points after three rounds win: what you build in your town, camps on the map, and the Shootout. These are six houses that you may build. Put two back into your deck: press one, then say on top or underneath.',
  ),
  until((open) => passed(open) > 0 || open.wheel.revealed).says(
    'The wheel has five Sites. Outside is the Common, which you always get; inside the Boom, which you get if the Site is not crowded.',
  ),
  until((open) => passed(open) > 0, 'bust').says(
    'The most crowded Site has the Bust: no Boom there. Your turn: what you may do stands under Turn, beside your Lodge. Do it in any order, then end the turn.',
  ),
  until((open, _, seat) => passed(open) > 1 || (passed(open) === 1 && myTurn(open, seat)), siteId(2), panelId(0)).says(
    'The Barker walks on, one Site each chapter, and the Event of the Site he covers happens for everybody. Watch which one comes next.',
  ),
  until((open) => passed(open) > 1, LODGE, GOLD).says(
    'To build you need Dudes and Bucks, or Gold with the Saw. A Workday at Site 1 brings Gold and Dudes; the Wagon collects along its road.',
  ),
  until((open) => passed(open) > 2, GOLD).says(
    'Houses and rivers score at once, by the gold number on them. Bridges score at the end for what they count, hotels for Dudes, camps for how many lands they are in; Event 5 sells Gold for points.',
  ),
  until((open) => open.round > 1, OUTLAWS).says(
    'After five chapters the Outlaws come. Send Gunmen from Site 5 before that, by chapter 4: in the last one the Barker stands there. Together they must outnumber the Outlaws, and who sent most gains most.',
  ),
  until((open) => passed(open) > 5, OUTLAWS, GOLD).says(
    'After a Shootout new Barrels wait and more Outlaws ride; Gold that has left the pools does not come back, so that it pays less. When the third round is over the points are counted. Now you know it all: play on.',
  ),
];

export const lessons = { seed: 6, seats: 3, steps };
