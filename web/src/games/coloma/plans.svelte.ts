// What is thought of before it is said: a number for the dial, pieces to buy. Forgotten with its question.
import type { Asked } from '../../lib/protocol';

interface Plan {
  site: number | null;
  camps: number;
  horses: number;
}
const nothing: Plan = { site: null, camps: 0, horses: 0 };
let thought = $state.raw<{ question: number; plan: Plan }>({ question: -1, plan: nothing });

export const planned = (asked: Asked | null): Plan =>
  asked && thought.question === asked.question ? thought.plan : nothing;

export function plan(asked: Asked, part: Partial<Plan>): void {
  thought = { question: asked.question, plan: { ...planned(asked), ...part } };
}
