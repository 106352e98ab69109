// Who has won and how, in whole sentences.
import type { Seat, State } from '$lib/protocol';
import { list, minus, t } from '$lib/texts';

interface Result {
  /** From the first to the last. */
  order: Seat[];
  winners: Seat[];
  /** The rules have won against somebody alone. */
  lost: boolean;
  headline: string;
  /** How a tie was broken, or that it was not; empty where there was none. */
  tie: string;
}

interface Voice {
  called: (seat: number) => string;
  /** The only seat of this screen, if it has one. */
  me: number | null;
  /** What breaks a tie in this game: "a tie goes to whoever has more Gold"; empty: nothing does. */
  breaker: string;
}

const totalOf = (final: State, seat: number): number => final.scores.find((each) => each.seat === seat)?.total ?? 0;
const rankOf = (final: State, seat: number): number => final.ranks[seat] ?? 0;

function alone(final: State, first: number, lost: boolean, { called, me, breaker }: Voice): [string, string] {
  const n = totalOf(final, first);
  const { rival } = final;
  if (!rival) return [t(first === me ? 'winSoloYou' : 'winSolo', { name: called(first), n }), ''];
  const words = { rival: rival.name, name: called(first), a: n, b: rival.score };
  const headline = t(lost ? 'rivalWins' : first === me ? 'beatsYou' : 'beats', words);
  return [headline, rival.score === n ? t('tieBroken', { name: rival.name, n, breaker }) : ''];
}

function among(final: State, order: Seat[], winners: Seat[], { called, me, breaker }: Voice): [string, string] {
  const first = winners[0]?.seat ?? 0;
  const n = totalOf(final, first);
  if (winners.length > 1) {
    const names = list(winners.map((seat) => called(seat.seat)));
    return [t('winTie', { names }), t(breaker ? 'tieStays' : 'tieShared', { n })];
  }
  const level = order.slice(1).filter((seat) => totalOf(final, seat.seat) === n);
  if (level.length > 0) {
    const headline = t(first === me ? 'winTieBreakYou' : 'winTieBreak', { name: called(first), n });
    const name = list(level.map((seat) => called(seat.seat)));
    const one = level.some(({ seat }) => seat === me) ? 'tieBrokenYou' : 'tieBroken';
    return [headline, t(level.length > 1 ? 'tieBrokenMany' : one, { name, n, breaker })];
  }
  const by = minus(n - totalOf(final, order[1]?.seat ?? first));
  return [first === me ? t('winYou', { n: by }) : t('wins', { name: called(first), n: by }), ''];
}

export function resultOf(seats: readonly Seat[], final: State, voice: Voice): Result {
  const order = [...seats].sort(
    (a, b) => rankOf(final, a.seat) - rankOf(final, b.seat) || totalOf(final, b.seat) - totalOf(final, a.seat),
  );
  const best = Math.min(...final.ranks);
  const winners = order.filter((seat) => rankOf(final, seat.seat) === best);
  const lost = best > 1;
  const first = winners[0]?.seat ?? 0;
  const [headline, tie] =
    final.rival || seats.length === 1 ? alone(final, first, lost, voice) : among(final, order, winners, voice);
  return { order, winners, lost, headline, tie };
}
