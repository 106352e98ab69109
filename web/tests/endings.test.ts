// No player reads "all_settled": whatever the engine can end a game with has its sentence.
import { describe, expect, it } from 'vitest';
import { boardsOf } from '../src/lib/modules';

const files = import.meta.glob<string>('../src/games/*/types.ts', { eager: true, query: '?raw', import: 'default' });
const games = Object.entries(files).map(([path, types]) => {
  const union = /export type Ending =([^;]*);/.exec(types)?.[1] ?? '';
  return { game: path.split('/').at(-2) ?? '', names: [...union.matchAll(/'(\w+)'/g)].map((each) => each[1] ?? '') };
});

describe('endings', () => {
  it('are known of five games', () => {
    expect(games).toHaveLength(5);
    for (const { names } of games) expect(names.length).toBeGreaterThan(1);
  });

  it.each(games)('of $game are sentences', async ({ game, names }) => {
    const endings = (await boardsOf(game))?.endings ?? {};
    expect(Object.keys(endings).sort()).toEqual([...names].sort());
    for (const name of names.filter((each) => each !== 'none')) expect(endings[name]).toMatch(/^[A-Z][^_]+\.$/);
  });
});
