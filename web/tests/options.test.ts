import { describe, expect, it } from 'vitest';
import { applied, applying, optionWords, type GameOption } from '../src/lib/options';

const option = (key: string, value: string): GameOption => ({ key, value, values: [] });
const LEVELS = ['level', 'board', 'short_game', 'country', 'roles', 'trade'];
const all = LEVELS.map((key) => option(key, key === 'level' ? 'beginner' : ''));

describe('the options of a new table', () => {
  it('are only those that do something at the level that is chosen', async () => {
    const words = await optionWords('golden-wilderness');
    const shown = (chosen: Record<string, string>) => applying(all, words, chosen, 3).map(({ key }) => key);
    expect(shown({})).toEqual(['level', 'board']);
    expect(shown({ level: 'easy' })).toEqual(['level', 'board', 'short_game', 'trade']);
    expect(shown({ level: 'standard' })).toEqual(['level', 'short_game', 'country', 'trade']);
    expect(shown({ level: 'advanced' })).toEqual(['level', 'short_game', 'roles', 'trade']);
  });

  it('speak of Shade to whoever plays alone, and of an order to several', async () => {
    const words = await optionWords('coloma');
    const options = [option('badge', 'fixed'), option('solo_level', 'shade')];
    const shown = (seats: number) => applying(options, words, {}, seats).map(({ key }) => key);
    expect(shown(1)).toEqual(['solo_level']);
    expect(shown(3)).toEqual(['badge']);
    expect(words.solo_level?.text).toContain('Shade');
  });

  it('deal nobody a deluxe character who plays without characters', async () => {
    const words = await optionWords('coloma');
    const options = [option('characters', 'false'), option('deluxe_characters', 'false')];
    const made = (characters: string) => applied(options, words, { characters, deluxe_characters: 'true' }, 3);
    expect(made('true')).toEqual({ characters: 'true', deluxe_characters: 'true' });
    expect(made('false')).toEqual({ characters: 'false' });
  });
});
