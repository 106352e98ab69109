// What a move would change, said before it is made. At most four lines, what counts most first.
import type { Gesture } from '../../lib/game';
import { line, type Line } from '../../lib/stage/lines';
import { found } from '../../lib/stage/view';
import { changeCost, cityCost, priceWords } from './gestures';
import { DIRECTIONS, turned } from './hex';
import { cellOf } from './laying.svelte';
import { parse, sideIndex } from './notation';
import {
  deckNames,
  productNames,
  type Country,
  type EventCard,
  type Industry,
  type Product,
  type Thing,
} from './types';
import {
  atLeast,
  capital,
  costOf,
  edition,
  listed,
  mine,
  neighbour,
  onBoard,
  person,
  player,
  priceOf,
  printed,
  productOf,
  roadPrice,
  settlers,
  sidesOf,
  type View,
} from './view';
import {
  askedForLeave,
  eventWords,
  leaveWords,
  nameOfPerson,
  nameOfTile,
  ofDeck,
  paysWords,
  personWords,
  soughtFor,
} from './words';

const paying = (view: View, seat: number, cost: number): Line =>
  line(`Pay ${priceWords(view, cost)}; ${settlers(view, seat) - cost} left.`, 'cost');
const spending = (view: View, seat: number, price: number): Line =>
  line(`Pay $${price}; $${player(view.state.open, seat).pesos - price} left.`, 'cost');
/** What ships pay, and cities from Easy on. */
function prices(view: View, product: Product): Line {
  const { open } = view.state;
  const city = atLeast(view, 'easy') ? `, $${priceOf(open, 'city_market', product)} in a city` : '';
  return line(`Makes ${product}: $${priceOf(open, 'coast_market', product)} at a coast market${city}.`);
}
/** At the end every card in hand costs; pioneers that settle no longer do. */
const freed = (view: View, count: number): number =>
  atLeast(view, 'standard') ? 0 : -edition(view).scoring.person_in_hand * count;

function settling(view: View, seat: number, tile: string, industry: Industry): Line[] {
  const cost = costOf(view, industry);
  const more = edition(view).scoring.settlement + freed(view, cost);
  const here = onBoard(view, tile);
  const lines = [paying(view, seat, cost), line(`+${more} for you now.`, 'gain'), prices(view, productOf(industry))];
  if (here?.mission || here?.presidio)
    lines.push(line(`The ${here.mission ? 'mission' : 'presidio'} here is yours then.`, 'gain'));
  else if (industry === 'sierra_gold' && !view.state.open.gold_rush)
    lines.push(line(`Gold Rush: ${edition(view).gold_rush.pioneers} more immigrants each time, for everybody.`));
  return lines;
}

/** What roads to its neighbours would cost a tile that lies there (GW-R01). */
function joining(view: View, notation: string): Line[] {
  const { open } = view.state;
  const cell = cellOf(notation, open);
  if (!cell || open.placing === null) return [];
  const sides = turned(printed(view, open.placing).edges, cell.rotation);
  const beyond = new Map<number, string[]>();
  DIRECTIONS.forEach((_, side) => {
    const here = sides[side];
    const next = neighbour(open, cell, side);
    if (!next) return;
    const there = sidesOf(view, next)[(side + 3) % 6];
    const border = here === 'S' && there === 'S' ? 'sea' : here === 'M' || there === 'M' ? 'mountain' : 'lowland';
    const price = roadPrice(view, border);
    beyond.set(price, [...(beyond.get(price) ?? []), nameOfTile(view, next.id)]);
  });
  const words = [...beyond].sort(([a], [b]) => a - b).map(([price, names]) => `$${price} to ${listed(names)}`);
  return [line(`A road from here: ${words.join('; ')}.`)];
}
/** Who lies on top of the discards, if that is who comes. */
function taking(view: View, card: string, ability: number): Line[] {
  const effect = person(view, card).abilities[ability]?.effect;
  if (effect?.type !== 'take_discard') return [];
  const top = view.state.open.decks.find(({ deck }) => deck === effect.deck)?.discards.at(-1);
  return top ? [line(`${nameOfPerson(view, top)}: ${personWords(view, top)}.`)] : [];
}

const asking = (view: View, thing: Thing, tile: string): Line[] => {
  const leave = leaveWords(askedForLeave(view, thing, tile));
  return leave === '' ? [] : [line(leave, 'loss')];
};
function whose(view: View, seat: number, tile: string): Line {
  const owner = onBoard(view, tile)?.owner ?? null;
  if (owner === seat) return line('It is yours.');
  return line(owner === null ? 'Nobody’s, until somebody settles there.' : 'The owner of the tile has it.');
}

