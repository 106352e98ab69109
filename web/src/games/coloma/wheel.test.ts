import { describe, expect, it } from 'vitest';
import { at, middle, onward, R, sector, shortest, SITES, standing } from './wheel';

describe('the wheel', () => {
  it('has Site 1 at the top and goes clockwise', () => {
    expect(at(1, R)).toEqual({ x: 0, y: -R });
    expect(at(2, R).x).toBeGreaterThan(0);
    expect(at(5, R).x).toBeLessThan(0);
  });

  it('turns on clockwise, never back', () => {
    let angle = 0;
    for (const site of [2, 3, 4, 5, 1, 2]) {
      const next = onward(angle, site);
      expect(next - angle).toBe(72);
      angle = next;
    }
    expect(onward(72, 2)).toBe(72);
    expect(onward(216, 1)).toBe(360);
  });

  it('lets the Bust slide the shortest way', () => {
    expect(shortest(216, 3)).toBe(144);
    expect(shortest(288, 1)).toBe(360);
    expect(shortest(0, 5)).toBe(-72);
    expect(shortest(72, 2)).toBe(72);
  });

  it('draws five sectors that do not overlap', () => {
    const paths = new Set(SITES.map((site) => sector(site, [60, 150])));
    expect(paths.size).toBe(5);
    for (const path of paths) expect(path).toMatch(/^M.*A150 150.*A60 60.*Z$/);
  });

  it('spreads pieces round the middle of their sector', () => {
    const [left, centre, right] = standing(1, 150, 3, 30);
    expect(centre).toEqual({ x: 0, y: -150 });
    expect(left?.x).toBeCloseTo(-(right?.x ?? 0));
    expect(middle(1)).toBeCloseTo(-Math.PI / 2);
  });
});
