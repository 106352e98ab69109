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
    expect(applied([1, 2, 3], { length: 1 as never })).toEqual([1]);
    expect(applied([1], { length: 3 as never, '1': [2], '2': [3] })).toEqual([1, 2, 3]);
    expect(applied([{ a: 1, b: 2 }], { '0': { b: [3] } })).toEqual([{ a: 1, b: 3 }]);
    expect(applied([1, 2], [[]])).toEqual([]);
  });

  it('leaves what has not changed the same object', () => {
    const before = { open: { board: [1] }, scores: [{ points: 1 }] };
    const after = applied(before, { scores: { '0': { points: [2] } } });
    expect(after.open).toBe(before.open);
    expect(after.scores[0]?.points).toBe(2);
    expect(applied(before, {})).toEqual(before);
  });
});
