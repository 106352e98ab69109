import { describe, expect, it } from 'vitest';
import { boxOf, Camera, LEAST, MOST } from './camera.svelte';

function camera(width = 800, height = 600): Camera {
  const made = new Camera();
  made.width = width;
  made.height = height;
  return made;
}
const land = [
  { x: -2, y: 0 },
  { x: 3, y: 1 },
];

describe('the camera', () => {
  it('shows all squares, and no larger than it should', () => {
    const eye = camera();
    const box = boxOf(land, 1);
    expect(box).toEqual({ left: -3, top: -1, right: 5, bottom: 3 });
    eye.show(box);
    const first = eye.toScreen({ x: box.left, y: box.top });
    const last = eye.toScreen({ x: box.right, y: box.bottom });
    for (const value of [first.x, first.y, 800 - last.x, 600 - last.y]) expect(value).toBeGreaterThanOrEqual(-0.01);
    eye.show(boxOf([{ x: 0, y: 0 }], 0));
    expect(eye.zoom).toBe(1.3);
  });

  it('goes to the middle that matters where not everything fits, and shows no emptiness beyond', () => {
    const eye = camera(300, 300);
    const box = boxOf(land, 1);
    eye.show(box, 0.64, 1.3, { x: 3, y: 1 });
    expect(eye.zoom).toBe(0.64);
    const there = eye.toScreen({ x: 3, y: 1 });
    expect(there.x).toBeGreaterThan(0);
    expect(there.x + eye.cell).toBeLessThan(300);
    expect(eye.toScreen({ x: box.right, y: 0 }).x).toBeCloseTo(300);
    const still = [eye.x, eye.y];
    eye.show(box, 0.64, 1.3, { x: 2, y: 1 });
    expect([eye.x, eye.y]).toEqual(still); // it is in sight already
    eye.lookAt({ x: 0.5, y: 0.5 });
    expect(eye.squareAt(150, 150)).toEqual({ x: 0, y: 0 });
  });

  it('zooms about a point, within its limits', () => {
    const eye = camera();
    eye.show(boxOf(land, 1));
    const before = [eye.squareAt(200, 300), eye.pointAt(200, 300)];
    eye.zoomBy(1.7, 200, 300);
    expect(eye.squareAt(200, 300)).toEqual(before[0]);
    expect(eye.pointAt(200, 300).x).toBeCloseTo(must(before[1]).x, 5);
    eye.zoomBy(1000);
    expect(eye.zoom).toBe(MOST);
    eye.zoomBy(0.00001);
    expect(eye.zoom).toBe(LEAST);
  });

  it('moves no farther than it must to reveal a square', () => {
    const eye = camera();
    eye.show(boxOf(land, 1));
    const still = [eye.x, eye.y];
    eye.reveal({ x: 0, y: 0 });
    expect([eye.x, eye.y]).toEqual(still);
    eye.reveal({ x: 9, y: 0 });
    const { x } = eye.toScreen({ x: 9, y: 0 });
    expect(x + eye.cell).toBeLessThan(800);
    expect(x).toBeGreaterThan(400);
  });

  it('brings all into sight that may be pressed, if there is room, and where there is none stays with what is seen', () => {
    const eye = camera(300, 300);
    const seen = (square: { x: number; y: number }) => {
      const { x, y } = eye.toScreen(square);
      return x >= 0 && y >= 0 && x + eye.cell <= 300 && y + eye.cell <= 300;
    };
    eye.revealAll([]);
    expect([eye.x, eye.y]).toEqual([0, 0]);
    const near = [
      { x: 4, y: 5 },
      { x: 5, y: 6 },
    ];
    eye.revealAll(near);
    expect(near.every(seen)).toBe(true);
    const still = [eye.x, eye.y];
    eye.revealAll([...near, { x: 20, y: 6 }]);
    expect([eye.x, eye.y]).toEqual(still);
    // Of those far away the one that stands among others.
    const far = [
      { x: -9, y: 0 },
      { x: 30, y: 6 },
      { x: 31, y: 6 },
    ];
    eye.revealAll(far);
    expect(far.map(seen)).toEqual([false, true, true]);
  });

  it('remembers that a hand has moved it', () => {
    const eye = camera();
    expect(eye.byHand).toBe(false);
    eye.pan(5, 5);
    expect(eye.byHand).toBe(true);
  });
});

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('missing');
  return value;
}
