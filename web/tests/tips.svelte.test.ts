import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Tip } from '../src/lib/game';
import type { Session } from '../src/table/session.svelte';
import { Tips } from '../src/table/tips.svelte';

const named = (id: string): Tip => ({ id, text: id, rule: '', when: () => true });

describe('a tip', () => {
  /** What is shown at each of these questions in turn; at the first ones it is got. */
  function shown(got: number): (string | undefined)[] {
    localStorage.clear();
    const session = $state({ boards: { tips: [named('a'), named('b')] }, view: {}, asked: { question: 0 } });
    const seen: (string | undefined)[] = [];
    const stop = $effect.root(() => {
      const tips = new Tips(session as unknown as Session);
      for (let question = 1; question <= 4; question++) {
        session.asked = { question };
        flushSync();
        seen.push(tips.now?.id);
        if (question > got) continue;
        tips.done();
        flushSync();
        expect(tips.now).toBeNull();
      }
    });
    stop();
    return seen;
  }

  it('is shown at two questions', () => {
    expect(shown(0).slice(0, 2)).toEqual(['a', 'a']);
  });

  it('that was got does not come back', () => {
    expect(shown(2)).toEqual(['a', 'b', undefined, undefined]);
  });
});
