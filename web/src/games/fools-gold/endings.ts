// Why the game ended, for people.
import type { Ending } from './types';

export const endings: Record<Ending, string> = {
  none: '',
  years_over: 'The five years are over: every richest mine turns out to be fool’s gold.',
};
