// Ids in the order in which events count them.
import type { Barrel, Bridge, Building, Land, Space } from './types';
import type { ThingName } from './things';

export const BUILDINGS: readonly Building[] = [
  'poker_hall',
  'express_office',
  'lumber_yard',
  'saloon',
  'trading_post',
  'stables',
  'horse_ranch',
  'toll_house',
  'boarding_house',
  'odd_fellows_hall',
  'brewery',
  'foundry',
  'telegraph_office',
  'post_office',
  'undertaker',
  'outpost',
];
export const BARRELS: readonly Barrel[] = [
  'gold',
  'bucks',
  'cards',
  'horse',
  'camp',
  'posse',
  'wagon',
  'signpost',
  'saw3',
  'saw2',
];
export const BRIDGES: readonly Bridge[] = ['barrels', 'town', 'rivers', 'events', 'bucks', 'horses'];
export const LANDS: readonly Land[] = ['middle_fork', 'highlands', 'cosumnes', 'natoma', 'north_fork'];
export const SPACES: readonly Space[] = [
  'coloma',
  'hangtown',
  'georgetown',
  'folsom',
  'auburn',
  'garden_valley',
  'gold_hill',
  'lotus',
  'pilot_hill',
  'green_valley',
  'cool',
  'kelsey',
  'diamond_springs',
  'shingle_springs',
  'salmon_falls',
  'greenwood',
  'shoe1',
  'shoe2',
  'shoe3',
  'shoe4',
  'shoe5',
  'shoe6',
  'shoe7',
  'shoe8',
];
/** What is gained and paid. */
export const GOODS: readonly ThingName[] = ['dudes', 'bucks', 'gold', 'horses', 'camps', 'cards'];
