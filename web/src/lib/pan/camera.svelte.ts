// What part of the table is seen: drag to pan, wheel and pinch to zoom, and the way back to everything.
import type { Corner } from './corner';

export interface Square {
  x: number;
  y: number;
}

/** Pixels of one square at zoom 1. */
export const CELL = 100;
export const LEAST = 0.3;
export const MOST = 2.5;
const SETTLE = 140;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The box of squares around these, in units of squares, with room on every side. */
export function boxOf(squares: readonly Square[], room: number): Box {
  const xs = squares.map((each) => each.x);
  const ys = squares.map((each) => each.y);
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + 1 + room,
    bottom: Math.max(...ys) + 1 + room,
  };
}

export class Camera {
  /** Where the corner of square 0, 0 is on the screen, in pixels of the board's area. */
  x = $state(0);
  y = $state(0);
  zoom = $state(1);
  /** The zoom at which the land was last drawn: while zooming the picture is only stretched, and drawn anew at the end. */
  drawn = $state(1);
  width = $state(0);
  height = $state(0);
  /** Moving by itself: the eye follows. */
  gliding = $state(false);
  /** As long as nobody has moved the view, all of the board is kept in it. */
  whole = $state(true);
  /** Where the tools are. */
  tools = $state<Corner>('top-right');
  private settling: ReturnType<typeof setTimeout> | undefined;
  /** When somebody last panned or zoomed by hand. */
  private handled = -Infinity;

  readonly cell = $derived(CELL * this.zoom);

  get byHand(): boolean {
    return performance.now() - this.handled < 5000;
  }
  touched(): void {
    this.handled = performance.now();
    this.gliding = false;
    this.whole = false;
  }

  pan(dx: number, dy: number): void {
    this.touched();
    this.x += dx;
    this.y += dy;
  }

  /** Zooms so that what lies under a point stays under it. */
  zoomBy(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.touched();
    const zoom = Math.min(MOST, Math.max(LEAST, this.zoom * factor));
    const by = zoom / this.zoom;
    this.x = px - (px - this.x) * by;
    this.y = py - (py - this.y) * by;
    this.zoom = zoom;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => (this.drawn = this.zoom), SETTLE);
  }

  squareAt(px: number, py: number): Square {
    return { x: Math.floor((px - this.x) / this.cell), y: Math.floor((py - this.y) / this.cell) };
  }
  /** The same point in units of its tile, 0 to 100. */
  pointAt(px: number, py: number): { x: number; y: number } {
    const { x, y } = this.squareAt(px, py);
    return {
      x: ((px - this.x) / this.cell - x) * 100,
      y: ((py - this.y) / this.cell - y) * 100,
    };
  }
  toScreen({ x, y }: Square): { x: number; y: number } {
    return { x: this.x + x * this.cell, y: this.y + y * this.cell };
  }

  /** Shows a box as large as it can be, but no larger than `most` and no smaller than `least`; then around `middle`. */
  show(box: Box, least = LEAST, most = 1.3, middle?: Square): void {
    if (this.width === 0 || this.height === 0) return;
    const before = this.zoom;
    const fit = Math.min(this.width / (box.right - box.left), this.height / (box.bottom - box.top)) / CELL;
    this.zoom = this.drawn = Math.min(most, Math.max(least, fit));
    // What keeps its size glides; what changes it is drawn anew at once.
    this.gliding = this.zoom === before;
    const whole = fit >= least || !middle;
    // Where not everything fits the eye moves no more than it must.
    if (!whole && this.gliding) {
      this.reveal(middle, 1);
      this.fill(box);
      return;
    }
    const at = whole
      ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
      : { x: middle.x + 0.5, y: middle.y + 0.5 };
    this.x = this.width / 2 - at.x * this.cell;
    this.y = this.height / 2 - at.y * this.cell;
    this.fill(box);
  }

  /** Shows no emptiness beyond a box where there is more of it to see. */
  private fill(box: Box): void {
    const fit = (at: number, room: number, low: number, high: number): number =>
      (high - low) * this.cell <= room
        ? (room - (low + high) * this.cell) / 2
        : Math.min(-low * this.cell, Math.max(room - high * this.cell, at));
    this.x = fit(this.x, this.width, box.left, box.right);
    this.y = fit(this.y, this.height, box.top, box.bottom);
  }

  /** Brings a point, in squares, to the middle. */
  lookAt({ x, y }: Square): void {
    this.touched();
    this.x = this.width / 2 - x * this.cell;
    this.y = this.height / 2 - y * this.cell;
  }

  /** Brings one square to the middle, at least so large. */
  closeUp(square: Square, least: number): void {
    if (this.width === 0) return;
    this.gliding = false;
    this.zoom = this.drawn = Math.max(this.zoom, least);
    this.centre(square);
  }

  private centre({ x, y }: Square): void {
    this.x = this.width / 2 - (x + 0.5) * this.cell;
    this.y = this.height / 2 - (y + 0.5) * this.cell;
  }

  /** Moves just so far that a square is seen with some room around it. */
  reveal(square: Square, room = 0.35): void {
    this.revealBox(boxOf([square], 0), room);
  }

  /** Moves just so far that all of these are seen; where they have no room together, that there is one with many others around. */
  revealAll(squares: readonly Square[]): void {
    if (squares.length === 0 || this.width === 0) return;
    const box = boxOf(squares, 0);
    const [wide, high] = [this.width / this.cell, this.height / this.cell];
    if (box.right - box.left <= wide && box.bottom - box.top <= high) {
      this.revealBox(box, 0.35);
      return;
    }
    const seen = (each: Square) => {
      const { x, y } = this.toScreen(each);
      return x >= 0 && y >= 0 && x + this.cell <= this.width && y + this.cell <= this.height;
    };
    if (squares.some(seen)) return;
    const around = (a: Square) =>
      squares.filter((b) => Math.abs(a.x - b.x) < wide / 2 && Math.abs(a.y - b.y) < high / 2).length;
    const [best] = [...squares].sort((a, b) => around(b) - around(a));
    this.gliding = true;
    if (best) this.centre(best);
  }

  private revealBox(box: Box, room: number): void {
    if (this.width === 0) return;
    const near = (low: number, high: number, extent: number) => {
      const margin = Math.max(0, Math.min(room * this.cell, extent / 4, (extent - (high - low)) / 2));
      if (low < margin) return margin - low;
      return Math.min(0, extent - margin - high);
    };
    const start = this.toScreen({ x: box.left, y: box.top });
    const end = this.toScreen({ x: box.right, y: box.bottom });
    const dx = near(start.x, end.x, this.width);
    const dy = near(start.y, end.y, this.height);
    if (dx === 0 && dy === 0) return;
    this.gliding = true;
    this.x += dx;
    this.y += dy;
  }
}
