import { describe, expect, it } from 'vitest';
import { fortunesOf, momentsOf, percent } from '../src/lib/fortune';
import { levelsOf, nextLevel } from '../src/lib/levels';
import type { GameCard, ReviewedDecision, Seat, Table } from '../src/lib/protocol';

const decision = (move: number, seat: number, before: number[], after: number[]): ReviewedDecision => ({
  move,
  seat,
  made: { move: '', words: '', share: 0, lead: 0 },
  before,
  after,
  cost: (before[seat] ?? 0) - (after[seat] ?? 0),
  best: [],
});

describe('fortunes', () => {
  const decisions = [
    decision(1, 0, [0.5, 0.5], [0.4, 0.6]),
    decision(2, 1, [0.3, 0.7], [0.6, 0.4]),
    decision(5, 0, [0.7, 0.3], [0.7, 0.3]),
  ];

  it('sum to the outcome', () => {
    for (const each of fortunesOf(decisions, [1, 2])) {
      expect(each.start + each.own + each.rivals + each.chance).toBeCloseTo(each.outcome, 9);
    }
    const [first] = fortunesOf(decisions, [1, 2]);
    expect(first?.own).toBeCloseTo(-0.1);
    expect(first?.rivals).toBeCloseTo(0.3);
    expect(first?.chance).toBeCloseTo(0.3);
    expect(fortunesOf([], [1, 1])[0]).toEqual({ start: 0.5, own: 0, rivals: 0, chance: 0, outcome: 0.5 });
  });

  it('name the dearest choices only', () => {
    expect(momentsOf(decisions).map((each) => each.move)).toEqual([2, 1]);
    expect(percent(-0.118)).toBe('−12 %');
    expect(percent(0.2)).toBe('+20 %');
    expect(percent(0)).toBe('0 %');
  });
});

describe('the levels', () => {
  it('are those of the options that were chosen', () => {
    const usual = [{ name: 'Greenhorn', words: '' }];
    const many = [...usual, { name: 'Panner', words: '' }];
    const card = {
      levels: usual,
      other_levels: [{ key: 'level', value: 'easy', levels: many }],
    } as unknown as GameCard;
    expect(levelsOf(card, {})).toBe(usual);
    expect(levelsOf(card, { level: 'beginner' })).toBe(usual);
    expect(levelsOf(card, { level: 'easy' })).toBe(many);
  });
});

describe('the next level', () => {
  const seat = (at: number, kind: Seat['kind'], level: number | null): Seat => ({
    seat: at,
    kind,
    name: '',
    level,
    yours: kind === 'human',
    here: true,
    host: false,
    stand_in: false,
  });
  const table = (seats: Seat[]) => ({ seats }) as Table;
  const duel = table([seat(0, 'human', null), seat(1, 'bot', 3)]);

  it('is one up for who won and one down for who came last', () => {
    expect(nextLevel(duel, [1, 2], 9)).toBe(4);
    expect(nextLevel(duel, [2, 1], 9)).toBe(2);
    const three = table([seat(0, 'human', null), seat(1, 'bot', 3), seat(2, 'bot', 9)]);
    expect(nextLevel(three, [1, 2, 3], 9)).toBeNull();
    expect(nextLevel(three, [2, 1, 3], 9)).toBeNull();
    expect(nextLevel(three, [3, 1, 2], 6)).toBe(5);
  });

  it('is for one person against bots', () => {
    expect(nextLevel(table([seat(0, 'human', null), seat(1, 'human', null)]), [1, 2], 9)).toBeNull();
  });
});
