// What a move would change, said before it is made. At most four lines, what counts most first.
import type { Gesture } from '../../lib/game';
import { line, type Line } from '../../lib/stage/lines';
import { signed } from '../../lib/texts';
import { about, oddsOf, percent, winterOdds } from './odds';
import { nuggetsOn, parse } from './notation';
import { orderWith, turnsOf } from './priority';
import { mineNames, type Mine, type NextMiner, type OpenMine, type TakeCard } from './types';
import {
  edition,
  gemName,
  holdingsOf,
  listed,
  many,
  mine,
  mineOf,
  ordinal,
  own,
  player,
  points,
  type View,
} from './view';
import { gain, richestAfter } from './worth';

const price = (cost: number, view: View): Line => {
  const left = (own(view)?.holdings.coins ?? 0) - cost;
  return cost === 0
    ? line(`Free; ${many(left, 'coin')} left.`, 'gain')
    : line(`Pay ${many(cost, 'coin')}; ${left} left.`, 'cost');
};
const yields = (here: OpenMine, miners: number, dice: number): Line[] => {
  const cards = miners * dice;
  const { takeable, some } = oddsOf(here.deck, cards);
  const lines = [line(`${many(miners, 'miner')} × ${many(dice, 'die', 'dice')}: ${many(cards, 'card')}.`, 'gain')];
  if (cards > 0) lines.push(line(`About ${about(takeable)} to take; ${percent(some)} at least one.`));
  return lines;
};

/** "You would choose second and fourth of five." */
export function turnWords(queue: readonly NextMiner[], seat: number, would = 'would '): string {
  const turns = turnsOf(queue, seat);
  if (turns.length === 0) return '';
  if (queue.length === 1) return `You ${would}choose alone.`;
  return `You ${would}choose ${listed(turns.map(ordinal))} of ${queue.length}.`;
}

function placing(view: View, at: Mine, space: number): Line[] {
  const here = mineOf(view.state.open, at);
  const seat = mine(view) ?? 0;
  const cost = edition(view).path.positions[space + 1]?.cost ?? space;
  const order = orderWith(here, { worker: { seat, space } });
  return [price(cost, view), ...yields(here, here.miners + 1, here.dice), line(turnWords(order, seat))];
}

function adding(view: View, at: Mine): Line[] {
  const here = mineOf(view.state.open, at);
  const where =
    here.wild_at === 0 ? 'It opens the mine; every space stays free.' : `It takes space ${(here.wild_at ?? 0) - 1}.`;
  const lines = [price(here.wild_cost ?? 0, view), line(where)];
  return here.miners > 0 ? [...lines, ...yields(here, here.miners, here.dice + 1)] : lines;
}

function takingWords(view: View, card: TakeCard): Line[] {
  const at = view.state.open.draw?.mine;
  const seat = mine(view);
  const holdings = seat === null ? null : holdingsOf(view, seat);
  if (!at || !holdings) return [];
  const more = gain(holdings, at, card, edition(view));
  const here = mineOf(view.state.open, at);
  if (card === 'gem') {
    const owned = holdings.gems.length;
    return [line(`${gemName(view, at)}: ${signed(more)} for you. ${many(owned + 1, 'gem')} in your set then.`, 'gain')];
  }
  const nuggets = many(nuggetsOn(card), 'nugget');
  const missing = holdings.missing.includes(at);
  const fool = mineNames[richestAfter(holdings, at, card)] ?? at;
  const reason = missing
    ? `${nuggets}, and no more ${points(edition(view).scoring.missing_mine)} for ${here.name}`
    : fool === at && more === 0
      ? `${here.name} is your richest mine, so today it is fool’s gold`
      : nuggets;
  const lines = [line(`${signed(more)} for you now: ${reason}.`, more > 0 ? 'gain' : 'plain')];
  if (holdings.fools_gold !== null && fool !== holdings.fools_gold)
    lines.push(
      line(
        `Then ${mineOf(view.state.open, fool).name} is your fool’s gold, and ${mineOf(view.state.open, holdings.fools_gold).name} counts.`,
      ),
    );
  return lines;
}

function lying(view: View): Line[] {
  const at = view.state.open.draw?.mine;
  if (!at) return [];
  const { takeable, some } = winterOdds(mineOf(view.state.open, at).deck, edition(view).dice.winter_faces);
  return [
    line('Your miner waits for Winter. A die then says how many cards are turned up.'),
    line(`About ${about(takeable)} to take then; ${percent(some)} at least one.`),
  ];
}

function coins(view: View): Line[] {
  const { year, years } = view.state.open;
  const left = years.length - 1 - years.indexOf(year);
  const more = edition(view).actions.bank_coins;
  if (left === 0) return [line('Coins are worth nothing in the last year.', 'loss')];
  const when = left === 1 ? 'in the last year' : `in each of the ${left} years to come`;
  return [line(`${more} more to spend ${when}.`, 'gain')];
}

export function consequences(gesture: Gesture, view: View): Line[] {
  const move = parse(gesture.move.move);
  const seat = mine(view) ?? 0;
  switch (move.kind) {
    case 'place':
      return placing(view, move.mine, move.space).filter(({ text }) => text !== '');
    case 'wild':
      return adding(view, move.mine);
    case 'take':
      return takingWords(view, move.card);
    case 'retrieve':
      return [line('One miner stands aside for this year and brings back coins that you have spent.')];
    case 'pass': {
      const { spent } = player(view.state.open, seat);
      return [
        line(
          `Your last action this year.${spent > 0 ? ` The ${many(spent, 'coin')} you spent come back for next year.` : ''}`,
        ),
      ];
    }
    case 'reserve':
      return [line('They count for the order of choosing where you also have a miner on the path. They never act.')];
    case 'coins':
      return coins(view);
    case 'lie_down':
      return lying(view);
    case 'nothing':
      return [line('Your miner goes home with nothing.')];
  }
}

export const preview = (gesture: Gesture, view: View): string[] => consequences(gesture, view).map((each) => each.text);

/** Points that a move wins at once. */
export function changes(gesture: Gesture, view: View): { seat: number; points: number }[] {
  const move = parse(gesture.move.move);
  const at = view.state.open.draw?.mine;
  const seat = view.hands.seat;
  const holdings = seat === null ? null : holdingsOf(view, seat);
  if (move.kind !== 'take' || !at || !holdings || seat === null) return [];
  return [{ seat, points: gain(holdings, at, move.card, edition(view)) }];
}
