// The log of this game: an offer is one line, whatever is in it; so are points bought in a row, and all who come to the pool.
import type { GameEvent as AnyEvent } from '../../lib/protocol';
import type { Open } from './types';
import { listed, many, type GameEvent } from './view';

const NOTHING = /^(no money and no people|nothing else)$/;
const POOL = 'The pool gets ';

/** What one side would give, from the engine's own words. */
const given = (events: readonly GameEvent[]): string =>
  events
    .map(({ text }) => text.replace(/^.* would give /, ''))
    .filter((words) => !NOTHING.test(words))
    .join(' and ') || 'nothing';

/** Two events that are told as one; null: they are not. */
function together(one: GameEvent, next: GameEvent): GameEvent | null {
  if (one.kind === 'points' && next.kind === 'points' && one.seat === next.seat) {
    const points = one.points + next.points;
    return { ...one, points, text: one.text.replace(/\d+ points?$/, many(points, 'point')) };
  }
  return null;
}

/** The engine tells of every turn but the first. */
function begun(events: readonly GameEvent[], { first }: Pick<Open, 'first'>): readonly GameEvent[] {
  if (events[0]?.n !== 0 || events[0].kind === 'turn') return events;
  return [{ n: -1, kind: 'turn', round: 1, seat: first, text: '', move: 0 }, ...events];
}

/** The engine tells an offer in five parts: that it is made, and twice two of what is in it. */
export const retell = (events: readonly GameEvent[], open: Pick<Open, 'first'>): AnyEvent[] =>
  begun(events, open)
    .flatMap((event, at, events): GameEvent[] => {
      if (event.kind === 'gives' || event.kind === 'gives_more') return [];
      if (event.kind === 'pool') {
        if (events[at - 1]?.kind === 'pool') return [];
        const rest = events.slice(at).findIndex(({ kind }) => kind !== 'pool');
        const all = events.slice(at, rest < 0 ? undefined : at + rest);
        return [{ ...event, text: POOL + listed(all.map(({ text }) => text.replace(POOL, ''))) }];
      }
      if (event.kind !== 'offer') return [event];
      const parts = events.slice(at + 1, at + 5).filter(({ kind }) => kind.startsWith('gives'));
      const [give, ask] = [given(parts.slice(0, 2)), given(parts.slice(2))];
      const text = event.text.replace(/ makes (\S+) an offer$/, ` offers $1 ${give} for ${ask}`);
      return [{ ...event, text }];
    })
    .reduce<GameEvent[]>((told, event) => {
      const last = told.at(-1);
      const both = last && together(last, event);
      return both ? [...told.slice(0, -1), both] : [...told, event];
    }, []);
