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

interface Clockwork {
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
  /** What the board has told to its end: all that stands beside it waits for this. */
  told: State | null = $state.raw(null);
  /** The events that led to what is shown, while they are being seen. */
  playing: GameEvent[] = $state.raw([]);
  /** Whether there is something that has not been told to its end. */
  behind = $state(false);

  private long = false;
  private queue: State[] = [];
  private timer: unknown = null;

  constructor(
    private readonly onShow: (state: State, events: GameEvent[]) => void = () => undefined,
    private readonly clock: Clockwork = real,
    /** How long the board needs for events, where it knows better. */
    private readonly lasts: (events: GameEvent[]) => number = duration,
    /** Whether others wait until these events have been seen. */
    private readonly holds: (events: GameEvent[]) => boolean = (events) => events.length > 0,
  ) {}

  /** Takes in the next state; `quietly` shows it at once, as when coming back to a table. */
  add(state: State, quietly = false): void {
    if (quietly || this.shown === null) {
      this.clear();
      this.shown = this.told = state;
      return;
    }
    this.queue.push(state);
    this.behind = true;
    if (this.timer === null) this.next();
  }

  /** Straight to the end; true where that cuts more than a moment short. */
  skip(): boolean {
    const long = this.behind && (this.long || this.queue.length > 0);
    this.shown = this.queue.at(-1) ?? this.shown;
    this.clear();
    this.told = this.shown;
    return long;
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
    this.told = this.shown;
    const state = this.queue.shift();
    this.playing = state?.events ?? [];
    this.behind = state !== undefined;
    if (!state) return;
    this.shown = state;
    const time = this.lasts(state.events) * pace();
    this.long = time > longest + pause;
    if (this.queue.length === 0 && (time === 0 || !this.holds(state.events))) {
      this.told = state;
      this.behind = false;
    }
    this.onShow(state, state.events);
    // A long queue hurries, so that nobody waits for bots.
    const hurry = this.queue.length > 6 ? 0.4 : 1;
    this.timer = this.clock.later(() => this.next(), time * hurry);
  }
}
