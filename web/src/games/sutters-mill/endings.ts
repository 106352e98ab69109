// Why the game ended, for people.
import type { Ending } from './types';

export const endings: Record<Ending, string> = {
  none: '',
  vein_empty: 'The vein is empty.',
  nobody_left: 'Nobody is left on the board.',
  standstill: 'Nothing has moved for too long.',
};
