// The fixed things of the game: its spaces, cards and seats, in the order in which the engine numbers them.
import { player, sum } from '../../lib/stage/view';
import { buildingNames, spaceNames, type Building, type Open, type Part, type Space } from './types';

export function isBuilding(space: Space): space is Building {
  return buildingNames.some((each) => each === space);
}
export const CAMPS = spaceNames.filter((space) => !isBuilding(space));
export const PRICES = [0, 1, 2, 5, 7];
export const VEIN = 72;

export const campOf = (part: Part): Space => `${part}_camp`;
export const partOf = (camp: Space): Part => camp.replace('_camp', '') as Part;
export const indexOf = (space: Space): number => spaceNames.indexOf(space);

/** J, Q and K count 10, an ace 11. */
export function valueOf(rank: string): number {
  if (rank === 'A') return 11;
  return 'JQK'.includes(rank) ? 10 : Number(rank);
}

interface Naming {
  /** On the plate. */
  name: string;
  /** Where room is short. */
  short: string;
  /** The special in three words. */
  special: string;
  /** The special in a sentence. */
  sentence: string;
}

export const NAMES: Record<Space, Naming> = {
  sutters_mill: {
    name: 'Sutter’s Mill',
    short: 'Sutter’s Mill',
    special: 'River bonus',
    sentence: 'After a dig, 1 counter more while the river lasts.',
  },
  odd_fellows_hall: {
    name: 'Odd Fellows Hall',
    short: 'Odd Fellows',
    special: 'Free place or move',
    sentence: 'In Build Up, bring in or move 1 prospector free.',
  },
  eldorado: {
    name: 'Eldorado Bath House',
    short: 'Eldorado',
    special: 'One free card',
    sentence: 'In Build Up, play 1 card free.',
  },
  st_johns: {
    name: 'St. John’s Church',
    short: 'St. John’s',
    special: 'Shift one card',
    sentence: 'Shift 1 card of yours by a place, free.',
  },
  hook_and_ladder: {
    name: 'Hook & Ladder No. 1',
    short: 'Hook & Ladder',
    special: 'Hillside bonus',
    sentence: 'After a dig, 1 counter more while the hillside lasts.',
  },
  adams_express: {
    name: 'Adams Express',
    short: 'Adams Express',
    special: 'Free card off',
    sentence: 'In Tear Down, take 1 card off free.',
  },
  chalmers_hotel: {
    name: 'Chalmer’s Hotel',
    short: 'Chalmer’s',
    special: 'Free move or leave',
    sentence: 'In Tear Down, move or send home 1 prospector free.',
  },
  miners_drug_store: {
    name: 'Miner’s Drug Store',
    short: 'Drug Store',
    special: 'Mine bonus',
    sentence: 'After a dig, 1 counter more while the mine lasts.',
  },
  river_camp: { name: 'River camp', short: 'River camp', special: '', sentence: '' },
  hillside_camp: { name: 'Hillside camp', short: 'Hillside camp', special: '', sentence: '' },
  mine_camp: { name: 'Mine camp', short: 'Mine camp', special: '', sentence: '' },
};

/** The tokens call the hillside `hill`. */
export const LAND: Record<Part, string> = { river: 'river', hillside: 'hill', mine: 'mine' };
const RANK_NAMES: Record<string, string> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' };
export const rankName = (rank: string): string => RANK_NAMES[rank] ?? rank;

export function building(open: Open, space: Space): Open['buildings'][number] {
  const found = open.buildings[indexOf(space)];
  if (!found) throw new Error(`no building ${space}`);
  return found;
}
export const standing = (open: Open, seat: number, space: Space): number =>
  player(open, seat).prospectors[indexOf(space)] ?? 0;
export const certificates = (open: Open, seat: number): Space[] =>
  open.buildings.filter((each) => each.holder === seat).map((each) => each.id);
/** The spaces of the vein that still hold a counter: from the first up to, not including, the second. */
export function occupied(open: Open): [number, number] {
  const end = VEIN - sum(open.boxed);
  return [end - sum(open.vein), end];
}
