// One sentence at the moment it matters; the first that fits is shown.
import type { Tip } from '../../lib/game';
import { tipsOf } from '../../lib/stage/teaching';
import { mineIndex, parse } from './notation';
import type { Holdings, Open } from './types';
import { holdingsOf, mine, player, type View } from './view';

type Test = (open: Open, me: Holdings, view: View) => boolean;
const asked = tipsOf<View>();
/** About what the one who is asked has behind his screen. */
const tip = (id: string, rule: string, test: Test) =>
  asked(id, rule, (open, _, view) => {
    const held = holdingsOf(view, mine(view) ?? 0);
    return held !== null && test(open, held, view);
  });

const prospecting: Test = (open) => open.stage === 'prospecting';
const can = (view: View, kind: string): boolean =>
  (view.asked?.moves ?? []).some(({ move }) => parse(move).kind === kind);
const lastYear = (open: Open): boolean => open.year === open.years.at(-1);
const spent = (view: View): number => (view.hands.seat === null ? 0 : player(view.state.open, view.hands.seat).spent);

export const tips: Tip[] = [
  tip('winter', 'FG-W5', (open) => open.stage === 'winter').says(
    'A card, or home with nothing: Winter has no coins. Those who lay down choose by the same order as before.',
  ),
  tip('reserve', 'FG-M12', (open) => open.stage === 'reserve').says(
    'Reserve counts for the order only where you also have a miner on the path. Elsewhere it does nothing.',
  ),
  tip(
    'fools-gold',
    'FG-F3',
    (open, me) => open.stage === 'mining' && open.draw !== null && me.fools_gold === open.draw.mine,
  ).says('This is your richest mine, so its gold counts nothing today. Coins, a gem or Winter may be worth more.'),
  tip(
    'missing',
    'FG-F2',
    (open, me) =>
      open.stage === 'mining' &&
      open.draw !== null &&
      me.missing.includes(open.draw.mine) &&
      open.draw.face_up.gold.some((count) => count > 0),
  ).says('You have no gold of this mine yet. Even 1 nugget saves 5 points.'),
  tip('coins-late', 'FG-R38', (open, _, view) => open.stage === 'mining' && lastYear(open) && can(view, 'coins')).says(
    'It is the last year: coins are worth nothing any more. Winter may still bring a card.',
  ),
  tip(
    'coins',
    'FG-M14',
    (open, _, view) => open.stage === 'mining' && open.year === open.years[0] && can(view, 'coins'),
  ).says('Two coins stay yours for the rest of the game. The earlier you take them, the more often you spend them.'),
  tip(
    'gem',
    'FG-F5',
    (open, me) =>
      open.stage === 'mining' &&
      (open.draw?.face_up.gem ?? 0) > 0 &&
      me.gems.length < 5 &&
      open.draw !== null &&
      !me.gems.includes(open.mines[mineIndex(open.draw.mine)]?.gem ?? ''),
  ).says('Your first gem is worth 1, the second 2 more, the fifth 5 more. Never two of a kind.'),
  tip('lie-down', 'FG-M15', (open) => open.stage === 'mining').says(
    'A miner who lies down looks again in Winter: a die says how many new cards are turned up.',
  ),
  tip(
    'retrieve',
    'FG-A8',
    (open, me, view) => prospecting(open, me, view) && can(view, 'retrieve') && spent(view) >= 3 && me.coins < 2,
  ).says('Short of coins? Set a miner aside and take back 3 that you have spent.'),
  tip(
    'shut',
    'FG-A7',
    (open, me, view) =>
      prospecting(open, me, view) &&
      open.camp > 0 &&
      open.mines.some((mine) => mine.dice === 0) &&
      me.missing.length > 0,
  ).says('A mine without a die is shut this year, unless somebody adds a wild die. The first one is free.'),
  tip(
    'order',
    'FG-M8',
    (open, me, view) => prospecting(open, me, view) && open.mines.some((mine) => mine.queue.length > 1),
  ).says('Who has most miners at a mine chooses first; on a tie the highest space does. That is what coins buy.'),
  tip('place', 'FG-M4', prospecting).says(
    'Miners times dice is the number of cards a mine turns up. Press a space to see what it would do.',
  ),
];
