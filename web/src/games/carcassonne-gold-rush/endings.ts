// Why the game ended, for people.
import type { Ending } from './types';

export const endings: Record<Ending, string> = {
  none: '',
  last_tile: 'The last tile has been laid.',
  nothing_fits: 'None of the tiles that are left fits anywhere.',
};
