// Fingers and the mouse on a board that pans: one drags, two pinch, and a press that moved is no press.
import type { Camera } from './camera.svelte';

interface At {
  x: number;
  y: number;
}
const FAR = 6;

export class Pointing {
  private readonly down = new Map<number, At>();
  private start: At | null = null;
  /** The press has become a drag. */
  dragged = false;

  constructor(private readonly camera: Camera) {}

  get active(): boolean {
    return this.down.size > 0;
  }

  press(event: PointerEvent, at: At): void {
    if (event.button > 1) return;
    if (this.down.size === 0) {
      this.start = at;
      this.dragged = false;
    }
    this.down.set(event.pointerId, at);
  }

  /** True while the board is being dragged. */
  move(event: PointerEvent, at: At, area: Element): boolean {
    const before = this.down.get(event.pointerId);
    if (!before) return false;
    if (!this.dragged && this.start && Math.hypot(at.x - this.start.x, at.y - this.start.y) > FAR) {
      this.dragged = true;
      area.setPointerCapture(event.pointerId);
    }
    const other = [...this.down.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const wide = (a: At) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
      this.dragged = true;
      this.camera.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      this.camera.zoomBy(wide(at) / wide(before), (at.x + other.x) / 2, (at.y + other.y) / 2);
    } else if (this.dragged) this.camera.pan(at.x - before.x, at.y - before.y);
    this.down.set(event.pointerId, at);
    return this.dragged;
  }

  release(event: PointerEvent): void {
    this.down.delete(event.pointerId);
  }
}
