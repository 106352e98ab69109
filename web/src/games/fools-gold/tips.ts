// One sentence at the moment it matters; the first that fits is shown.
import type { Tip } from '../../lib/game';
import { mineIndex, parse } from './notation';
import type { Holdings, Open } from './types';
import { holdingsOf, player, type View } from './view';

type Test = (open: Open, me: Holdings, view: View) => boolean;

/** Only for the one who is asked. */
const when =
  (test: Test) =>
  (view: View): boolean => {
    const seat = view.hands.seat;
    const me = seat === null ? null : holdingsOf(view, seat);
    return view.asked !== null && me !== null && test(view.state.open, me, view);
  };

const prospecting: Test = (open) => open.stage === 'prospecting';
const can = (view: View, kind: string): boolean =>
  (view.asked?.moves ?? []).some(({ move }) => parse(move).kind === kind);
const lastYear = (open: Open): boolean => open.year === open.years.at(-1);
const spent = (view: View): number => (view.hands.seat === null ? 0 : player(view.state.open, view.hands.seat).spent);

export const tips: Tip[] = [
  {
    id: 'winter',
    when: when((open) => open.stage === 'winter'),
    text: 'A card, or home with nothing: Winter has no coins. Those who lay down choose by the same order as before.',
    rule: 'FG-W5',
  },
  {
    id: 'reserve',
    when: when((open) => open.stage === 'reserve'),
    text: 'Reserve counts for the order only where you also have a miner on the path. Elsewhere it does nothing.',
    rule: 'FG-M12',
  },
  {
    id: 'fools-gold',
    when: when((open, me) => open.stage === 'mining' && open.draw !== null && me.fools_gold === open.draw.mine),
    text: 'This is your richest mine, so its gold counts nothing today. Coins, a gem or Winter may be worth more.',
    rule: 'FG-F3',
  },
  {
    id: 'missing',
    when: when(
      (open, me) =>
        open.stage === 'mining' &&
        open.draw !== null &&
        me.missing.includes(open.draw.mine) &&
        open.draw.face_up.gold.some((count) => count > 0),
    ),
    text: 'You have no gold of this mine yet. Even 1 nugget saves 5 points.',
    rule: 'FG-F2',
  },
  {
    id: 'coins-late',
    when: when((open, _, view) => open.stage === 'mining' && lastYear(open) && can(view, 'coins')),
    text: 'It is the last year: coins are worth nothing any more. Winter may still bring a card.',
    rule: 'FG-R38',
  },
  {
    id: 'coins',
    when: when((open, _, view) => open.stage === 'mining' && open.year === open.years[0] && can(view, 'coins')),
    text: 'Two coins stay yours for the rest of the game. The earlier you take them, the more often you spend them.',
    rule: 'FG-M14',
  },
  {
    id: 'gem',
    when: when(
      (open, me) =>
        open.stage === 'mining' &&
        (open.draw?.face_up.gem ?? 0) > 0 &&
        me.gems.length < 5 &&
        open.draw !== null &&
        !me.gems.includes(open.mines[mineIndex(open.draw.mine)]?.gem ?? ''),
    ),
    text: 'Your first gem is worth 1, the second 2 more, the fifth 5 more. Never two of a kind.',
    rule: 'FG-F5',
  },
  {
    id: 'lie-down',
    when: when((open) => open.stage === 'mining'),
    text: 'A miner who lies down looks again in Winter: a die says how many new cards are turned up.',
    rule: 'FG-M15',
  },
  {
    id: 'retrieve',
    when: when(
      (open, me, view) => prospecting(open, me, view) && can(view, 'retrieve') && spent(view) >= 3 && me.coins < 2,
    ),
    text: 'Short of coins? Set a miner aside and take back 3 that you have spent.',
    rule: 'FG-A8',
  },
  {
    id: 'shut',
    when: when(
      (open, me, view) =>
        prospecting(open, me, view) &&
        open.camp > 0 &&
        open.mines.some((mine) => mine.dice === 0) &&
        me.missing.length > 0,
    ),
    text: 'A mine without a die is shut this year, unless somebody adds a wild die. The first one is free.',
    rule: 'FG-A7',
  },
  {
    id: 'order',
    when: when((open, me, view) => prospecting(open, me, view) && open.mines.some((mine) => mine.queue.length > 1)),
    text: 'Who has most miners at a mine chooses first; on a tie the highest space does. That is what coins buy.',
    rule: 'FG-M8',
  },
  {
    id: 'place',
    when: when(prospecting),
    text: 'Miners times dice is the number of cards a mine turns up. Press a space to see what it would do.',
    rule: 'FG-M4',
  },
];
