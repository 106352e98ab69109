import { describe, expect, it, vi } from 'vitest';
import { must, show } from '../../lib/testing';
import Board from './Board.svelte';
import Extra from './Extra.svelte';
import { fixture, table, tableOf } from './fixtures';
import Panel from './Panel.svelte';
import Tray from './Tray.svelte';
import type { View } from './view';

const board = (view: View) => show(Board, { view });
const targets = (root: Element) => [...root.querySelectorAll('.target')];
const ids = (root: Element) => targets(root).map((each) => must(each.getAttribute('data-id')));

describe('the board', () => {
  it('has every space and every prospector of mine as a button with a sentence for its name', () => {
    const root = board(table('town'));
    expect(ids(root).filter((id) => id.startsWith('space:'))).toHaveLength(11);
    expect(ids(root)).toContain('prospector:eldorado');
    for (const each of targets(root)) {
      expect(each.getAttribute('role')).toBe('button');
      expect(each.getAttribute('aria-label')).toMatch(/^.{10,}\.$/);
    }
    expect(root.querySelectorAll('.target[tabindex="0"]')).toHaveLength(1);
  });

  it('calls who stands where the vein is worked a digger until town has begun', () => {
    const all = ids(board(table('turn')));
    expect(all).toContain('digger');
    expect(all).not.toContain('prospector:river_camp');
  });

  it('hands presses and Enter on to the table', () => {
    const view = table('town', 'card:J');
    const press = vi.spyOn(view.hands, 'press');
    const eldorado = must(board(view).querySelector('[data-id="space:eldorado"]'));
    eldorado.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    eldorado.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(press.mock.calls).toEqual([['space:eldorado'], ['space:eldorado']]);
  });

  it('has the cards that can be shifted as buttons', () => {
    expect(ids(board(table('shift')))).toContain('stack:odd_fellows_hall:2');
    expect(ids(board(table('town'))).filter((id) => id.startsWith('stack:'))).toEqual([]);
  });

  it('shows a finished game, and a game to onlookers', () => {
    expect(ids(board(table('over')))).toHaveLength(11);
    expect(ids(board(tableOf({ ...fixture('town'), seat: null, own: null, asked: null })))).toHaveLength(11);
  });
});

describe('around the board', () => {
  it('keeps purses secret', () => {
    const panel = (seat: number) => show(Panel, { view: table('town'), seat, narrow: false }).textContent;
    expect(panel(0)).toContain('secret');
    expect(panel(1)).toContain(String(fixture('town').own?.purse));
  });

  it('lists the hand', () => {
    const view = table('town');
    const press = vi.spyOn(view.hands, 'press');
    const cards = [...show(Tray, { view }).querySelectorAll('[role="option"]')];
    expect(cards).toHaveLength(fixture('town').open.players[1]?.hand.length ?? 0);
    const queen = must(cards.find((card) => card.getAttribute('aria-label') === 'Queen, counts 10'));
    queen.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(press).toHaveBeenCalledWith('card:Q');
  });

  it('marks the action that comes next on the ladder', () => {
    const next = show(Extra, { view: table('tear_down') }).querySelector('[aria-current="step"]');
    expect(next?.textContent).toBe('2nd1');
  });

  it('counts what a dig could take near the end', () => {
    expect(show(Extra, { view: table('late_turn') }).textContent).toMatch(/Your dig takes up to \d+ of the last 8\./);
  });
});
