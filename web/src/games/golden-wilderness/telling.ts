// The log of this game: an offer is one line, whatever is in it.
import type { GameEvent as AnyEvent } from '../../lib/protocol';
import type { GameEvent } from './view';

const NOTHING = /^no (money and no people|settlement and no role)$/;

/** What one side would give, from the engine's own words. */
const given = (events: readonly GameEvent[]): string =>
  events
    .map(({ text }) => text.replace(/^.* would give /, ''))
    .filter((words) => !NOTHING.test(words))
    .join(' and ') || 'nothing';

/** The engine tells an offer in five parts: that it is made, and twice two of what is in it. */
export const retell = (events: readonly GameEvent[]): AnyEvent[] =>
  events.flatMap((event, at): AnyEvent[] => {
    if (event.kind === 'gives' || event.kind === 'gives_more') return [];
    if (event.kind !== 'offer') return [event];
    const parts = events.slice(at + 1, at + 5).filter(({ kind }) => kind.startsWith('gives'));
    const [give, ask] = [given(parts.slice(0, 2)), given(parts.slice(2))];
    const text = event.text.replace(/ makes (\S+) an offer$/, ` offers $1 ${give} for ${ask}`);
    return [{ ...event, text }];
  });
