import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { Pointing } from './pointing';

const event = (pointerId: number, button = 0) => new PointerEvent('pointermove', { pointerId, button });
const area = { setPointerCapture: () => undefined } as unknown as Element;

function begin(): { camera: Camera; pointing: Pointing } {
  const camera = new Camera();
  camera.width = 400;
  camera.height = 400;
  return { camera, pointing: new Pointing(camera) };
}

describe('fingers on the board', () => {
  it('one drags, but a trembling press stays a press', () => {
    const { camera, pointing } = begin();
    pointing.press(event(1), { x: 10, y: 10 });
    expect(pointing.move(event(1), { x: 12, y: 11 }, area)).toBe(false);
    expect(pointing.move(event(1), { x: 40, y: 30 }, area)).toBe(true);
    expect([camera.x, camera.y]).toEqual([28, 19]);
    pointing.release(event(1));
    expect(pointing.move(event(1), { x: 90, y: 90 }, area)).toBe(false);
    expect(pointing.dragged).toBe(true);
    pointing.press(event(1), { x: 10, y: 10 });
    expect(pointing.dragged).toBe(false);
  });

  it('two pinch: twice as far apart is twice as near', () => {
    const { camera, pointing } = begin();
    pointing.press(event(1), { x: 100, y: 200 });
    pointing.press(event(2), { x: 200, y: 200 });
    expect(pointing.move(event(2), { x: 300, y: 200 }, area)).toBe(true);
    expect(camera.zoom).toBe(2);
  });

  it('other buttons of the mouse do nothing', () => {
    const { pointing } = begin();
    pointing.press(event(1, 2), { x: 10, y: 10 });
    expect(pointing.active).toBe(false);
  });
});
