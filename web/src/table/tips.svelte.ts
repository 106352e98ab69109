// Tips in the prompt bar: one sentence at the moment it matters, each shown at most twice on this device.
import { keep, recall } from '$lib/keep';
import type { Tip } from '$lib/game';
import { settings } from '$lib/settings.svelte';
import type { Session } from './session.svelte';

const most = 2;

export class Tips {
  private seen: Record<string, number> = $state(recall('tips', {}));
  /** Put away for this question. */
  private dismissed: number | null = $state(null);
  private got: Tip | null = null;

  constructor(private readonly session: Session) {
    // A tip counts as seen when the question it stood beside is answered.
    $effect(() => {
      const tip = this.now;
      if (!tip) return;
      return () => this.count(tip);
    });
  }

  readonly now = $derived.by((): Tip | null => {
    const { boards, view, asked } = this.session;
    if (!settings.tips || !boards || !view || !asked || asked.question === this.dismissed) return null;
    return boards.tips.find((tip) => (this.seen[tip.id] ?? 0) < most && tip.when(view)) ?? null;
  });

  /** Whoever has got it is not told again, nor anything else at this question. */
  done(): void {
    this.got = this.now;
    this.dismissed = this.session.asked?.question ?? null;
  }

  private count(tip: Tip): void {
    const times = tip === this.got ? most : (this.seen[tip.id] ?? 0) + 1;
    this.seen = { ...this.seen, [tip.id]: times };
    keep('tips', this.seen);
  }
}
