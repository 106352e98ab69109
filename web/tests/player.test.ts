import { beforeEach, describe, expect, it } from 'vitest';
import { duration, Player } from '../src/lib/player.svelte';
import { settings } from '../src/lib/settings.svelte';
import { event, state } from './make';

/** Time that passes when told. */
function clock() {
  let due: { run: () => void; ms: number } | null = null;
  return {
    later: (run: () => void, ms: number) => (due = { run, ms }),
    never: () => (due = null),
    wait: () => due?.ms ?? null,
    pass: () => {
      const now = due;
      due = null;
      now?.run();
    },
  };
}

describe('the player', () => {
  beforeEach(() => (settings.speed = 'normal'));

  it('shows the first state at once and quietly', () => {
    const player = new Player();
    player.add(state(3));
    expect(player.shown?.moves).toBe(3);
    expect(player.playing).toEqual([]);
  });

  it('plays one state after the other', () => {
    const time = clock();
    const seen: number[] = [];
    const player = new Player((each) => seen.push(each.moves), time);
    player.add(state(0));
    for (const moves of [1, 2, 3]) player.add(state(moves));
    expect([player.shown?.moves, player.behind, player.playing[0]?.n]).toEqual([1, true, 1]);
    time.pass();
    expect([player.shown?.moves, player.behind]).toEqual([2, true]);
    time.pass();
    expect([player.shown?.moves, player.told?.moves, player.behind]).toEqual([3, 2, true]);
    time.pass();
    expect([player.told?.moves, player.behind, player.playing]).toEqual([3, false, []]);
    expect(seen).toEqual([1, 2, 3]);
  });

  it('skips to the end', () => {
    const time = clock();
    const player = new Player(undefined, time);
    player.add(state(0));
    for (const moves of [1, 2, 3]) player.add(state(moves));
    player.skip();
    expect([player.shown?.moves, player.behind, player.playing.length, time.wait()]).toEqual([3, false, 0, null]);
    player.skip();
    expect(player.shown?.moves).toBe(3);
  });

  it('keeps to the chosen speed, and waits for nothing without motion', () => {
    const time = clock();
    const player = new Player(undefined, time);
    player.add(state(0));
    settings.speed = 'calm';
    player.add(state(1));
    expect(time.wait()).toBe(duration([event(1)]) * 1.5);
    player.skip();
    settings.speed = 'off';
    player.add(state(2));
    expect(time.wait()).toBe(0);
  });

  it('never needs longer than a second for one event', () => {
    expect(duration([])).toBe(0);
    expect(duration(Array.from({ length: 50 }, (_, i) => event(i)))).toBeLessThan(1100);
  });
});
