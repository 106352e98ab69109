// What is printed on the components: the edition as the table hands it over.
import type { Mine } from './types';

export interface Edition {
  years: { list: number[] };
  dice: { prospecting: number; wild_face: number; winter_faces: number };
  path: { positions: { id: string; cost: number | null; red: boolean }[] };
  mines: { id: Mine; name: string; die_face: number; gem: string }[];
  gems: { id: string; name: string }[];
  actions: { retrieved_coins: number; bank_coins: number; wild_die_cost: number };
  scoring: { gem_points: number[]; missing_mine: number };
}

export const editionOf = (printed: unknown): Edition => printed as Edition;
