// What the tests do at a table of The Golden Wilderness.
import type { Locator, Page } from '@playwright/test';
import { prompt, sit } from './table';

export const open = (page: Page, options: Record<string, string> = {}, seed = 11, level = 1) =>
  sit(page, {
    game: 'golden-wilderness',
    seats: [{ kind: 'me' }, { kind: 'bot', level, name: 'Josefa' }, { kind: 'bot', level, name: 'Wei' }],
    options,
    seed,
  });
/** In the prompt bar. */
export const button = (page: Page, name: RegExp): Locator => prompt(page).getByRole('button', { name });
/** What may be pressed on the board. */
export const lit = (page: Page, kind: string): Locator => page.locator(`.target.lit[data-id^="${kind}:"]`);
