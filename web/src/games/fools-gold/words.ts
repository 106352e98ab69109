// Names of things on the board, for the eye and for those who hear them: whole sentences.
import { identity } from '../../lib/seats';
import { consequences } from './preview';
import { nuggetsOn, spaceId } from './notation';
import type { Card } from './types';
import type { CardCounts, Mine, OpenMine, PathPlace, Stage } from './types';
import { allCards, edition, gemName, listed, many, mineOf, nameOf, player, sum, type View } from './view';

export const STAGES: Record<Stage, string> = {
  prospecting: 'Prospecting',
  reserve: 'Prospecting',
  mining: 'Mining',
  winter: 'Winter',
  over: 'The end',
};

export function cardName(view: View, at: Mine, card: Card): string {
  switch (card) {
    case 'gem':
      return gemName(view, at);
    case 'silt':
      return 'Silt';
    case 'foul_weather':
      return 'Foul weather';
    case 'false_alarm':
      return 'False alarm';
    default:
      return `Gold ${nuggetsOn(card)}`;
  }
}

export function pieceWords(view: View, { piece, seat }: PathPlace): string {
  switch (piece) {
    case 'empty':
      return 'free';
    case 'die':
      return 'a die';
    case 'wild_die':
      return 'a wild die';
    case 'miner':
    case 'lying_miner': {
      const who = seat === null ? '' : `${nameOf(view, seat)}, ${identity(seat).colour}`;
      return piece === 'miner' ? `miner of ${who}` : `miner of ${who}, lying down until Winter`;
    }
  }
}

export function spaceSentence(view: View, here: OpenMine, space: number): string {
  const place = here.path[space + 1];
  const name = space < 0 ? `${here.name}, box` : `${here.name}, space ${space}`;
  if (!place) return name;
  const gesture = view.hands.ending(spaceId(here.id, space))[0];
  const lines = gesture
    ? ` ${consequences(gesture, view)
        .map((each) => each.text)
        .join(' ')}`
    : '';
  return `${name}: ${pieceWords(view, place)}.${lines}`;
}

export const yieldWords = ({ miners, dice }: Pick<OpenMine, 'miners' | 'dice'>): string =>
  `${many(miners, 'miner')} × ${many(dice, 'die', 'dice')}`;

/** The four parts of a deck's bar. */
export const parts = (deck: CardCounts): { kind: 'gold' | 'gem' | 'silt' | 'peril'; count: number; text: string }[] => {
  const gold = sum(deck.gold);
  const perils = deck.foul_weather + deck.false_alarm;
  return [
    { kind: 'gold', count: gold, text: `${gold} gold` },
    { kind: 'gem', count: deck.gem, text: many(deck.gem, 'gem') },
    { kind: 'silt', count: deck.silt, text: `${deck.silt} silt` },
    { kind: 'peril', count: perils, text: many(perils, 'peril') },
  ];
};

export function mineSentence(view: View, id: Mine): string {
  const here = mineOf(view.state.open, id);
  const reserve = here.reserve.flatMap((count, seat) => (count > 0 ? [`${nameOf(view, seat)} ${count}`] : []));
  const waits = reserve.length ? ` In reserve: ${listed(reserve)}.` : '';
  const deck = `${many(allCards(here.deck), 'card')} in the deck: ${parts(here.deck)
    .map((each) => each.text)
    .join(', ')}.`;
  return `${here.name}. ${here.dice === 0 ? 'Closed: no die here.' : `${yieldWords(here)}, ${many(here.cards, 'card')}.`}${waits} ${deck}`;
}

export function boardSentence(view: View): string {
  const open = view.state.open;
  const seats = open.players.map((_, seat) => {
    const { passed, spent } = player(open, seat);
    return `${nameOf(view, seat)}: ${identity(seat).colour}, ${passed ? 'passed' : `${many(spent, 'coin')} spent`}`;
  });
  const at = open.draw ? ` at ${mineOf(open, open.draw.mine).name}` : '';
  return `${open.year}, ${STAGES[open.stage]}${at}. ${many(open.camp, 'wild die', 'wild dice')} in the camp. ${seats.join('; ')}.`;
}

/** What a Gold card of each worth is still there: "4 of 1, 3 of 2". */
export const goldWords = (deck: CardCounts): string =>
  deck.gold.flatMap((count, at) => (count > 0 ? [`${count} of ${at + 1}`] : [])).join(', ') || 'none';

export const yearWords = (view: View): string => {
  const { year, years } = view.state.open;
  const names = ['first', 'second', 'third', 'fourth', 'fifth'];
  return `${names[years.indexOf(year)] ?? ''} of ${edition(view).years.list.length} years`;
};
