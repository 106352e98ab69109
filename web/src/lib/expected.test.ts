import { expect, it } from 'vitest';
import { expected } from './expected';

it('is a lead over others, and points for who plays alone', () => {
  expect(expected(12.34, false)).toBe('+12.3');
  expect(expected(-3, false)).toBe('−3');
  expect(expected(107.46, true)).toBe('107.5');
});
