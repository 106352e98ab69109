import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { must, show } from '../../lib/testing';
import Back from './art/Back.svelte';
import Board from './Board.svelte';
import Clock from './Clock.svelte';
import Extra from './Extra.svelte';
import { table } from './fixtures';
import { deedId } from './notation';
import Panel from './Panel.svelte';
import Tray from './Tray.svelte';
import { deckNames } from './types';
import type { View } from './view';

const board = (view: View) => show(Board, { view });
const lit = (root: Element, kind: string) => root.querySelectorAll(`.target.lit[data-id^="${kind}:"]`).length;

describe('the board', () => {
  it('has every tile as a button with a name, and one of them for Tab', () => {
    const view = table('start');
    const tiles = [...board(view).querySelectorAll('[data-id^="tile:"]')];
    expect(tiles).toHaveLength(view.state.open.tiles.length);
    for (const tile of tiles) expect(tile.getAttribute('aria-label')).toMatch(/^.{10,}\.$/);
    expect(tiles.filter((tile) => tile.getAttribute('tabindex') === '0')).toHaveLength(1);
  });

  it('lights just the tiles that the engine allows, with their price', () => {
    const view = table('settle');
    const legal = new Set(must(view.asked).moves.flatMap(({ move }) => /^settle (\w+)/.exec(move)?.[1] ?? []));
    const root = board(view);
    expect(lit(root, 'tile')).toBe(legal.size);
    expect(root.querySelectorAll('.price')).toHaveLength(legal.size);
  });

  it('shows borders only while a road is in hand', () => {
    expect(lit(board(table('build')), 'border')).toBe(0);
    const view = table('build', deedId('road'));
    const roads = must(view.asked).moves.filter(({ move }) => move.startsWith('road'));
    expect(lit(board(view), 'border')).toBe(roads.length);
  });

  it('turns up the two events for the one who chooses', () => {
    expect(lit(board(table('event')), 'event')).toBe(2);
  });

  it('shows both sides of an offer and what it is worth', () => {
    const root = board(table('offer'));
    expect(root.querySelector('.matter')?.textContent).toMatch(/offers you a trade.*gives.*You give.*Worth/s);
  });

  it('opens a sheet for a vote and for an attack', () => {
    expect(lit(board(table('vote')), 'ballot')).toBeGreaterThan(1);
    expect(board(table('defend')).querySelector('.matter')?.textContent).toMatch(/Attack on the/);
  });

  it('shows where an explored tile fits', () => {
    expect(lit(board(table('place')), 'cell')).toBeGreaterThan(0);
  });

  it('takes a market tile by press', () => {
    const view = table('market');
    const pressed = vi.spyOn(view.hands, 'press');
    const root = board(view);
    const tiles = [...root.querySelectorAll('.target.lit[data-id^="tile:"]')];
    const other = must(tiles.find((tile) => tile.getAttribute('aria-pressed') === 'false'));
    other.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(other.getAttribute('aria-pressed')).toBe('true');
    expect(pressed).not.toHaveBeenCalled();
  });

  it('offers nothing to onlookers', () => {
    const view = table('settle');
    const root = board({ ...view, viewer: null, asked: null, hands: { ...view.hands, seat: null, lit: () => false } });
    expect(root.querySelectorAll('.target.lit')).toHaveLength(0);
  });
});

describe('around the board', () => {
  it('has people with medallions in the tray, and their abilities from Standard on', () => {
    const cards = show(Tray, { view: table('people') }).querySelectorAll('.card');
    expect(cards.length).toBe(must(table('people').state.own[String(must(table('people').viewer))]).hand.length);
    expect(show(Tray, { view: table('people') }).querySelectorAll('.can.now').length).toBeGreaterThan(0);
    expect(show(Tray, { view: table('settle') }).querySelectorAll('.can')).toHaveLength(0);
  });

  it('tells decks apart without their colours, also by ear', () => {
    const signs = deckNames.map((deck) =>
      must(show(Back, { deck, height: 16 }).querySelector('path')).getAttribute('d'),
    );
    expect(new Set(signs).size).toBe(deckNames.length);
    const view = table('people');
    expect(show(Tray, { view }).querySelectorAll('.card .deck path').length).toBeGreaterThan(0);
    const panel = show(Panel, { view, seat: 0, narrow: false });
    for (const deck of panel.querySelectorAll('.decks > span')) {
      expect(deck.querySelector('path')).not.toBeNull();
      expect(deck.querySelector('.ear')?.textContent).toMatch(/^\d+ [a-z]/);
    }
  });

  it('counts in panels and clock', () => {
    const view = table('over');
    const text = show(Panel, { view, seat: 1, narrow: false }).textContent;
    expect(text).toContain(String(must(view.state.open.players[1]).settlements));
    expect(show(Clock, { view: table('start') }).textContent).toMatch(/Beginner.*Round 1 of \d+.*unsettled/s);
    expect(show(Clock, { view: table('build') }).textContent).toMatch(/cities.*0 of 5/);
    const advanced = show(Clock, { view: table('people') });
    expect(advanced.querySelectorAll('.built')).toHaveLength(3);
    expect(advanced.textContent).toMatch(/cities.*of \d+.*missions.*of \d+.*presidios.*of \d+/s);
  });

  it('offers products in the prompt bar while a market is chosen', () => {
    expect(show(Extra, { view: table('market') }).querySelectorAll('[role="radio"]').length).toBeGreaterThan(0);
    expect(show(Extra, { view: table('start') }).querySelectorAll('[role="radio"]')).toHaveLength(0);
  });
});
