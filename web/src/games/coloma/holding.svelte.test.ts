import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { must } from '../../lib/testing';
import { fixture, table } from './fixtures';
import { Holding } from './holding.svelte';
import type { GameEvent, View } from './view';

const events = fixture('events') as unknown as GameEvent[];
const told = (kind: GameEvent['kind']): GameEvent => must(events.find((event) => event.kind === kind));

let view = $state.raw<View>(table('workday'));
let holding: Holding;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = 'normal';
  view = table('workday');
  stop = $effect.root(() => {
    holding = new Holding(() => view);
  });
  flushSync();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function happens(...playing: GameEvent[]): { before: View['state']; after: View['state'] } {
  const before = view.state;
  const after = table('town').state;
  view = { ...view, state: after, playing };
  flushSync();
  return { before, after };
}

describe('the board', () => {
  it.each([
    ['shootout', 3200],
    ['pioneer', 1500],
  ] as const)('stays as it was while a %s is told', (kind, time) => {
    const { before, after } = happens(told(kind));
    vi.advanceTimersByTime(time - 1);
    expect(holding.view.state).toBe(before);
    vi.advanceTimersByTime(1);
    expect(holding.view.state).toBe(after);
  });

  it('goes on at once where nothing is told, where nothing moves, and for whoever skips', () => {
    const { after } = happens(told('wagon'));
    expect(holding.view.state).toBe(after);
    const next = happens(told('shootout'));
    expect(holding.view.state).toBe(next.before);
    view = { ...view, playing: [] };
    flushSync();
    expect(holding.view.state).toBe(next.after);
    settings.speed = 'off';
    const last = happens(told('shootout'));
    expect(holding.view.state).toBe(last.after);
  });
});
