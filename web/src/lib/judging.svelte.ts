// Judges a finished game move by move in the background; can be stopped and gone on with.
import { api, Trouble } from './api';
import type { ReviewedDecision } from './protocol';

const patience = 1500;

export class Judging {
  decisions = $state.raw<ReviewedDecision[]>([]);
  done = $state(0);
  running = $state(false);
  private attempt = 0;

  constructor(
    readonly id: string,
    readonly moves: number,
  ) {}

  get finished(): boolean {
    return this.done === this.moves;
  }

  async run(): Promise<void> {
    if (this.running) return;
    this.running = true;
    const attempt = ++this.attempt;
    while (this.wants(attempt)) {
      try {
        const { decision } = await api.judge(this.id, this.done);
        if (!this.wants(attempt)) return;
        if (decision) this.decisions = [...this.decisions, decision];
        this.done += 1;
      } catch (error) {
        // Too many are thinking: wait a little. Anything else ends it; whoever wants to know presses again.
        if (!(error instanceof Trouble) || ![429, 503].includes(error.status)) break;
        await new Promise((go) => setTimeout(go, patience));
      }
    }
    if (attempt === this.attempt) this.running = false;
  }

  private wants(attempt: number): boolean {
    return attempt === this.attempt && !this.finished;
  }

  /** What is being thought is not waited for: whoever goes on asks for it again. */
  stop(): void {
    ++this.attempt;
    this.running = false;
  }
}
