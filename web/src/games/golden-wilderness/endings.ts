// Why the game ended, for people.
import type { Ending } from './types';

export const endings: Record<Ending, string> = {
  none: '',
  all_settled: 'All the land is settled.',
  cities: 'The last city is built.',
  presidios: 'The last presidio is built.',
  missions: 'The last mission is built.',
  round_limit: 'The last round has been played.',
};
