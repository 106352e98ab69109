import { describe, expect, it } from 'vitest';
import { buildingNames, spaceNames } from './types';
import { must } from '../../lib/testing';
import { fixture } from './fixtures';
import { arrange, layout, stackAt, type Rect } from './layout';
import { route } from './route';
import { spots } from './standing';

const ROOMS: [number, number][] = [
  [344, 440],
  [344, 600],
  [430, 700],
  [744, 690],
  [744, 560],
  [1060, 620],
  [1500, 900],
  [900, 900],
];
const apart = (a: Rect, b: Rect) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

describe('layout', () => {
  it('lies down, stands up, or is in between, by the room it has', () => {
    expect([arrange(344, 480), arrange(744, 690), arrange(1060, 620)]).toEqual(['tall', 'square', 'wide']);
    expect([layout(344, 480).cols, layout(744, 690).cols, layout(1060, 620).cols]).toEqual([2, 3, 4]);
  });

  it.each(ROOMS)('has 72 counters and 12 plots in %i x %i, none over another', (width, height) => {
    const at = layout(width, height);
    expect(at.spots).toHaveLength(72);
    at.spots.forEach((a, i) =>
      at.spots.slice(i + 1).forEach((b) => expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * at.counter)),
    );
    const plots = Object.values(at.plots);
    expect(plots).toHaveLength(12);
    plots.forEach((a, i) => plots.slice(i + 1).forEach((b) => expect(apart(a, b)).toBe(true)));
    const { town, counter } = at;
    for (const plot of plots) {
      for (const { x, y } of at.spots)
        expect(apart(plot, { x: x - counter, y: y - counter, w: 2 * counter, h: 2 * counter })).toBe(true);
      expect(plot.x >= town.x && plot.x + plot.w <= town.x + town.w).toBe(true);
    }
  });

  it('starts the vein at the bottom right and runs leftwards, up, along the top and down', () => {
    const { spots: line, width, height } = layout(1060, 620);
    expect(must(line[0]).x).toBeGreaterThan(width - 60);
    expect(must(line[0]).y).toBeGreaterThan(height - 60);
    expect(must(line[10]).x).toBeLessThan(must(line[9]).x);
    expect(must(line[30]).x).toBeLessThan(60);
    expect(must(line[45]).y).toBeLessThan(60);
    expect(must(line[71]).x).toBeGreaterThan(width - 60);
  });

  it.each(ROOMS)('keeps stacks and prospectors on their plots in %i x %i', (width, height) => {
    const at = layout(width, height);
    for (const space of buildingNames) {
      for (const count of [1, 4, 9, 20]) {
        const stack = stackAt(at, space, count);
        const right = stack.x + (count - 1) * stack.dx + at.sizes.card.w;
        expect(right).toBeLessThanOrEqual(at.plots[space].x + at.plots[space].w);
      }
    }
    for (const name of ['start', 'turn', 'tear_down']) {
      for (const space of spaceNames) {
        for (const { xs } of spots(at, fixture(name).open, space)) {
          for (const x of xs) expect(x > at.plots[space].x && x < at.plots[space].x + at.plots[space].w).toBe(true);
        }
      }
    }
  });
});

describe('routes', () => {
  it.each(ROOMS.slice(0, 6))('run along the streets between any two plots in %i x %i', (width, height) => {
    const at = layout(width, height);
    for (const from of spaceNames) {
      for (const to of spaceNames) {
        if (from === to) continue;
        const points = route(at, from, to);
        points.slice(1).forEach((point, i) => {
          const before = must(points[i]);
          expect(Math.min(Math.abs(point.x - before.x), Math.abs(point.y - before.y))).toBeLessThan(0.01);
        });
        // Only the first and the last stretch touch a plot.
        for (const { x, y } of points.slice(1, -1)) {
          for (const plot of Object.values(at.plots))
            expect(x > plot.x && x < plot.x + plot.w && y > plot.y && y < plot.y + plot.h).toBe(false);
        }
      }
    }
  });
});
