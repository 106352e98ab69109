// What is printed on the components: the edition as the table hands it over.
import type { Goods } from './things';

export interface Effect {
  pay?: Goods;
  gain?: Goods;
  per?: string;
  action?: string;
}
export interface Ability {
  trigger: string;
  unlimited?: boolean;
  effect: Effect;
  text: string;
}
export interface TownCard {
  id: string;
  name: string;
  hammer: Goods;
  saw: Goods;
  vp: number;
  abilities: Ability[];
}
export interface BridgeType {
  id: string;
  name: string;
  counts: string;
  per: number;
  vp: number;
  max_vp: number;
}
export interface BarrelType {
  id: string;
  name: string;
  copies: number;
  effect: Effect;
  text: string;
}
export interface Character {
  id: string;
  name: string;
  text: string;
  power?: Effect;
  other_power?: Effect;
}
interface Tier {
  vp?: number;
  dead?: number;
}
interface Chart {
  tiers: Tier[];
  none: Tier;
}

export interface Edition {
  pieces: { dudes: number; camps: number };
  start: { draw: number; keep: number };
  wheel: { signpost_offset: number };
  sites: { id: string; name: string; common: string; boom: string }[];
  events: { gains: Goods[]; trade_vp: number; camp_factor: number };
  barker: { camp_bucks: number; horse_bucks: number };
  mill: { gain: Goods };
  river: { hammer: Goods; saw: Goods; columns: { vp: number; benefit: Effect }[] };
  bridge: { hammer: Goods; saw: Goods; types: BridgeType[] };
  hotel: { hammer: Goods; saw: Goods; vp: number; vp_per_dude: number; max_dudes: number };
  town: { cards: TownCard[] };
  barrels: BarrelType[];
  hideout: { outlaws: number[] };
  shootout: { rows: number[]; dummy_row: number; win: Chart; lose: Chart };
  graveyard: { graves: number[] };
  frontier: {
    spaces: { id: string; name: string; kind: 'city' | 'town' | 'horseshoe'; reward?: Goods; alternate?: Goods }[];
    routes: string[][];
    lands: { id: string; name: string; cities: string[] }[];
    chart: number[];
  };
  characters: { rulebook: Character[]; deluxe: Character[] };
}

export const editionOf = (printed: unknown): Edition => printed as Edition;
