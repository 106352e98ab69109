// Moves as the engine writes them, and the ids of things on the table.
import type { Terrain } from './edition';
import { SIDES, type Cell, type Side } from './hex';
import type { Deck, EventCard, Move, Product, Role } from './types';

export const PRODUCTS: readonly Product[] = ['hides', 'wood', 'furs', 'corn', 'wine', 'gold'];
export const TERRAINS: readonly Terrain[] = ['farmland', 'plains', 'forest', 'sierra', 'desert'];
export const DECKS: readonly Deck[] = ['pioneer', 'priest', 'soldier', 'indian'];
export const ROLES: readonly Role[] = [
  'governor',
  'viceroy',
  'presiding_father',
  'newspaper_magnate',
  'military_commandant',
];

const ARGUMENTS: Record<Move['kind'], readonly string[]> = {
  settle: ['tile', 'industry'],
  change: ['industry'],
  city: ['tile'],
  road: ['tile', 'side'],
  points: ['pesos'],
  icons: ['card'],
  use: ['card', 'ability'],
  mission: ['tile'],
  presidio: ['tile'],
  election: [],
  revolution: [],
  show: ['seats'],
  offer: ['seat'],
  end: [],
  no_offer: [],
  give_pesos: ['pesos'],
  give_card: ['card'],
  give_people: ['deck'],
  give_tile: ['tile'],
  give_role: ['role'],
  ask_pesos: ['pesos'],
  ask_card: ['card'],
  ask_people: ['deck'],
  ask_tile: ['tile'],
  ask_role: ['role'],
  propose: [],
  drop: [],
  accept: [],
  decline: [],
  hand_over: ['card'],
  play: ['event'],
  market: ['tile', 'product'],
  take: ['deck'],
  take_card: ['card'],
  allow: [],
  refuse: [],
  tile: ['tile'],
  lay: ['beside', 'side', 'rotation'],
  target: ['tile', 'thing'],
  site: ['tile'],
  sword: ['card'],
  give_up: [],
  vote: ['seat'],
  support: ['country'],
  abstain: [],
  vote_card: ['card', 'ability'],
  buy_vote: [],
  done: [],
  auction: ['role'],
  bid: ['raise'],
  pass: [],
};
const NUMBERS = new Set(['ability', 'pesos', 'seat', 'rotation', 'raise']);

export function parse(notation: string): Move {
  const [kind = '', ...words] = notation.split(' ');
  if (!(kind in ARGUMENTS)) throw new Error(`no move of The Golden Wilderness: ${notation}`);
  const names = ARGUMENTS[kind as Move['kind']];
  const value = (name: string, word = '') =>
    NUMBERS.has(name) ? Number(word) : name === 'seats' ? word.split('+').filter((each) => each !== '') : word;
  const values = names.map((name, i) => [name, value(name, words[i])]);
  return { kind, ...Object.fromEntries(values) } as Move;
}

export const sideIndex = (side: Side): number => SIDES.indexOf(side);

export const tileId = (tile: string): string => `tile:${tile}`;
/** The border between a tile and its neighbour, named by that tile that comes first in the move. */
export const borderId = (tile: string, side: Side): string => `border:${tile},${side}`;
export const cellId = ({ q, r }: Cell): string => `cell:${q},${r}`;
export const layId = ({ q, r }: Cell, rotation: number): string => `lay:${q},${r},${rotation}`;
export const cardId = (card: string): string => `card:${card}`;
export const industryId = (terrain: Terrain): string => `industry:${terrain}`;
export const eventId = (card: EventCard): string => `event:${card}`;
export const drawnId = (tile: string): string => `drawn:${tile}`;
export const ballotId = (choice: number | string): string => `ballot:${choice}`;
export const roleId = (role: Role): string => `role:${role}`;
export const poolId = (what: string): string => `pool:${what}`;
export const panelId = (seat: number): string => `panel:${seat}`;
/** What can be done from the bar under the map. */
export const DEEDS = ['points', 'road', 'trade', 'mission', 'presidio', 'election', 'revolution', 'show'] as const;
export type Deed = (typeof DEEDS)[number];
export const deedId = (deed: Deed): string => `deed:${deed}`;
export const BUY = 'buy';
export const OFFER = 'offer';
export const COUNTRY = 'country';
export const POOL = 'pool';
export const EVENTS = 'events';
/** The tile that is being placed. */
export const HAND = 'hand';

/** The tile that an id speaks of. */
export const tileOf = (id: string | null): string | null => (id?.startsWith('tile:') ? id.slice(5) : null);

const COASTAL = 14;
const two = (n: number): string => String(n).padStart(2, '0');
/** Tiles as events number them. */
export const tileNumbered = (n: number): string => (n < COASTAL ? `C${two(n + 1)}` : `I${two(n - COASTAL + 1)}`);
export const EVENT_CARDS: readonly EventCard[] = [
  'immigrants',
  'taxes',
  'neophytes',
  'coast_market',
  'city_market',
  'presidio_market',
];
