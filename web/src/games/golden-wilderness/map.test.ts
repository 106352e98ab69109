import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { guessedLand, outline, placeAtSea } from './coast';
import { edition, table } from './fixtures';
import { beside, cellAt, cellKey, middle, turned } from './hex';
import { linked, marketsOf } from './reach';
import type { OpenMarket } from './types';
import { sidesOf } from './view';

describe('hexagons', () => {
  it('find the cell of every point near its middle', () => {
    for (const { q, r } of edition.tiles) {
      const { x, y } = middle({ q, r });
      expect(cellKey(cellAt({ x, y }))).toBe(cellKey({ q, r }));
      expect(cellKey(cellAt({ x: x + 38, y: y - 12 }))).toBe(cellKey({ q, r }));
      expect(cellKey(cellAt({ x: x - 20, y: y + 60 }))).toBe(cellKey(beside({ q, r }, 2)));
    }
  });

  it('have neighbours that share a side', () => {
    for (let side = 0; side < 6; side++) {
      expect(beside(beside({ q: 2, r: 3 }, side), (side + 3) % 6)).toEqual({ q: 2, r: 3 });
      const [a, b] = [middle({ q: 0, r: 0 }), middle(beside({ q: 0, r: 0 }, side))];
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(83.14, 1);
    }
  });

  it('turn the letters of their sides', () => {
    expect(turned('MLSSSL', 0)).toBe('MLSSSL');
    expect(turned('MLSSSL', 1)).toBe('LMLSSS');
    expect(turned('MLSSSL', 6)).toBe('MLSSSL');
  });
});

describe('the sea', () => {
  const tiles = edition.tiles.map(({ q, r, edges }) => ({ q, r, sides: edges }));
  const land = guessedLand(tiles);

  it('lies west of the coast, and unsurveyed land east of the sierra', () => {
    expect(land.has(cellKey({ q: -2, r: 4 }))).toBe(false);
    expect(land.has(cellKey({ q: -1, r: 8 }))).toBe(false);
    expect(land.has(cellKey({ q: 4, r: 3 }))).toBe(true);
    expect(land.has(cellKey({ q: 5, r: 8 }))).toBe(true);
  });

  it('has one shore around all of the land', () => {
    const around = outline(new Set([...land, ...tiles.map(cellKey)]));
    expect(around).toHaveLength(1);
    expect(Math.abs(must(must(around[0])[0]).x - must(must(around[0]).at(-1)).x)).toBeLessThan(0.1);
  });

  it('bears names only where no tile lies over them', () => {
    const coast = must(tiles.find(({ q, r }) => q === 0 && r === 4));
    const over = (q: number) => placeAtSea(coast, 'Cape Mendocino', new Set([cellKey({ q, r: 4 })]));
    expect(must(over(1)).x).toBeLessThan(middle(coast).x);
    expect([over(-1), over(-2)]).toEqual([null, null]);
    expect(over(-3)).not.toBeNull();
    expect(placeAtSea({ ...coast, sides: 'LLLLLL' }, 'Cape Mendocino', land)).toBeNull();
  });

  it('goes round a single tile', () => {
    expect(must(outline(new Set(['0,0']))[0])).toHaveLength(7);
  });
});

describe('the reach of a market', () => {
  it('grows by one step a road and stops in time', () => {
    const { open } = table('roads').state;
    const road = must(open.tiles.find((tile) => tile.roads.some(Boolean)));
    const near = linked(open, road.id, 1);
    expect(near.length).toBe(1 + road.roads.filter(Boolean).length);
    expect(linked(open, road.id, 0)).toHaveLength(1);
    for (const { steps } of linked(open, road.id, 3)) expect(steps).toBeLessThanOrEqual(3);
  });

  it('says the same as the engine about who is paid', () => {
    for (const name of ['roads', 'market']) {
      const view = table(name);
      const { open } = view.state;
      expect(open.markets.length).toBeGreaterThan(0);
      const named = (markets: OpenMarket[]) =>
        markets.toSorted((a, b) => (a.tile + a.product < b.tile + b.product ? -1 : 1));
      expect(named(marketsOf(view, must(open.market)))).toEqual(named(open.markets));
    }
  });
});

it('knows the sides of tiles that were turned', () => {
  const view = table('place');
  for (const tile of view.state.open.tiles)
    tile.borders.forEach((border, side) => {
      if (border === 'sea') expect(sidesOf(view, tile)[side]).toBe('S');
    });
});
