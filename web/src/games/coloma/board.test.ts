import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { must, show } from '../../lib/testing';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Extra from './Extra.svelte';
import { fixture, table, tableOf } from './fixtures';
import { lessons } from './lessons';
import Panel from './Panel.svelte';
import { tips } from './tips';
import Tray from './Tray.svelte';
import type { View } from './view';

const board = (view: View) => show(Board, { view });
const lit = (root: Element, prefix: string) =>
  [...root.querySelectorAll<HTMLElement>(`.target.lit[data-id^="${prefix}"]`)].map((each) => must(each.dataset.id));
const press = (root: Element, id: string) =>
  must(root.querySelector(`[data-id="${id}"]`)).dispatchEvent(new MouseEvent('click', { bubbles: true }));
const moves = (view: View, kind: string) => must(view.asked).moves.filter(({ move }) => move.startsWith(`${kind} `));

describe('the board', () => {
  it('has the wheel, the map, the rows, the Hideout and the Bridges as buttons with names', () => {
    const root = board(table('town'));
    const count = (prefix: string) => root.querySelectorAll(`.target[data-id^="${prefix}"]`).length;
    expect([count('site:'), count('space:'), count('land:'), count('row:'), count('cask:'), count('bridge:')]).toEqual([
      5, 24, 5, 7, 4, 6,
    ]);
    for (const each of root.querySelectorAll('.target')) expect(each.getAttribute('aria-label')).toMatch(/^.{8,}$/);
    expect(root.querySelectorAll('.target[tabindex="0"]')).toHaveLength(1);
  });

  it('tells what a character can do to fingers and keys, not only to a pointer that rests', () => {
    const view = table('town');
    must(view.state.open.players[1]).character = 'banjo_man';
    const root = show(Panel, { view, seat: 1, narrow: false });
    expect(root.querySelector('summary')?.textContent).toBe('Banjo Man');
    expect(root.querySelector('details')?.textContent.length).toBeGreaterThan(30);
  });

  it('lights all Sites while dials are set; the second press sets one', () => {
    const view = table('dials');
    const pressed = vi.spyOn(view.hands, 'press');
    const root = board(view);
    expect(lit(root, 'site:')).toHaveLength(5);
    press(root, 'site:2');
    flushSync();
    expect(pressed).not.toHaveBeenCalled();
    expect(root.querySelector('.chosen')).not.toBeNull();
    press(root, 'site:2');
    expect(pressed).toHaveBeenCalledWith('site:2');
  });

  it('lights where the Wagon may go, and nothing else of the map', () => {
    const view = table('wagon');
    expect(lit(board(view), 'space:')).toHaveLength(moves(view, 'go').length);
  });

  it('lights rows, Events and lands where pieces may be placed', () => {
    const view = table('settle');
    const root = board(view);
    expect(lit(root, 'row:')).toHaveLength(moves(view, 'row').length);
    expect(lit(root, 'event:')).toHaveLength(moves(view, 'event').length);
    expect(lit(root, 'land:')).toHaveLength(moves(view, 'land').length);
  });

  it('lights the Barrels that may be taken, and Bridges that may be built', () => {
    const view = table('take');
    expect(lit(board(view), 'cask:')).toHaveLength(moves(view, 'take').length);
    const river = table('river');
    expect(lit(board(river), 'bridge:').length).toBeGreaterThan(0);
  });
});

describe('the tray', () => {
  it('shows the turn as a list, and lights what can be done', () => {
    const view = table('town');
    const root = show(Tray, { view });
    expect(root.querySelectorAll('.chore')).toHaveLength(must(view.state.open.turn).checklist.length);
    expect(lit(root, 'chore:').length).toBeGreaterThan(0);
  });

  it('has the hand and every town behind its tabs', () => {
    const view = table('town');
    const root = show(Tray, { view });
    const tab = (name: RegExp) =>
      must([...root.querySelectorAll<HTMLElement>('.tabs button')].find((each) => name.test(each.textContent))).click();
    tab(/Hand/);
    flushSync();
    expect(root.querySelectorAll('.town')).toHaveLength(must(view.state.own[String(view.viewer)]).hand.length);
    expect(lit(root, 'card:').length).toBeGreaterThan(0);
    tab(/Town/);
    flushSync();
    expect(root.querySelectorAll('.whose button')).toHaveLength(3);
    expect(lit(root, 'house:').length).toBeGreaterThan(0);
    must(root.querySelectorAll<HTMLElement>('.whose button')[view.viewer === 1 ? 2 : 1]).click();
    flushSync();
    expect(root.querySelectorAll('button[data-id^="house:"]')).toHaveLength(0);
  });

  it('says that nothing is left only where the turn may end', () => {
    const done = (name: string) => {
      const view = table(name);
      must(view.state.open.turn).checklist = [];
      return show(Tray, { view }).textContent;
    };
    expect(done('workday')).toContain('Nothing left to do but end the turn.');
    for (const name of ['pay', 'wagon', 'place']) expect(done(name)).not.toContain('end the turn');
  });

  it('tells of the deck what is known of it', () => {
    const view = table('dials');
    const seat = must(view.viewer);
    must(view.state.own[String(seat)]).hand = [];
    Object.assign(must(view.state.open.players[seat]).deck, { cards: 12, top: 0, bottom: 2 });
    expect(show(Tray, { view }).textContent).toMatch(/12 in your deck; you know 2 at the bottom/);
  });

  it('offers the cards that may be put back', () => {
    const view = table('keep');
    expect(lit(show(Tray, { view }), 'card:')).toHaveLength(6);
  });
});

describe('around the board', () => {
  it('the prompt has a dial of five, or counts what is bought', () => {
    expect(show(Extra, { view: table('dials') }).querySelectorAll('[data-choice]')).toHaveLength(5);
    const one = fixture('barker');
    must(one.asked).question = 991;
    const view = tableOf(one);
    const root = show(Extra, { view });
    must(root.querySelector<HTMLElement>('[aria-label="One Camp more"]')).click();
    flushSync();
    expect(root.querySelector('b')?.textContent).toBe('1');
    // What each costs stands there at every size.
    expect([...root.querySelectorAll('small')].map((each) => each.textContent)).toEqual([
      '2 Bucks each',
      '2 Bucks each',
    ]);
  });

  it('panels and clock show what is open', () => {
    const view = table('dials');
    expect(show(Clock, { view }).textContent).toContain('Round 2');
    const root = show(Panel, { view, seat: must(view.viewer), narrow: false });
    expect(root.textContent).toContain('choosing');
  });

  it('tips and lessons point at rules and know when they are done', () => {
    expect(new Set(tips.map(({ id }) => id)).size).toBe(tips.length);
    const shown = (name: string) => tips.find((tip) => tip.when(table(name) as never))?.id;
    expect(shown('keep')).toBe('keep');
    expect(shown('wagon')).toBe('wagon');
    expect(shown('over')).toBeUndefined();
    const left = table('town');
    must(left.asked).moves.length = 1;
    expect(tips.find((tip) => tip.when(left as never))).toBeUndefined();
    expect(lessons.steps.every(({ say }) => say.length < 260)).toBe(true);
    expect(lessons.steps[0]?.until(table('keep') as never)).toBe(false);
    expect(lessons.steps[0]?.until(table('dials') as never)).toBe(true);
  });
});
