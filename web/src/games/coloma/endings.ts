// Why the game ended, for people.
import type { Ending } from './types';

export const endings: Record<Ending, string> = {
  none: '',
  played_out: 'The last chapter has been played.',
  beat_shade: 'Shade is beaten.',
  lost_to_shade: 'Shade wins.',
};
