// Sentences: what a card can do, what a tile is, what lies on the table.
import type { Ability, Effect, Person, Terrain } from './edition';
import { deedId } from './notation';
import { bestOf } from './plans.svelte';
import { marketsOf } from './reach';
import {
  deckNames,
  roleNames,
  type Deck,
  type EventCard,
  type OpenBargain,
  type OpenPoll,
  type OpenTile,
  type Role,
  type Thing,
} from './types';
import {
  atLeast,
  capital,
  edition,
  listed,
  many,
  mine,
  nameOf,
  onBoard,
  own,
  person,
  pesos,
  printed,
  sum,
  whom,
  type View,
} from './view';

/** One of a deck, and several. */
export const DECK_WORDS: Record<Deck, readonly [string, string]> = {
  pioneer: ['pioneer', 'pioneers'],
  priest: ['priest', 'priests'],
  soldier: ['soldier', 'soldiers'],
  indian: ['card of the California peoples', 'cards of the California peoples'],
};
export const DECK_NAMES: Record<Deck, string> = {
  pioneer: 'Pioneers',
  priest: 'Priests',
  soldier: 'Soldiers',
  indian: 'California peoples',
};
export const ofDeck = (count: number, deck: Deck): string => many(count, ...DECK_WORDS[deck]);

export const TERRAIN_NAMES: Record<Terrain, string> = {
  farmland: 'farmland',
  plains: 'plains',
  forest: 'forest',
  sierra: 'sierra',
  desert: 'desert',
};

export const EVENT_NAMES: Record<EventCard, string> = {
  immigrants: 'Immigrants',
  taxes: 'Taxes',
  neophytes: 'Neophytes',
  coast_market: 'Coast market',
  city_market: 'City market',
  presidio_market: 'Presidio market',
};
export const ROLE_NAMES: Record<Role, string> = {
  governor: 'Governor',
  viceroy: 'Viceroy',
  presiding_father: 'Presiding Father',
  newspaper_magnate: 'Newspaper Magnate',
  military_commandant: 'Military Commandant',
};
export const ROLE_POWERS: Record<Role, string> = {
  governor: 'sees the fronts of the pool, and may show them',
  viceroy: 'no presidio without his word',
  presiding_father: 'no mission without his word; draws a priest at Immigrants',
  newspaper_magnate: 'may buy votes and support',
  military_commandant: 'draws a soldier at Immigrants',
};

function effectWords(effect: Effect, view: View): string {
  switch (effect.type) {
    case 'explore':
      return `explore ${many(effect.count, `${effect.stack} tile`)}`;
    case 'attack':
      return `attack a ${effect.targets.join(' or ')}`;
    case 'build':
      return `build a ${effect.building}, free`;
    case 'take_discard':
      return `take the top ${DECK_WORDS[effect.deck][0].replace('card of', 'discard of')}${effect.deck === 'indian' ? '' : ' discard'}`;
    case 'draw':
      return `draw ${ofDeck(effect.count, effect.deck)}`;
    case 'money':
      return `take $${effect.pesos}`;
    case 'vote':
      return many(effect.count, 'vote');
    case 'support':
      return `${effect.count} for ${edition(view).countries.find((each) => each.id === effect.country)?.name ?? effect.country}`;
  }
}
const COSTS = { show: 'Show', discard: 'Discard', trash: 'Give up for good' };
const costWords = ({ cost }: Ability): string => (cost.type === 'pay' ? `$${cost.pesos}` : COSTS[cost.type]);
export const abilityWords = (ability: Ability, view: View): string =>
  `${costWords(ability)}: ${effectWords(ability.effect, view)}`;

/** The abilities that mean something at this level, by number: first what can be used now, last votes and support. */
export function abilitiesOf({ abilities }: Person, usable: readonly number[], view: View): number[] {
  const later = (i: number) => ['vote', 'support'].includes(abilities[i]?.effect.type ?? '');
  const rank = (i: number) => (usable.includes(i) ? 0 : later(i) ? 2 : 1);
  return [...abilities.keys()]
    .filter((i) => !later(i) || atLeast(view, 'advanced'))
    .toSorted((a, b) => rank(a) - rank(b));
}

export function yearsOf({ born, died, circa }: Person): string {
  if (born === null || born === undefined) return '';
  return `${circa ? 'c. ' : ''}${born}–${died ?? ''}`;
}
export function iconWords({ icons }: Person): string {
  const words = [
    icons.pop > 0 ? many(icons.pop, 'settler') : '',
    icons.cross > 0 ? many(icons.cross, 'cross', 'crosses') : '',
    icons.sword > 0 ? many(icons.sword, 'sword') : '',
  ];
  return listed(words.filter((word) => word !== ''));
}
/** All that a person can do, in a line. */
export function personWords(view: View, card: string): string {
  const who = person(view, card);
  const can = abilitiesOf(who, [], view).flatMap((i) => who.abilities[i] ?? []);
  return [capital(iconWords(who)), ...can.map((each) => abilityWords(each, view))].join('. ');
}
/** What stands on a tile. */
export function thingsOn(view: View, tile: OpenTile): string[] {
  const words: string[] = [];
  if (tile.city) words.push('a city');
  if (tile.owner !== null) {
    const who = whom(view, tile.owner);
    const whose = who === 'you' ? 'your settlement' : `settlement of ${who}`;
    words.push(`${whose}${tile.product ? `, ${tile.product}` : ''}`);
  }
  if (tile.mission) words.push('a mission');
  if (tile.presidio) words.push('a presidio');
  return words;
}
export function tileSentence(view: View, tile: OpenTile): string {
  const { name, terrain, kind } = printed(view, tile.id);
  const stands = thingsOn(view, tile);
  const where = kind === 'coastal' ? `coastal ${TERRAIN_NAMES[terrain]}` : TERRAIN_NAMES[terrain];
  const roads = tile.roads.filter(Boolean).length;
  const parts = [`${name}, ${where}`, stands.length > 0 ? listed(stands) : 'no settlement'];
  if (roads > 0) parts.push(many(roads, 'road'));
  return `${parts.join(': ')}.`;
}
export const nameOfTile = (view: View, tile: string): string => printed(view, tile).name;
export const nameOfPerson = (view: View, card: string): string =>
  edition(view).people.find((each) => each.id === card)?.display ?? card;

