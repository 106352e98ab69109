// Points that a move wins or loses at once: nuggets that are paid, cards and prospectors that come home. What a card on the
// board will cost is not counted yet: it is meant to come home.
import type { Gesture } from '../../lib/game';
import { parse } from './notation';
import { PENALTY } from './preview';
import { building } from './table';
import { freeBy, isAction, player, sum, type View } from './view';

export function changes(gesture: Gesture, view: View): { seat: number; points: number }[] {
  const open = view.state.open;
  const seat = view.hands.seat;
  const move = parse(gesture.move.move);
  if (seat === null || !isAction(move.kind)) return [];
  const paid = freeBy(open, seat, move.kind) ? 0 : (open.next_price ?? 0);
  const points = open.players.map((_, each) => (each === seat ? -paid : 0));
  const add = (to: number, more: number) => (points[to] = (points[to] ?? 0) + more);
  if (move.kind === 'leave') {
    const here = sum(player(open, seat).prospectors);
    add(seat, (PENALTY[here] ?? 0) - (PENALTY[here - 1] ?? 0));
  }
  if (move.kind === 'pull') {
    const top = building(open, move.building).cards.at(-1);
    if (top) add(top.seat, 2 * top.value); // it counted against its owner, and counts for him now
  }
  return points.map((each, to) => ({ seat: to, points: each }));
}
