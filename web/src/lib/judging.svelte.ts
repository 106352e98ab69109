// Judges a finished game move by move in the background; can be stopped and gone on with.
import { api, Trouble } from './api';
import type { ReviewedDecision } from './protocol';

const patience = 1500;

export class Judging {
  decisions = $state.raw<ReviewedDecision[]>([]);
  done = $state(0);
  running = $state(false);

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
    while (this.wanted()) {
      try {
        const { decision } = await api.judge(this.id, this.done);
        if (decision) this.decisions = [...this.decisions, decision];
        this.done += 1;
      } catch (error) {
        // Too many are thinking: wait a little. Anything else ends it; whoever wants to know presses again.
        if (!(error instanceof Trouble) || ![429, 503].includes(error.status)) break;
        await new Promise((go) => setTimeout(go, patience));
      }
    }
    this.running = false;
  }

  private wanted(): boolean {
    return this.running && !this.finished;
  }

  stop(): void {
    this.running = false;
  }
}