/** "You +$3, Wei +$1", the player's own first. */
export function paysWords(view: View, pays: readonly number[], seat: number | null): string {
  const order = pays.map((_, each) => each).sort((a, b) => Number(b === seat) - Number(a === seat));
  const words = order.filter((each) => (pays[each] ?? 0) > 0).map((each) => `${whom(view, each)} +$${pays[each] ?? 0}`);
  return words.length > 0 ? listed(words) : 'nobody is paid';
}

const MARKET_PLACES: Partial<Record<EventCard, string>> = {
  coast_market: 'on the coast',
  city_market: 'in a city',
  presidio_market: 'at a presidio',
};
/** What an event card would do now. */
export function eventWords(card: EventCard, view: View): string {
  const { open } = view.state;
  const { country, players } = open;
  switch (card) {
    case 'immigrants': {
      const rush = open.gold_rush ? edition(view).gold_rush.pioneers : 0;
      const line = country.immigrants;
      const coming = deckNames.map((deck) => (deck === 'indian' ? 0 : line[deck] + (deck === 'pioneer' ? rush : 0)));
      const pool = sum(open.decks.map((deck) => deck.pool)) + sum(coming);
      const words = deckNames.flatMap((deck, i) => ((coming[i] ?? 0) > 0 ? [ofDeck(coming[i] ?? 0, deck)] : []));
      const then =
        pool >= players.length
          ? `The pool has ${pool} then: it is handed out, ${whom(view, open.turn)} first.`
          : `The pool has ${pool} then; it is handed out at ${players.length}.`;
      return `${capital(listed(words))} to the pool. ${then}`;
    }
    case 'taxes':
      return `Everybody takes $${country.taxes}. Then the end of the game is checked.`;
    case 'neophytes':
      return 'Everybody draws a card of the California peoples for each own mission. Many people were held at the missions by force, and very many died there.';
    default: {
      const best = bestOf(marketsOf(view, card), mine(view) ?? 0);
      const where = `Hold a market ${MARKET_PLACES[card] ?? ''}`;
      if (!best) return `${where}: nobody would be paid now.`;
      return `${where}. Best for you: ${best.product} at ${nameOfTile(view, best.tile)}, ${paysWords(view, best.pays, mine(view))}.`;
    }
  }
}

/** One side of a bargain in words. */
export function bargainWords(bargain: OpenBargain, view: View): string[] {
  const words: string[] = [];
  if (bargain.pesos > 0) words.push(pesos(bargain.pesos));
  deckNames.forEach((deck, i) => {
    const count = bargain.cards[i] ?? 0;
    if (count > 0) words.push(ofDeck(count, deck));
  });
  if (bargain.tile) words.push(nameOfTile(view, bargain.tile));
  if (bargain.role) words.push(ROLE_NAMES[bargain.role]);
  return words;
}

/** What a tile is being sought for: the building in hand, or that of the card just played. */
export function soughtFor(view: View): Thing | null {
  const { held } = view.hands;
  if (held === deedId('mission') || held === deedId('presidio'))
    return held === deedId('mission') ? 'mission' : 'presidio';
  if (view.state.open.step !== 'site') return null;
  // The card is shown only once leave has been given: until then the hand tells what can be meant (GW-R40).
  const { hand = [], resting = [] } = own(view) ?? {};
  const built = hand.flatMap((card) =>
    resting.includes(card)
      ? []
      : person(view, card).abilities.flatMap(({ effect }) => (effect.type === 'build' ? [effect.building] : [])),
  );
  return new Set(built).size === 1 ? (built[0] ?? null) : null;
}
/** Whose leave a builder needs there: the owner's, and that of who holds the office. */
export function askedForLeave(view: View, thing: Thing, tile: string): string[] {
  const { roles } = view.state.open;
  const owner = onBoard(view, tile)?.owner ?? null;
  const holder = roles[roleNames.indexOf(thing === 'mission' ? 'presiding_father' : 'viceroy')] ?? null;
  return [...new Set([owner, holder])].flatMap((seat) =>
    seat === null || seat === mine(view) ? [] : [nameOf(view, seat)],
  );
}
export const leaveWords = (names: readonly string[]): string =>
  names.length === 0 ? '' : `${listed([...names])} will be asked for leave, and may refuse.`;

/** What it takes to win a vote. The first one always has a winner. */
export const neededWords = (poll: OpenPoll | null | undefined): string =>
  poll?.poll === 'first_election'
    ? 'Whoever has most votes wins; a tie is drawn by lot.'
    : `Needs ${many(poll?.needed ?? 0, poll?.poll === 'revolution' ? 'voice' : 'vote')} and more than any other.`;

/** For the ear: what the whole board shows. */
export function boardSentence(view: View): string {
  const { open } = view.state;
  const settled = open.tiles.filter((tile) => tile.owner !== null).length;
  const cities = open.tiles.filter((tile) => tile.city).length;
  return `Map of California: ${many(open.tiles.length, 'tile')}, ${many(settled, 'settlement')}, ${many(cities, 'city', 'cities')}. ${open.country.name}.`;
}
