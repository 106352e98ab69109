// The guided first game: one thing at a time, only about what is on the table. Every legal move stays possible.
import type { Lesson } from '$lib/game';
import { pointAt } from './point';
import type { Session } from './session.svelte';

export class Coach {
  at = $state(0);
  private closed = $state(false);
  /** How far it has come; what it said before can be read again. */
  private furthest = 0;

  constructor(private readonly session: Session) {
    // What the coach waited for has happened: on to the next step.
    $effect(() => {
      const { view, atRest } = session;
      const waits = this.steps[this.at];
      if (this.at === this.furthest && view && atRest && waits?.until(view)) this.next();
    });
    // Its last word stands until something else is asked.
    let last: number | undefined;
    $effect(() => {
      const now = session.hands.live?.question;
      if (this.step || this.steps.length === 0 || now === undefined) return;
      last ??= now;
      if (now !== last) this.leave();
    });
    $effect(() => {
      void session.view;
      return pointAt((this.speaks && this.step?.point) || []);
    });
  }

  readonly steps = $derived.by((): Lesson[] => this.session.boards?.lessons.steps ?? []);
  /** What is asked now and has nothing to do with the step. */
  readonly aside = $derived.by((): Lesson | undefined => {
    const { boards, hands, view } = this.session;
    return hands.live && view ? boards?.lessons.asides?.find((each) => !each.until(view)) : undefined;
  });
  /** Undefined when all has been said. */
  readonly step = $derived(this.aside ?? this.steps[this.at]);
  readonly speaks = $derived.by(
    () => this.session.table?.guided === true && this.steps.length > 0 && !this.closed && !this.session.live?.over,
  );

  next(): void {
    this.at += 1;
    this.furthest = Math.max(this.furthest, this.at);
  }

  back(): void {
    this.at -= 1;
  }

  leave(): void {
    this.closed = true;
  }
}
