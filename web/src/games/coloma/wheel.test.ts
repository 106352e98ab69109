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

  it('stands pieces at the end of their sector, clear of what is printed in its middle', () => {
    const [first, last] = standing(1, 150, 2, 30);
    const [alone] = standing(1, 150, 1, 30);
    expect(alone).toEqual(last);
    expect(first?.x).toBeGreaterThan(0);
    expect(Math.hypot((last?.x ?? 0) - (first?.x ?? 0), (last?.y ?? 0) - (first?.y ?? 0))).toBeCloseTo(30, 0);
    const edge = at(1, 150, Math.PI / 5);
    expect(last?.x).toBeLessThan(edge.x - 14);
    expect(middle(1)).toBeCloseTo(-Math.PI / 2);
  });
});
