import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { must, show } from '../../lib/testing';
import { settings } from '../../lib/settings.svelte';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Extra from './Extra.svelte';
import { fixture, table, tableOf } from './fixtures';
import { lessons } from './lessons';
import { WILD } from './notation';
import Panel from './Panel.svelte';
import { tips } from './tips';
import Tray from './Tray.svelte';
import type { GameEvent, View } from './view';

afterEach(() => {
  vi.useRealTimers();
});
const board = (view: View) => show(Board, { view });
const targets = (root: Element) => [...root.querySelectorAll<HTMLElement>('.target')];
const ids = (root: Element) => targets(root).map((each) => must(each.dataset.id));
const press = (root: Element, id: string) =>
  must(root.querySelector<HTMLElement>(`[data-id="${id}"]`)).dispatchEvent(new MouseEvent('click', { bubbles: true }));

describe('the board while prospecting', () => {
  it('has every position of every path, every mine and the camp as a button with a name', () => {
    const root = board(table('prospecting'));
    expect(ids(root).filter((id) => id.startsWith('space:'))).toHaveLength(40);
    expect(ids(root).filter((id) => id.startsWith('mine:'))).toHaveLength(5);
    expect(ids(root)).toContain(WILD);
    for (const each of targets(root))
      expect(each.getAttribute('aria-label') ?? each.querySelector('.ear')?.textContent).toMatch(/^.{10,}$/);
    expect(root.querySelectorAll('.target[tabindex="0"]')).toHaveLength(1);
  });

  it('lights just the spaces that the engine allows', () => {
    const view = table('prospecting');
    const lit = board(view).querySelectorAll('.cell.can').length;
    expect(lit).toBe(must(view.asked).moves.filter(({ move }) => move.startsWith('place')).length);
    expect(lit).toBeGreaterThan(5);
  });

  it('shows where the wild die in hand would go, and takes a whole row for it', () => {
    const view = table('prospecting', WILD);
    const pressed = vi.spyOn(view.hands, 'press');
    const root = board(view);
    expect(ids(root).filter((id) => id.startsWith('aim:'))).toHaveLength(5);
    press(root, 'mine:river');
    press(root, 'space:hills,5');
    expect(pressed.mock.calls).toEqual([['aim:river'], ['aim:hills']]);
  });

  it('counts the reserve by mine, and a press on the land adds one', () => {
    const one = structuredClone(fixture('reserve'));
    must(one.asked).question = 81;
    const root = board(tableOf(one));
    expect(root.querySelectorAll('.step')).toHaveLength(5);
    press(root, 'mine:hills');
    flushSync();
    expect([...root.querySelectorAll('output')].map((each) => each.textContent)).toEqual(['1', '0', '0', '0', '0']);
    expect(show(Extra, { view: tableOf(one) }).textContent).toContain('3 miners to place');
  });
});

describe('the board while mining', () => {
  it('opens one mine and folds the others', () => {
    const root = board(table('mining'));
    expect(root.querySelectorAll('.scene')).toHaveLength(1);
    expect(root.querySelectorAll('.folded')).toHaveLength(4);
    expect(root.querySelector('.scene.winter')).toBeNull();
    expect(board(table('winter')).querySelector('.scene.winter')).not.toBeNull();
  });

  it('lights what can be taken, with what it adds', () => {
    const root = board(table('mining'));
    expect([...root.querySelectorAll('.card.lit')].map((each) => each.querySelector('.ear')?.textContent)).toEqual(
      expect.arrayContaining(['Gold 3: +8 for you now', 'Gold 1: +6 for you now']),
    );
    // The gem is owned already.
    expect(root.querySelector('[data-id="card:gem"]')?.classList.contains('lit')).toBe(false);
  });

  it('turns cards one by one, and a press hurries them', () => {
    vi.useFakeTimers();
    settings.speed = 'normal';
    const base = fixture('mining');
    const mine = 'hills' as const;
    const names = ['gold_1', 'gold_2', 'gold_2', 'gold_3', 'gem', 'foul_weather'] as const;
    const events: GameEvent[] = [
      { n: 1, kind: 'draw', mine, dice: 2, cards: 6, text: '', move: 1 },
      ...names.map((card, i) => ({ n: 2 + i, kind: 'card' as const, mine, card, text: '', move: 1 })),
    ];
    const root = board({ ...tableOf({ ...base, events }), playing: events });
    const up = () => root.querySelectorAll('.place.up').length;
    expect([up(), root.querySelectorAll('.place.deck').length]).toEqual([0, 6]);
    vi.advanceTimersByTime(1000);
    flushSync();
    expect(up()).toBe(1);
    vi.advanceTimersByTime(430);
    flushSync();
    expect(up()).toBe(2);
    must(root.querySelector<HTMLElement>('.hurry')).click();
    flushSync();
    expect(up()).toBe(6);
    expect(root.querySelector('.hurry')).toBeNull();
  });
});

describe('around the board', () => {
  it('the tray strikes out fool’s gold and marks what is missing', () => {
    const root = show(Tray, { view: table('mining') });
    expect(root.querySelector('.fool')?.textContent).toMatch(/Forest\s*5\s*fool’s gold/);
    expect(root.querySelector('.none')?.textContent).toMatch(/Hills\s*0\s*none: −5/);
    expect(root.querySelector('.total')?.textContent).toContain('13');
    expect(show(Tray, { view: tableOf({ ...fixture('mining'), seat: null, own: null }) }).textContent).toBe('');
  });

  it('panels keep what is behind the screens of others', () => {
    const view = table('mining');
    expect(show(Panel, { view, seat: 1, narrow: false }).querySelector('.score')?.textContent).toBe('13');
    expect(show(Panel, { view, seat: 0, narrow: false }).querySelector('.score')).toBeNull();
    const over = tableOf(fixture('over'));
    for (const seat of [0, 1, 2])
      expect(show(Panel, { view: over, seat, narrow: true }).querySelector('.score')).not.toBeNull();
  });

  it('the clock tells year and phase', () => {
    expect(show(Clock, { view: table('winter') }).textContent).toMatch(/1849, first of 5 years\s*Winter: Lake/);
  });
});

describe('learning', () => {
  it('has a tip for every kind of question, each with its rule', () => {
    for (const name of ['start', 'prospecting', 'reserve', 'mining', 'winter', 'last'])
      expect(tips.some((tip) => tip.when(table(name) as never))).toBe(true);
    expect(tips.every((tip) => /^FG-[A-Z]\d+$/.test(tip.rule))).toBe(true);
    expect(tips.find((tip) => tip.when(table('fool') as never))?.id).toBe('fools-gold');
    expect(tips.some((tip) => tip.when(tableOf({ ...fixture('start'), seat: null, asked: null }) as never))).toBe(
      false,
    );
  });

  it('leads on from step to step', () => {
    expect(lessons.steps[0]?.until(table('start') as never)).toBe(false);
    expect(lessons.steps.at(-1)?.until(table('winter') as never)).toBe(false);
    expect(lessons.steps.slice(0, 6).every((step) => step.until(table('winter') as never))).toBe(true);
  });
});
