// Where a result came from: what one's own choices, the others' choices and chance gave or took, in shares of the
// victory. The same sum as lab/review.cpp, which the command makes.
import type { ReviewedDecision } from './protocol';

export interface Fortune {
  start: number;
  own: number;
  rivals: number;
  chance: number;
  outcome: number;
}

/** Each winner's part. */
export function outcomes(ranks: readonly number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

export function fortunesOf(decisions: readonly ReviewedDecision[], ranks: readonly number[]): Fortune[] {
  return outcomes(ranks).map((outcome, seat) => {
    const gained = (own: boolean) =>
      decisions
        .filter((each) => (each.seat === seat) === own)
        .reduce((sum, each) => sum + (each.after[seat] ?? 0) - (each.before[seat] ?? 0), 0);
    const start = decisions[0]?.before[seat] ?? outcome;
    const [own, rivals] = [gained(true), gained(false)];
    // What is left is what happened between the choices.
    return { start, own, rivals, chance: outcome - start - own - rivals, outcome };
  });
}

/** A choice that cost less is no moment. */
const dear = 0.02;

/** The few choices that cost most, the dearest first. */
export const momentsOf = (decisions: readonly ReviewedDecision[]): ReviewedDecision[] =>
  decisions
    .filter((each) => each.cost >= dear)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, 3);

/** "−12 %". */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  return `${whole < 0 ? '−' : whole > 0 ? '+' : ''}${Math.abs(whole)} %`;
}
