import { describe, expect, it } from 'vitest';
import { resultOf } from '../src/table/result';
import { seat, state } from './make';

const names = ['Ann', 'Wei', 'Josefa'];
const breaker = 'a tie goes to whoever has more Gold';
function result(totals: number[], ranks: number[], more: { me?: number; breaker?: string; rival?: number } = {}) {
  const scores = totals.map((total, at) => ({ seat: at, total, items: [] }));
  const rival = more.rival === undefined ? {} : { rival: { name: 'Shade', score: more.rival } };
  return resultOf(
    totals.map((_, at) => seat(at, names[at] ?? '')),
    state(9, { scores, ranks, over: true, ...rival }),
    {
      called: (at) => (at === more.me ? 'You' : (names[at] ?? '')),
      me: more.me ?? null,
      breaker: more.breaker ?? breaker,
    },
  );
}
const words = (...args: Parameters<typeof result>) => {
  const { headline, tie } = result(...args);
  return [headline, tie];
};

describe('the result', () => {
  it('says who won and by how much', () => {
    expect(words([12, 20, 3], [2, 1, 3])).toEqual(['Wei wins by 8.', '']);
    expect(words([12, 20, 3], [2, 1, 3], { me: 1 })).toEqual(['You win by 8.', '']);
    expect(result([12, 20, 3], [2, 1, 3]).order.map((each) => each.seat)).toEqual([1, 0, 2]);
  });

  it('says how a tie was broken', () => {
    expect(words([20, 20, 3], [2, 1, 3])).toEqual(['Wei wins the tie at 20.', `Ann has 20 too: ${breaker}.`]);
    expect(words([20, 20, 3], [2, 1, 3], { me: 0 })).toEqual([
      'Wei wins the tie at 20.',
      `You have 20 too: ${breaker}.`,
    ]);
    expect(words([20, 20, 20], [1, 2, 3])[1]).toBe(`Wei and Josefa have 20 too: ${breaker}.`);
  });

  it('says that a tie was not broken', () => {
    expect(words([20, 20, 3], [1, 1, 3], { breaker: '' })).toEqual([
      'Ann and Wei share the win.',
      'They have 20 each.',
    ]);
    expect(words([20, 20, 3], [1, 1, 3])[1]).toBe('They have 20 each, and what breaks a tie leaves them level.');
  });

  it('counts whom the rules play', () => {
    expect(words([31], [2], { me: 0, rival: 40 })).toEqual(['Shade wins, 40 to 31.', '']);
    expect(words([40], [2], { me: 0, rival: 40 })).toEqual(['Shade wins, 40 to 40.', `Shade has 40 too: ${breaker}.`]);
    expect(words([41], [1], { me: 0, rival: 40 })).toEqual(['You beat Shade, 41 to 40.', '']);
  });
});
