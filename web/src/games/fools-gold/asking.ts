// The question in the prompt bar: a headline of few words, and what there is to know.
import type { Asked } from '../../lib/protocol';
import { parse } from './notation';
import { counts } from './reserves.svelte';
import { edition, many, mineOf, own, type View } from './view';

/** Of several, one: with a comma before the last of three or more. */
const either = (ways: readonly string[]): string =>
  ways.length < 3 ? ways.join(' or ') : `${ways.slice(0, -1).join(', ')}, or ${ways.at(-1) ?? ''}`;

export function ask(asked: Asked, view: View): { head: string; line: string } {
  const { stage, draw, mines } = view.state.open;
  const { miners = 0, coins = 0 } = own(view)?.holdings ?? {};
  const can = (kind: string) => asked.moves.some(({ move }) => parse(move).kind === kind);
  const place = draw ? `the ${mineOf(view.state.open, draw.mine).name}` : '';
  const have = `You have ${many(miners, 'miner')} and ${many(coins, 'coin')}.`;
  switch (stage) {
    case 'reserve': {
      const line = mines.some((each) => counts(each, asked.seat))
        ? 'Press a mine, or + beside it. They count where you have a miner on the path.'
        : 'You have no miner on a path, so they change nothing, wherever they wait.';
      return { head: `Send ${many(miners, 'miner')} into reserve.`, line };
    }
    case 'mining': {
      const space = mines.find(({ id }) => id === draw?.mine)?.queue[0]?.space ?? 0;
      const coinsNow = many(edition(view).actions.bank_coins, 'coin');
      const ways = [
        ...(can('take') ? ['a card'] : []),
        ...(can('coins') ? [coinsNow] : []),
        ...(can('lie_down') ? ['lie down until Winter'] : []),
      ];
      return { head: `Your miner at ${place}: choose.`, line: `From space ${space}: ${either(ways)}.` };
    }
    case 'winter':
      return {
        head: `Winter at ${place}: choose.`,
        line: can('take') ? 'Take a card, or go home with nothing.' : 'No card is left: go home with nothing.',
      };
    default:
      if (can('place'))
        return { head: can('wild') ? 'Place a miner, a wild die, or pass.' : 'Place a miner, or pass.', line: have };
      return { head: can('wild') ? 'Add a wild die, or pass.' : 'Nothing more to do but pass.', line: have };
  }
}
