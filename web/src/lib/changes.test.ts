import { describe, expect, it } from 'vitest';
import { applied } from './changes';

describe('a change', () => {
  it('replaces, adds and takes away members', () => {
    const before = { moves: 3, over: false, rival: { name: 'Shade', score: 2 } };
    expect(applied(before, { moves: [4], rival: [] })).toEqual({ moves: 4, over: false });
    expect(applied({ moves: 3 }, { rival: [{ name: 'Shade' }] })).toEqual({ moves: 3, rival: { name: 'Shade' } });
    expect(before.moves).toBe(3);
  });

  it('changes elements of a list, and its length', () => {
    expect(applied([1, 2, 3], { '1': [5] })).toEqual([1, 5, 3]);
    expect(applied([1, 2, 3], { length: 1 })).toEqual([1]);
    expect(applied([1], { length: 3, '1': [2], '2': [3] })).toEqual([1, 2, 3]);
    expect(applied([{ a: 1, b: 2 }], { '0': { b: [3] } })).toEqual([{ a: 1, b: 3 }]);
    expect(applied([1, 2], [[]])).toEqual([]);
  });

  it('keeps the beginning and the end of a text', () => {
    expect(applied('Miners of the river', [10, 'both sides of ', 9])).toBe('Miners of both sides of the river');
    expect(applied('Miners of the river', [14, 'hills'])).toBe('Miners of the hills');
    expect(applied({ words: 'José of the river' }, { words: [3, 'è', 13] })).toEqual({ words: 'Josè of the river' });
  });

  it('fills a list member by member', () => {
    const rows = { length: 2, move: ['go north', 'go east'], words: ['Go north, to the river', [3, 'east', 14]] };
    const full = [
      { move: 'go north', words: 'Go north, to the river' },
      { move: 'go east', words: 'Go east, to the river' },
    ];
    expect(applied([{ move: 'stay', words: 'Stay' }], rows)).toEqual(full);
    expect(applied([full[0], full[0], full[0]], rows)).toEqual(full);
    expect(applied({ asked: [] }, { asked: { length: 1, '0': { seat: [1], moves: rows } } })).toEqual({
      asked: [{ seat: 1, moves: full }],
    });
    expect(applied([], { length: 1, '0': { moves: { length: 0 } } })).toEqual([{ moves: [] }]);
  });

  it('leaves what has not changed the same object', () => {
    const before = { open: { board: [1] }, scores: [{ points: 1 }] };
    const after = applied(before, { scores: { '0': { points: [2] } } });
    expect(after.open).toBe(before.open);
    expect(after.scores[0]?.points).toBe(2);
    expect(applied(before, {})).toEqual(before);
  });
});
