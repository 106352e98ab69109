// The guided first game of every game: the goal first, nothing that is somewhere else, and an end that lets go.
import { describe, expect, it } from 'vitest';
import type { GameModule } from '../src/lib/game';

const files = import.meta.glob<Pick<GameModule, 'lessons'>>('../src/games/*/lessons.ts', { eager: true });

describe.each(Object.entries(files))('%s', (_, { lessons: { steps } }) => {
  it('says how the game is won before anything else', () => {
    expect(steps[0]?.say).toMatch(/^Most points .*win: /);
  });
  it('speaks of places by their names', () => {
    for (const { say } of steps) expect(say).not.toMatch(/\b(list|button|card) (below|above)\b/);
  });
  it('ends by letting the player go on alone, and stays short', () => {
    expect(steps.at(-1)?.say).toMatch(/play on\.$/);
    for (const { say } of steps) expect(say.length).toBeLessThan(260);
  });
});
