// What is thought of before it is said: a number for the dial, pieces to buy. Forgotten with its question, and nobody's who
// is handed the screen next.
import type { Asked } from '../../lib/protocol';

interface Plan {
  site: number | null;
  camps: number;
  horses: number;
}
const nothing: Plan = { site: null, camps: 0, horses: 0 };
let thought = $state.raw<{ question: number; seat: number; plan: Plan }>({ question: -1, seat: -1, plan: nothing });

export const planned = (asked: Asked | null): Plan =>
  asked && thought.question === asked.question && thought.seat === asked.seat ? thought.plan : nothing;

export function plan(asked: Asked, part: Partial<Plan>): void {
  thought = { question: asked.question, seat: asked.seat, plan: { ...planned(asked), ...part } };
}
