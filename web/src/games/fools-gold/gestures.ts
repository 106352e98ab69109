// The legal moves as things that are pressed: a space, the wild die and then a mine, a card, a button.
import type { Gesture } from '../../lib/game';
import { answer } from '../../lib/stage/gestures';
import type { Asked, LegalMove } from '../../lib/protocol';
import { aimId, cardId, mineIndex, parse, spaceId, thing, WILD } from './notation';
import type { TakeCard } from './types';
import { counts, idle, orders, planned } from './reserves.svelte';
import { edition, holdingsOf, many, mine, own, sum, type View } from './view';
import { gain } from './worth';

/** How much each card that can be taken would add now, best first; of equal ones the one with more nuggets. */
export function takes(asked: Asked, view: View): { card: TakeCard; gain: number; move: LegalMove }[] {
  const at = view.state.open.draw?.mine;
  const holdings = holdingsOf(view, asked.seat);
  if (!at || !holdings) return [];
  const list = asked.moves.flatMap((legal) => {
    const move = parse(legal.move);
    if (move.kind !== 'take') return [];
    return [{ card: move.card, gain: gain(holdings, at, move.card, edition(view)), move: legal }];
  });
  return list.toSorted((a, b) => b.gain - a.gain || (a.card < b.card ? 1 : -1));
}

const cardLabel = (card: TakeCard): string => (card === 'gem' ? 'the gem' : `gold ${card.slice(5)}`);

/** All unused miners to where they were planned; those without a plan to where they change nothing, in one press. */
function sending(asked: Asked, view: View): Gesture[] {
  const { mines } = view.state.open;
  const all = own(view)?.holdings.miners ?? 0;
  const plan = [...planned(asked)];
  const left = all - sum(plan);
  const spare = left > 0 ? idle(asked, mines) : undefined;
  if (left > 0 && !spare) return [];
  if (spare) plan[mineIndex(spare.id)] = (plan[mineIndex(spare.id)] ?? 0) + left;
  const [head, ...then] = orders(plan);
  const first = asked.moves.find((each) => each.move === head);
  if (!first) return [];
  if (!spare) return [{ ...answer(first, 'primary', `Send ${many(all, 'miner')}`), then }];
  const main = mines.some((each) => counts(each, asked.seat)) ? 'secondary' : 'primary';
  const who = left < all ? `The other ${left}` : left > 1 ? `All ${left}` : 'Your miner';
  return [{ ...answer(first, main, `${who} to ${spare.name}: no effect`), then }];
}

export function gestures(asked: Asked, view: View): Gesture[] {
  const { stage, year, years } = view.state.open;
  const last = year === years.at(-1);
  const cards = takes(asked, view);
  const best = cards[0];
  const only = asked.moves.length === 1;
  const all = asked.moves.flatMap((legal): Gesture[] => {
    const move = parse(legal.move);
    switch (move.kind) {
      case 'place':
        return [{ move: legal, piece: spaceId(move.mine, move.space), target: null }];
      case 'wild':
        return [{ move: legal, piece: WILD, target: aimId(move.mine) }];
      case 'retrieve':
        return [answer(legal, 'secondary', `Take back ${many(own(view)?.retrieve ?? 0, 'coin')}`)];
      case 'pass':
        return [passing(legal, view, only)];
      case 'reserve':
        return [];
      case 'take': {
        const card: Gesture = { move: legal, piece: cardId(move.card), target: null };
        return best?.move === legal ? [card, answer(legal, 'primary', `Take ${cardLabel(move.card)}`)] : [card];
      }
      case 'coins':
        return [
          answer(legal, !best && !last ? 'primary' : 'secondary', many(edition(view).actions.bank_coins, 'coin')),
        ];
      case 'lie_down':
        return [answer(legal, !best && last ? 'primary' : 'secondary', 'Lie down')];
      case 'nothing':
        return [answer(legal, 'secondary', 'Nothing')];
    }
  });
  return stage === 'reserve' ? sending(asked, view) : all;
}

/** Passing with miners left cannot be taken back once others have played (UX 4.3). */
function passing(move: LegalMove, view: View, only: boolean): Gesture {
  const miners = own(view)?.holdings.miners ?? 0;
  const gesture = answer(move, only ? 'primary' : 'secondary', 'Pass');
  if (miners === 0) return gesture;
  const go = miners === 1 ? 'waits in reserve and does' : 'wait in reserve and do';
  return { ...gesture, confirm: `${many(miners, 'miner')} ${go} not act this year. You choose where.` };
}

/** The move that was meant by a press on something unlit, so that the engine can say why not. */
export function attempt(held: string | null, target: string, view: View): string | null {
  if (mine(view) === null) return null;
  const on = thing(target);
  switch (on?.kind) {
    case 'space':
      if (held === WILD) return `wild ${on.mine}`;
      return view.state.open.stage === 'prospecting' && on.space >= 0 ? `place ${on.mine} ${on.space}` : null;
    case 'aim':
      return `wild ${on.mine}`;
    case 'wild':
      return 'wild hills';
    case 'card':
      return `take ${on.card}`;
    default:
      return null;
  }
}
