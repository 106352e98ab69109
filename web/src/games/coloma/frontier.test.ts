import { describe, expect, it } from 'vitest';
import json from '../../../../games/coloma/edition.json';
import { editionOf } from './edition';
import { chart, HIGH, roadPath, TALL, WIDE } from './frontier';

const edition = editionOf(json);

describe('the map', () => {
  it.each([false, true])('has every space and land of the edition on the sheet, narrow: %s', (tall) => {
    const { spots, lands, roads } = chart(edition, tall);
    const [wide, high] = tall ? [TALL.wide, TALL.high] : [WIDE, HIGH];
    expect(spots.map(({ id }) => id)).toEqual(edition.frontier.spaces.map(({ id }) => id));
    expect(lands).toHaveLength(edition.frontier.lands.length);
    expect(roads.map(roadPath)).toHaveLength(edition.frontier.routes.length);
    for (const { x, y } of [...spots, ...lands]) {
      expect(x).toBeGreaterThan(16);
      expect(x).toBeLessThan(wide - 16);
      expect(y).toBeGreaterThan(16);
      expect(y).toBeLessThan(high - 16);
    }
  });

  it('keeps spaces apart, so that each can be pressed', () => {
    const { spots } = chart(edition, true);
    for (const one of spots)
      for (const other of spots)
        if (one.id !== other.id) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
  });

  it('has room for cities of another edition', () => {
    const strange = structuredClone(edition);
    for (const space of strange.frontier.spaces) space.id = `new_${space.id}`;
    strange.frontier.routes = strange.frontier.routes.map((route) => route.map((id) => `new_${id}`));
    strange.frontier.lands.forEach((land, i) =>
      Object.assign(land, { id: `land${i}`, cities: land.cities.map((id) => `new_${id}`) }),
    );
    const { spots } = chart(strange);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
  });
});
