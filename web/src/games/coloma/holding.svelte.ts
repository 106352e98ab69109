// The table as the board shows it: while a reveal or the end of a Shootout is told, it stays as it was before.
import { untrack } from 'svelte';
import { isStill, pace } from '../../lib/settings.svelte';
import { telling } from './pacing';
import type { View } from './view';

export class Holding {
  private state: View['state'] = $state.raw() as View['state'];

  /** Make it while the board is being made. */
  constructor(private readonly now: () => View) {
    this.state = untrack(() => now().state);
    $effect.pre(() => {
      const { state, playing } = now();
      const wait = isStill() ? 0 : telling(playing) * pace();
      // Whoever skips what is told sees at once what came of it.
      if (wait === 0) {
        this.state = state;
        return;
      }
      const timer = setTimeout(() => (this.state = state), wait);
      return () => clearTimeout(timer);
    });
  }

  readonly view: View = $derived.by(() => ({ ...this.now(), state: this.state }));
}