/** What a country would change beside the coast. */
function ruling(view: View, id: Country): Line[] {
  const country = found(edition(view).countries, id);
  const pays = (card: EventCard) =>
    productNames.map((product) => `${product} $${priceOf({ country }, card, product)}`).join(', ');
  const coming = deckNames.flatMap((deck) => {
    const count = deck === 'indian' ? 0 : country.immigrants[deck];
    return count > 0 ? [ofDeck(count, deck)] : [];
  });
  return [
    line(`Taxes $${country.taxes}; immigrants: ${listed(coming)}.`),
    line(`A city pays ${pays('city_market')}.`),
    line(`A presidio pays ${pays('presidio_market')}.`),
  ];
}

export function consequences(gesture: Gesture, view: View): Line[] {
  const { open } = view.state;
  const seat = mine(view) ?? 0;
  const move = parse(gesture.move.move);
  const { costs, scoring } = edition(view);
  switch (move.kind) {
    case 'settle':
      return settling(view, seat, move.tile, move.industry);
    case 'city': {
      const cost = cityCost(view, move.tile);
      return [
        paying(view, seat, cost),
        line(`+$${costs.city_grant} for you at once.`, 'gain'),
        line(`The settlement and its ${scoring.settlement} points are gone; a city is nobody’s.`, 'loss'),
        line(`A city market joins the events. ${open.cities.left - 1} of ${open.cities.all} cities left then.`),
      ];
    }
    case 'change':
      return [paying(view, seat, changeCost(view, move.industry, seat)), prices(view, productOf(move.industry))];
    case 'road': {
      const from = onBoard(view, move.tile);
      const side = sideIndex(move.side);
      const to = from ? neighbour(open, from, side) : null;
      const border = from?.borders[side] ?? 'lowland';
      const kind = border === 'sea' ? 'Ferry' : border === 'mountain' ? 'Mountain road' : 'Road';
      return [
        line(`${kind}, ${nameOfTile(view, move.tile)} to ${to ? nameOfTile(view, to.id) : 'beyond'}.`),
        spending(view, seat, roadPrice(view, border)),
        line('Goods travel it for $1 less; anybody may use it.'),
      ];
    }
    case 'points':
      return [line(`+${move.pesos} for you.`, 'gain'), spending(view, seat, move.pesos)];
    case 'mission':
    case 'presidio': {
      const left = move.kind === 'mission' ? open.missions : open.presidios;
      return [
        ...asking(view, move.kind, move.tile),
        spending(view, seat, costs[move.kind].pesos),
        whose(view, seat, move.tile),
        line(`${left.left - 1} of ${left.all} left then.`),
      ];
    }
    case 'site': {
      const thing = soughtFor(view);
      return thing ? [...asking(view, thing, move.tile), whose(view, seat, move.tile)] : [];
    }
    case 'support':
      return ruling(view, move.country);
    case 'lay':
      return joining(view, gesture.move.move);
    case 'use':
      return taking(view, move.card, move.ability);
    case 'play':
      return [line(eventWords(move.event, view))];
    case 'market': {
      const pays = open.markets.find((each) => each.tile === move.tile && each.product === move.product)?.pays ?? [];
      return [line(`${capital(paysWords(view, pays, seat))}.`, 'gain')];
    }
    case 'icons':
      return [
        line('Kept beside your hand, for this turn only.'),
        line(`+${-scoring.person_in_hand} for you: a card less in hand.`, 'gain'),
      ];
    default:
      return [];
  }
}

export const preview = (gesture: Gesture, view: View): string[] => consequences(gesture, view).map(({ text }) => text);

/** Points that a move would win or lose at once, if the game ended then. */
export function changes(gesture: Gesture, view: View): { seat: number; points: number }[] {
  const seat = mine(view) ?? 0;
  const move = parse(gesture.move.move);
  const { settlement, person_in_hand: person } = edition(view).scoring;
  const one = (points: number) => (points === 0 ? [] : [{ seat, points }]);
  switch (move.kind) {
    case 'settle':
      return one(settlement + freed(view, costOf(view, move.industry)));
    case 'city':
      return one(-settlement + freed(view, cityCost(view, move.tile)));
    case 'change':
      return one(freed(view, changeCost(view, move.industry, seat)));
    case 'points':
      return one(move.pesos);
    case 'icons':
      return one(-person);
    default:
      return [];
  }
}
