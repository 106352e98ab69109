// Plays the game out for the eye: every state that arrives is shown in turn, long enough to see its events, and the
// last one stays. Skipping goes straight to the end. With motion off nothing waits.
import type { GameEvent, State } from './protocol';
import { pace } from './settings.svelte';

const first = 320;
const further = 40;
const longest = 900;
const pause = 180;

/** How long events need at normal speed. */
export function duration(events: GameEvent[]): number {
  if (events.length === 0) return 0;
  return Math.min(longest, first + further * (events.length - 1)) + pause;
}

export interface Clockwork {
  later: (run: () => void, ms: number) => unknown;
  never: (timer: unknown) => void;
}

const real: Clockwork = {
  later: (run, ms) => setTimeout(run, ms),
  never: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export class Player {
  /** What the board shows. */
  shown: State | null = $state.raw(null);
  /** The events that led to what is shown, while they are being seen. */
  playing: GameEvent[] = $state.raw([]);
  /** Whether newer states wait behind the one that is shown. */
  behind = $state(false);

  private queue: State[] = [];
  private timer: unknown = null;

  constructor(
    private readonly onShow: (state: State, events: GameEvent[]) => void = () => undefined,
    private readonly clock: Clockwork = real,
    /** How long the board needs for events, where it knows better. */
    private readonly lasts: (events: GameEvent[]) => number = duration,
  ) {}

  /** Takes in the next state; `quietly` shows it at once, as when coming back to a table. */
  add(state: State, quietly = false): void {
    if (quietly || this.shown === null) {
      this.clear();
      this.shown = state;
      return;
    }
    this.queue.push(state);
    this.behind = true;
    if (this.timer === null) this.next();
  }

  skip(): void {
    const last = this.queue.at(-1);
    this.clear();
    if (last) this.shown = last;
  }

  clear(): void {
    if (this.timer !== null) this.clock.never(this.timer);
    this.timer = null;
    this.queue = [];
    this.playing = [];
    this.behind = false;
  }

  private next(): void {
    this.timer = null;
    const state = this.queue.shift();
    this.behind = this.queue.length > 0;
    this.playing = state?.events ?? [];
    if (!state) return;
    this.shown = state;
    this.onShow(state, state.events);
    // A long queue hurries, so that nobody waits for bots.
    const hurry = this.queue.length > 6 ? 0.4 : 1;
    this.timer = this.clock.later(() => this.next(), this.lasts(state.events) * pace() * hurry);
  }
}
