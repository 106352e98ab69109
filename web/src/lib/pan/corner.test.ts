import { describe, expect, it } from 'vitest';
import { freeCorner, type Corner } from './corner';

const area = { width: 800, height: 600 };
const corners: Corner[] = ['bottom-left', 'bottom-right', 'top-left'];
const map = { width: 100, height: 80 };
const square = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });

describe('something small over the board', () => {
  it('lies where it always does while nothing is under it', () => {
    expect(freeCorner(corners, area, map, [])).toBe('bottom-left');
    expect(freeCorner(corners, area, map, [square(300, 300), square(100, 550), square(0, 470)])).toBe('bottom-left');
  });

  it('gives way to what may be pressed', () => {
    expect(freeCorner(corners, area, map, [square(60, 540)])).toBe('bottom-right');
    expect(freeCorner(corners, area, map, [square(60, 540), square(720, 500)])).toBe('top-left');
  });

  it('lies nowhere where every corner is taken', () => {
    expect(freeCorner(corners, area, map, [square(0, 0), square(50, 540), square(720, 540)])).toBeNull();
  });
});
