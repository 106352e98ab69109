// The end of a game: gold and holdings are turned up one player after the other.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Logo from '../src/lib/art/Logo.svelte';
import { settings } from '../src/lib/settings.svelte';
import { must, show } from '../src/lib/testing';
import End from '../src/table/End.svelte';
import type { Session } from '../src/table/session.svelte';
import { seat, state, table } from './make';

const names = ['Ann', 'Wei', 'Josefa'];
const totals = [12, 20, 3];
const seats = names.map((name, at) => seat(at, name));
const made = {
  live: state(90, {
    over: true,
    ranks: [2, 1, 3],
    scores: totals.map((total, at) => ({
      seat: at,
      total,
      items: [{ item: 0, name: 'gold', points: total }],
    })),
  }),
  called: (at: number) => names[at] ?? '',
  mine: [],
  viewer: null,
  boards: null,
  ending: 'The vein is empty.',
  watching: false,
  named: (words: string) => words,
};
function opened(fresh: boolean, more: object = {}) {
  const props = {
    session: { ...made, ...more } as unknown as Session,
    table: table('sutters-mill', seats, { status: 'over' }),
    game: '',
    fresh,
    onboard: vi.fn(),
  };
  const root = show(End, props);
  return {
    headline: () => must(root.querySelector('h1')).textContent.trim(),
    sums: () => [...root.querySelectorAll('.sum td')].map((cell) => cell.textContent.trim()),
    ending: () => must(root.querySelector('[data-testid="ending"]')).textContent,
    gold: () => [...root.querySelectorAll('tbody tr:first-child td')].map((cell) => cell.textContent.trim()),
    board: () => root.querySelector('.board') !== null,
    rosettes: () => root.querySelectorAll('.rosette').length,
  };
}
function pass(milliseconds: number): void {
  vi.advanceTimersByTime(milliseconds);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => undefined)); // review and record are still on their way
  settings.speed = 'normal';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the end', () => {
  it('has one row for what is the same, whoever has which', () => {
    const scores = ['Hills', 'Lake', 'Hills'].map((mine, at) => ({
      seat: at,
      total: -5,
      items: [{ item: at, name: `Fool's Gold: ${mine}`, points: -5, reason: 'the richest mine' }],
    }));
    const live = state(90, { over: true, ranks: [1, 1, 1], scores });
    const shown = { ...made, live } as unknown as Session;
    const props = { session: shown, table: table('fools-gold', seats, { status: 'over' }), game: '' };
    const root = show(End, { ...props, fresh: false, onboard: vi.fn() });
    const rows = [...root.querySelectorAll('tbody tr:not(.sum)')].map((row) =>
      [...row.children].map((cell) => cell.textContent.trim()),
    );
    expect(rows).toEqual([["Fool's Goldthe richest mine", '−5Hills', '−5Lake', '−5Hills']]);
  });

  it('turns up the last player first and the winner last, and names nobody before', () => {
    const end = opened(true);
    expect(end.sums()).toEqual(['?', '?', '?']);
    expect(end.ending()).not.toContain('vein');
    expect(end.gold()).toEqual(['', '', '']);
    for (const sums of [
      ['?', '?', '3'],
      ['12', '?', '3'],
    ]) {
      expect([end.headline(), end.rosettes()]).toEqual(['Counting up', 0]);
      pass(900);
      expect(end.sums()).toEqual(sums);
    }
    pass(900);
    expect(end.sums()).toEqual(['12', '20', '3']);
    expect(end.gold()).toEqual(['+12', '+20', '+3']);
    expect([end.headline(), end.rosettes()]).toEqual(['Wei wins by 8.', 1]);
  });

  it('has a rosette for everybody who shares the win', () => {
    expect(opened(false, { live: { ...made.live, ranks: [2, 1, 1] } }).rosettes()).toBe(2);
    expect(opened(false, { live: { ...made.live, ranks: [1, 1, 1] } }).rosettes()).toBe(3);
  });

  it('shows the board that was left, and says what it knows of the end', () => {
    const view = { seats: [], edition: null, state: made.live, viewer: null, asked: null, playing: [] };
    const boards = { Board: Logo, ended: () => 'That was round 7 of 60.' };
    const end = opened(true, { view, boards });
    expect([end.board(), end.ending()]).toEqual([false, expect.not.stringContaining('round')]);
    window.dispatchEvent(new Event('pointerdown'));
    flushSync();
    expect([end.board(), end.ending()]).toEqual([true, expect.stringContaining('The vein is empty. That was round 7')]);
  });

  it('waits for nobody who presses', () => {
    for (const press of [new Event('pointerdown'), new KeyboardEvent('keydown', { key: 'Enter' })]) {
      const end = opened(true);
      window.dispatchEvent(press);
      flushSync();
      expect(end.sums()).toEqual(['12', '20', '3']);
    }
  });

  it('is all there where it has ended before, or nothing moves', () => {
    expect(opened(false).sums()).toEqual(['12', '20', '3']);
    settings.speed = 'off';
    expect(opened(true).sums()).toEqual(['12', '20', '3']);
  });
});
