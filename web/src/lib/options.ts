// The words of a game's options, for the page that sets up a table. A game's folder may have them in options.ts; without them
// the option's own name has to do.
import type { GameCard } from './protocol';
import { capital, t } from './texts';

interface Words {
  name: string;
  text?: string;
  values?: Record<string, string>;
  /** The option does something only where another has one of these values. */
  only?: { option: string; values: string[] };
  /** It does something only for somebody who plays alone, or only for several. */
  alone?: boolean;
}
export type OptionWords = Record<string, Words | undefined>;
export type GameOption = GameCard['options'][number];

/** The options that do something beside what is chosen; what is not chosen is as the game has it. */
export function applying(
  options: readonly GameOption[],
  words: OptionWords,
  chosen: Record<string, string>,
  seats: number,
): GameOption[] {
  const value = (key: string): string => chosen[key] ?? options.find((option) => option.key === key)?.value ?? '';
  return options.filter(({ key }) => {
    const { only, alone = seats === 1 } = words[key] ?? {};
    return alone === (seats === 1) && (!only || only.values.includes(value(only.option)));
  });
}

/** What is chosen among these, and nothing that does nothing here. */
export function applied(
  options: readonly GameOption[],
  words: OptionWords,
  chosen: Record<string, string>,
  seats: number,
): Record<string, string> {
  return Object.fromEntries(
    applying(options, words, chosen, seats).map(({ key, value }) => [key, chosen[key] ?? value]),
  );
}

const files = import.meta.glob<{ default: OptionWords }>('../games/*/options.ts');

export async function optionWords(game: string): Promise<OptionWords> {
  const load = files[`../games/${game}/options.ts`];
  return load ? (await load()).default : {};
}

const plain = (name: string): string => capital(name.replaceAll(/[_-]/g, ' '));

export const optionName = (words: OptionWords, key: string): string => words[key]?.name ?? plain(key);

export function valueName(words: OptionWords, key: string, value: string): string {
  const said = words[key]?.values?.[value];
  if (said !== undefined) return said;
  if (value === 'true' || value === 'false') return t(value === 'true' ? 'on' : 'off');
  return plain(value);
}
