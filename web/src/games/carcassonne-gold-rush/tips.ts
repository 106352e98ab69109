// One sentence at the moment it matters; the first that fits is shown.
import type { Tip } from '../../lib/game';
import type { Segment } from './edition';
import { fitting } from './laying.svelte';
import { parse } from './notation';
import type { Open, OpenPlayer } from './types';
import { factsOf, lastTile, player, segmentsOf, type View } from './view';

type Test = (open: Open, me: OpenPlayer, view: View) => boolean;
const when =
  (test: Test) =>
  (view: View): boolean =>
    view.asked !== null &&
    view.hands.seat !== null &&
    test(view.state.open, player(view.state.open, view.hands.seat), view);

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
  {
    id: 'free-completed',
    when: when((open, me, view) => acting(open, me, view) && completed(view) && me.cowboys > 0),
    text: 'Your tile completed something that nobody holds. A cowboy on it scores at once and comes home.',
    rule: 'CG405',
  },
  {
    id: 'last-cowboy',
    when: when((open, me, view) => acting(open, me, view) && me.cowboys === 1 && can(view, 'cowboy')),
    text: 'This is your last cowboy. The others come back when what they hold is completed.',
    rule: 'CG404',
  },
  {
    id: 'mine',
    when: when((open, me, view) => acting(open, me, view) && can(view, 'mine')),
    text: 'Mining is one token a turn, for certain, whoever works the mountain. Only you see what it is worth.',
    rule: 'CG421',
  },
  {
    id: 'locomotive',
    when: when((open, me, view) => acting(open, me, view) && shows(view, steams)),
    text: 'One locomotive doubles a completed railroad. A second one undoes it.',
    rule: 'CG513',
  },
  {
    id: 'city',
    when: when((open, me, view) => acting(open, me, view) && shows(view, ({ kind }) => kind === 'city')),
    text: 'A merchant earns 3 for each railroad of his city, but waits until all of them are complete.',
    rule: 'CG531',
  },
  {
    id: 'farmer',
    when: when((open, me, view) => acting(open, me, view) && open.farmers && open.stack < 30 && can(view, 'cowboy')),
    text: 'A farmer never comes home, but the largest prairies decide the end: 2 for a camp, 4 for a herd.',
    rule: 'CG807',
  },
  {
    id: 'tent',
    when: when(
      (open, me, view) => acting(open, me, view) && me.tent === null && can(view, 'tent') && open.tiles.length > 4,
    ),
    text: 'Your tent may go on any open mountain, even one that somebody else works, and take tokens from it.',
    rule: 'CG411',
  },
  {
    id: 'act',
    when: when(acting),
    text: 'One thing a turn: a cowboy on the new tile, the tent, a token, or nothing.',
    rule: 'CG203',
  },
  {
    id: 'few-places',
    when: when((open, me, view) => placing(open, me, view) && fitting(view.asked).length <= 3 && open.tiles.length > 8),
    text: 'Few squares fit this tile. The survey in your tray shows what is still to come.',
    rule: 'CG303',
  },
  {
    id: 'end',
    when: when((open, me, view) => placing(open, me, view) && open.stack < 12),
    text: 'The stack runs low. What is not completed by then scores less, and tokens left on mountains are lost.',
    rule: 'CG802',
  },
  {
    id: 'place',
    when: when(placing),
    text: 'Press a square, press again to turn the tile. Every side must match what it touches.',
    rule: 'CG303',
  },
];
