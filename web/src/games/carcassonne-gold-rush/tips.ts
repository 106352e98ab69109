// One sentence at the moment it matters; the first that fits is shown.
import type { Tip } from '../../lib/game';
import { tipsOf, type TipTest } from '../../lib/stage/teaching';
import type { Segment } from './edition';
import { fitting } from './laying.svelte';
import { parse } from './notation';
import { factsOf, lastTile, segmentsOf, type View } from './view';

const tip = tipsOf<View>();
type Test = TipTest<View>;

const placing: Test = (open) => open.stage === 'place';
const acting: Test = (open) => open.stage === 'act';
const can = (view: View, kind: string): boolean =>
  (view.asked?.moves ?? []).some(({ move }) => parse(move).kind === kind);
const completed = (view: View): boolean => {
  const last = lastTile(view.state.open);
  return (
    last !== null &&
    segmentsOf(view, last).some(({ feature }) => {
      const facts = factsOf(view.state.open, feature);
      return facts.kind !== 'prairie' && facts.open === 0 && facts.hold === null && facts.worth > 2;
    })
  );
};
/** Whether the tile just placed shows this. */
const shows = (view: View, test: (segment: Segment) => boolean): boolean => {
  const last = lastTile(view.state.open);
  return last !== null && segmentsOf(view, last).some(({ segment }) => test(segment));
};
const steams = (segment: Segment): boolean => segment.kind === 'railroad' && segment.locomotives > 0;

export const tips: Tip[] = [
  tip('free-completed', 'CG405', (open, me, view) => acting(open, me, view) && completed(view) && me.cowboys > 0).says(
    'Your tile completed something that nobody holds. A cowboy on it scores at once and comes home.',
  ),
  tip(
    'last-cowboy',
    'CG404',
    (open, me, view) => acting(open, me, view) && me.cowboys === 1 && can(view, 'cowboy'),
  ).says('This is your last cowboy. The others come back when what they hold is completed.'),
  tip('mine', 'CG421', (open, me, view) => acting(open, me, view) && can(view, 'mine')).says(
    'Mining is one token a turn, for certain, whoever works the mountain. Only you see what it is worth.',
  ),
  tip('locomotive', 'CG513', (open, me, view) => acting(open, me, view) && shows(view, steams)).says(
    'One locomotive doubles a completed railroad. A second one undoes it.',
  ),
  tip('city', 'CG531', (open, me, view) => acting(open, me, view) && shows(view, ({ kind }) => kind === 'city')).says(
    'A merchant earns 3 for each railroad of his city, but waits until all of them are complete.',
  ),
  tip(
    'farmer',
    'CG807',
    (open, me, view) => acting(open, me, view) && open.farmers && open.stack < 30 && can(view, 'cowboy'),
  ).says('A farmer never comes home, but the largest prairies decide the end: 2 for a camp, 4 for a herd.'),
  tip(
    'tent',
    'CG411',
    (open, me, view) => acting(open, me, view) && me.tent === null && can(view, 'tent') && open.tiles.length > 4,
  ).says('Your tent may go on any open mountain, even one that somebody else works, and take tokens from it.'),
  tip('act', 'CG203', acting).says('One thing a turn: a cowboy on the new tile, the tent, a token, or nothing.'),
  tip(
    'few-places',
    'CG303',
    (open, me, view) => placing(open, me, view) && fitting(view.asked).length <= 3 && open.tiles.length > 8,
  ).says('Few squares fit this tile. The survey in your tray shows what is still to come.'),
  tip('end', 'CG802', (open, me, view) => placing(open, me, view) && open.stack < 12).says(
    'The stack runs low. What is not completed by then scores less, and tokens left on mountains are lost.',
  ),
  tip('place', 'CG303', placing).says(
    'Press a square, press again to turn the tile. Every side must match what it touches.',
  ),
];
