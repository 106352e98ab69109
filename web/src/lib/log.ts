// The log: one sentence an event, grouped by turn.
import type { GameEvent } from './protocol';

interface LogGroup {
  /** Whose turn it was; null before the first. */
  seat: number | null;
  /** The how-manieth turn of this seat. */
  turn: number;
  events: GameEvent[];
  /** The move after which it began. */
  began: number;
}

/** Adds new events; where a move was taken back, what it did goes too. */
export function follow(known: GameEvent[], fresh: GameEvent[], moves: number): GameEvent[] {
  const last = known.at(-1)?.n ?? -1;
  const kept = known.filter((event) => event.move <= moves);
  return [...kept, ...fresh.filter((event) => event.n > last)];
}

/** Puts events before those that are known. */
export function precede(known: GameEvent[], earlier: GameEvent[]): GameEvent[] {
  const first = known[0]?.n ?? Infinity;
  return [...earlier.filter((event) => event.n < first), ...known];
}

/** A game that tells of turns is grouped by them, any other by who acts. */
export function groups(events: GameEvent[]): LogGroup[] {
  const told = events.some((event) => event.kind === 'turn');
  const counts = new Map<number | null, number>();
  const result: LogGroup[] = [];
  for (const event of events) {
    const current = result.at(-1);
    const opens = told ? event.kind === 'turn' : event.seat !== undefined && event.seat !== current?.seat;
    if (!current || opens) {
      const seat = told && !opens ? null : (event.seat ?? null);
      const turn = (counts.get(seat) ?? 0) + 1;
      counts.set(seat, turn);
      // The one who ends a turn opens the next with the same move; elsewhere the first act is already part of it.
      result.push({ seat, turn, events: [], began: told ? event.move : event.move - 1 });
      if (event.kind === 'turn') continue;
    }
    result.at(-1)?.events.push(event);
  }
  return result;
}

/** How many turns others had since a seat's last one, and the move after which they began. */
export function sinceActing(turns: LogGroup[], seat: number | null): { move: number; turns: number } | null {
  if (seat === null) return null;
  const past = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
  const own = past.findLastIndex((group) => group.seat === seat);
  const since = past.slice(own + 1);
  const [first] = since;
  return own >= 0 && first ? { move: first.began, turns: since.length } : null;
}
