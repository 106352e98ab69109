// What is printed on the components: the edition as the table hands it over.
import type { Country, Deck, Industry, PrintedCountry, Product, Role, Thing } from './types';

export type TileKind = 'coastal' | 'inland';
export type Terrain = 'farmland' | 'plains' | 'forest' | 'sierra' | 'desert';

export interface PrintedTile {
  id: string;
  name: string;
  kind: TileKind;
  terrain: Terrain;
  edges: string;
  q: number;
  r: number;
}

export interface PrintedIndustry {
  id: Industry;
  terrain: Terrain;
  product: Product;
  cost: number;
  gold_rush: boolean;
}

export interface Costs {
  road: Record<'lowland' | 'mountain' | 'sea', number>;
  mission: { pesos: number; cross: number };
  presidio: { pesos: number; sword: number };
  city_population: number;
  city_grant: number;
  newspaper_vote: number;
}

/** What people bring, in the order of the purse. */
export const ICONS = ['pop', 'cross', 'sword'] as const;
export type Icon = (typeof ICONS)[number];

/** Which of the fields an effect has follows from its type. */
export type Effect =
  | { type: 'explore'; stack: TileKind; count: number }
  | { type: 'attack'; targets: Thing[] }
  | { type: 'build'; building: Thing }
  | { type: 'take_discard'; deck: Deck }
  | { type: 'draw'; deck: Deck; count: number }
  | { type: 'money'; pesos: number }
  | { type: 'vote'; count: number }
  | { type: 'support'; country: Country; count: number };

export interface Ability {
  cost: { type: 'show' | 'discard' | 'trash' } | { type: 'pay'; pesos: number };
  effect: Effect;
}

export interface Person {
  id: string;
  name: string;
  display: string;
  deck: Deck;
  born?: number | null;
  died?: number | null;
  circa: boolean;
  icons: Record<Icon, number>;
  abilities: Ability[];
}

/** Of the edition, what the boards draw. */
export interface Edition {
  tiles: PrintedTile[];
  industries: PrintedIndustry[];
  countries: PrintedCountry[];
  gold_rush: { pioneers: number };
  roles: { id: Role; name: string }[];
  costs: Costs;
  scoring: { settlement: number; person_in_hand: number };
  limits: { auction_floor: number; offers_a_turn: number; cards_a_side: number };
  people: Person[];
}

export const editionOf = (printed: unknown): Edition => printed as Edition;
