import { beforeEach, describe, expect, it } from 'vitest';
import { defaults, lastUsed, remember } from '../src/home/playNow';
import { playable, shelf, workshop } from '../src/home/shelf';
import { optionName, valueName } from '../src/lib/options';
import type { GameCard } from '../src/lib/protocol';

const card = (id: string, more: Partial<GameCard> = {}): GameCard => ({
  id,
  name: id,
  pitch: '',
  credits: '',
  seats: [2, 4],
  options: [],
  play_now: 3,
  levels: [],
  other_levels: [],
  ...more,
});

describe('the shelf', () => {
  it('has all five games, with a card where one can be played', () => {
    const found = shelf([card('sutters-mill')]);
    expect(found.map(({ boxed }) => boxed.id)).toEqual([
      'sutters-mill',
      'carcassonne-gold-rush',
      'fools-gold',
      'coloma',
      'golden-wilderness',
    ]);
    expect(found.filter((each) => each.card).map(({ boxed }) => boxed.id)).toEqual(['sutters-mill']);
  });

  it('has a workshop for games without boards of their own', () => {
    const games = [card('sutters-mill'), card('cave-in')];
    expect(playable(games).map((game) => game.id)).toEqual(['sutters-mill']);
    expect(shelf(games).some(({ boxed }) => boxed.id === 'cave-in')).toBe(false);
    expect(workshop(games).map((game) => game.id)).toEqual(['cave-in']);
  });
});

describe('options', () => {
  const game = card('sutters-mill', {
    options: [
      { key: 'farmers', value: 'true', values: ['false', 'true'] },
      { key: 'level', value: 'beginner', values: ['beginner', 'advanced'] },
      { key: 'limit', value: '3', values: [] },
    ],
  });
  beforeEach(() => localStorage.clear());

  it('have plain words, or those of the game', () => {
    expect([optionName({}, 'open_holdings'), valueName({}, 'trade', 'own-turn')]).toEqual([
      'Open holdings',
      'Own turn',
    ]);
    expect([valueName({}, 'farmers', 'true'), valueName({}, 'farmers', 'false')]).toEqual(['On', 'Off']);
    const words = { farmers: { name: 'Farmers', values: { false: 'For a first game: none' } } };
    expect([optionName(words, 'farmers'), valueName(words, 'farmers', 'false')]).toEqual([
      'Farmers',
      'For a first game: none',
    ]);
  });

  it('are those used last, as far as the game still has them', () => {
    expect(lastUsed(game).options).toEqual({ farmers: 'true', level: 'beginner', limit: '3' });
    remember({ ...defaults(game), options: { farmers: 'false', level: 'expert', limit: '5', colour: 'red' } });
    expect(lastUsed(game).options).toEqual({ farmers: 'false', level: 'beginner', limit: '5' });
  });
});
