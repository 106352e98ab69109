// The five Sites of the wheel in words and signs of the board, in order.
import type { GlyphName } from './art/glyphs';

export const SITE_NAMES = ['Workday', 'River', 'Town', 'Wagon', 'Settle'] as const;
export const COMMON_GLYPHS: readonly GlyphName[] = ['shovel', 'hammer', 'hammer', 'wagon', 'camp'];
export const BOOM_GLYPHS: readonly GlyphName[] = ['barrow', 'saw', 'saw', 'wagon', 'camp'];
export const BOOM_WORDS = ['Wheelbarrow', 'Saw cost', 'Saw cost', 'once more', '+1 Camp'] as const;

/** What going there means, said shortly; the last is the Barker. */
export const PROMISES = [
  'The Mill and your Shovels; the Mill again and your Wheelbarrows if nobody crowds you.',
  'A River or a Bridge; a second one, for Gold, if nobody crowds you.',
  'A Town Building or a Hotel; a second one, for Gold, if nobody crowds you.',
  'Move your Wagon; twice if nobody crowds you.',
  'A row of Gunmen and any Camps; one Camp more if nobody crowds you.',
  'Buy Camps and Horses; take a Barrel too if nobody crowds you.',
] as const;
