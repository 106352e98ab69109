// Gives the scenes their time. Whoever does not want to wait skips to the end.
import { pace } from '../../lib/settings.svelte';
import type { Frame } from './scenes';

export class Director {
  /** What is shown; null: the table as it is. */
  frame: Frame | null = $state.raw(null);
  private waiting: Frame[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  get busy(): boolean {
    return this.frame !== null;
  }

  play(frames: readonly Frame[]): void {
    clearTimeout(this.timer);
    this.waiting = [...frames];
    this.next();
  }

  skip(): void {
    this.play([]);
  }

  private next(): void {
    this.frame = this.waiting.shift() ?? null;
    if (this.frame) this.timer = setTimeout(() => this.next(), this.frame.ms * pace());
  }
}
