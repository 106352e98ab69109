import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { must, show } from '../../lib/testing';
import Board from './Board.svelte';
import { claimsOf } from './claims';
import Clock from './Clock.svelte';
import events from './fixtures/events.json';
import { fixture, table, tableOf } from './fixtures';
import { flights } from './flights';
import { lessons } from './lessons';
import { fitsOf, lookedAt, looking, lookOn, spotAt } from './looking.svelte';
import Panel from './Panel.svelte';
import { pilesOf } from './piles';
import { places } from './places';
import { retell } from './telling';
import { tips } from './tips';
import Tray from './Tray.svelte';
import { extentOf, type GameEvent, type View } from './view';
import { boardSentence, featureSentence, squareSentence, whereIs } from './words';

const board = (view: View) => show(Board, { view });
const targets = (root: Element) => [...root.querySelectorAll('.target')];
const ids = (root: Element) => targets(root).map((each) => must(each.getAttribute('data-id')));

describe('the board', () => {
  it('draws every tile, figure and pile', () => {
    const view = table('late');
    const root = board(view);
    expect(root.querySelectorAll('[data-id^="land:"]')).toHaveLength(view.state.open.tiles.length);
    expect(pilesOf(view)).toHaveLength(view.state.open.mountains.filter((each) => each.tokens > 0).length);
  });

  it('has every square that fits as a button with a sentence for its name, one of them for Tab', () => {
    const view = table('mid');
    const root = board(view);
    const squares = new Set(must(view.asked).moves.map(({ move }) => move.split(' ').slice(1, 3).join()));
    expect(ids(root)).toHaveLength(squares.size);
    for (const each of targets(root)) {
      expect(each.getAttribute('role')).toBe('button');
      expect(each.getAttribute('aria-label')).toMatch(/^Free square .*\.$/);
    }
    expect(root.querySelectorAll('.target[tabindex="0"]')).toHaveLength(1);
  });

  it('places with Enter what the arrows have reached', () => {
    const view = table('mid');
    const press = vi.spyOn(view.hands, 'press');
    const square = must(targets(board(view))[0]);
    square.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    expect(press).toHaveBeenCalledTimes(1);
    expect(press.mock.calls[0]?.[0]).toMatch(/^place:/);
  });

  it('lays with a first click and does not place with it', () => {
    const view = table('mid');
    const press = vi.spyOn(view.hands, 'press');
    const root = board(view);
    const square = must(targets(root)[0]);
    square.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    flushSync();
    expect(press).not.toHaveBeenCalled();
    expect(root.querySelector('.shadow')).not.toBeNull();
  });

  it('offers spots in the second step, and nothing to onlookers or after the end', () => {
    expect(ids(board(table('mining'))).some((id) => id.startsWith('spot:'))).toBe(true);
    expect(ids(board(table('over')))).toHaveLength(0);
    expect(ids(board(tableOf({ ...fixture('mid'), seat: null, own: null, asked: null })))).toHaveLength(0);
  });
});

describe('around the board', () => {
  it('keeps token values for their owner', () => {
    const view = table('late');
    const seat = must(view.viewer);
    const text = (each: number) => show(Panel, { view, seat: each, narrow: false }).textContent;
    const held = must(fixture('late').open.players[seat]).tokens;
    expect(text(seat).includes(`worth ${must(fixture('late').own).gold}`)).toBe(held > 0);
    for (const other of [0, 1, 2].filter((each) => each !== seat)) expect(text(other)).not.toContain('worth');
  });

  it('counts the stack by face', () => {
    const view = table('late');
    const tray = show(Tray, { view });
    const counts = [...tray.querySelectorAll('figcaption')].map((each) => Number(each.textContent.replace('×', '')));
    expect(counts.reduce((a, b) => a + b, 0)).toBe(view.state.open.stack);
    expect(show(Clock, { view }).textContent).toContain(`${view.state.open.stack} tiles left`);
  });

  it('lists claims, the most valuable first', () => {
    const claims = claimsOf(table('late'));
    expect(claims.length).toBeGreaterThan(3);
    claims.forEach((claim, i) => expect(claim.worth).toBeLessThanOrEqual(claims[i - 1]?.worth ?? Infinity));
  });
});

describe('looking', () => {
  it('finds the whole of a feature under a point', () => {
    const view = table('late');
    looking.spot = spotAt(view, { x: 0, y: 0 }, { x: 50, y: 8 });
    const feature = must(lookedAt(view));
    expect(feature.kind).toBe('mountain');
    expect(extentOf(view, feature).length).toBeGreaterThan(1);
    looking.spot = null;
    expect(lookedAt(view)).toBeNull();
  });

  it('goes round everything on the land by key, what was laid last first', () => {
    const view = table('late');
    const { mountains, railroads, cities, prairies, tiles } = view.state.open;
    const seen = new Set<string>();
    const spot = () => looking.spot;
    looking.spot = null;
    lookOn(view, 1);
    expect(spot()).toMatchObject({ x: tiles.at(-1)?.x, y: tiles.at(-1)?.y });
    while (spot() !== null) {
      seen.add(JSON.stringify(lookedAt(view)));
      lookOn(view, 1);
    }
    expect(seen.size).toBe(mountains.length + railroads.length + cities.length + prairies.length);
    lookOn(view, -1);
    expect(spot()).not.toBeNull();
    looking.spot = null;
  });

  it('knows where a face would fit, as the engine does', () => {
    const view = table('mid');
    const squares = new Set(must(view.asked).moves.map(({ move }) => move.split(' ').slice(1, 3).join()));
    const found = fitsOf(view, must(view.state.open.hand)).map(({ x, y }) => `${x},${y}`);
    expect(new Set(found)).toEqual(squares);
  });
});

describe('events', () => {
  const all = events as GameEvent[];

  it('have a place on the table, every kind of them', () => {
    for (const event of all) {
      const { from, to } = places(event);
      if (!['over'].includes(event.kind)) expect(from ?? to, event.kind).not.toBeNull();
    }
  });

  it('fly: tiles, figures, tokens and points', () => {
    const view = table('over');
    const kinds = new Set(flights(all, view).map((flight) => flight.piece.kind));
    expect(kinds).toEqual(new Set(['tile', 'cowboy', 'tent', 'token', 'points']));
    const token = flights(
      all.filter((event) => event.kind === 'tokens'),
      view,
    )[0];
    expect(token?.piece).toEqual({ kind: 'token', value: null });
  });
});

describe('words', () => {
  it('tell places from the start', () => {
    expect(whereIs({ x: 2, y: -1 })).toBe('2 east, 1 north of the start');
    expect(whereIs({ x: 0, y: 0 })).toBe('on the start tile');
  });

  it('of the log say where', () => {
    const { tiles } = table('late').state.open;
    const told = retell(events as GameEvent[], { tiles });
    for (const { kind, text } of told) {
      if (['place', 'tent', 'railroad', 'mountain'].includes(kind)) expect(text).toMatch(/ of the start$| start tile$/);
      if (['draw', 'pass', 'turn'].includes(kind)) expect(text).not.toMatch(/ start/);
    }
    expect(told.filter(({ kind }) => kind === 'place').length).toBeGreaterThan(0);
  });

  it('tell features and squares in whole sentences', () => {
    const view = table('late');
    const open = view.state.open;
    const lists = { mountain: open.mountains, railroad: open.railroads, city: open.cities, prairie: open.prairies };
    for (const kind of ['mountain', 'railroad', 'city', 'prairie'] as const)
      lists[kind].forEach((_, index) =>
        expect(featureSentence(view, { kind, index })).toMatch(/^(Mountain|Railroad|City|Prairie).* Cowboys: .+\.$/),
      );
    expect(squareSentence(view, { x: 99, y: 0 }, 0)).toBe('Free square 99 east of the start.');
    expect(boardSentence(view)).toMatch(/^The land, \d+ tiles\. Tile in hand: .*cowboys? at home/);
  });
});

describe('tips and lessons', () => {
  const shown = (name: string) => tips.filter((tip) => tip.when(table(name) as never)).map((tip) => tip.id);

  it('come at the moment they matter', () => {
    expect(shown('start')).toEqual(['place']);
    expect(shown('act')).toContain('act');
    expect(shown('mining')).toEqual(expect.arrayContaining(['mine', 'city']));
    expect(shown('late')).toContain('end');
    expect(tips.filter((tip) => tip.when(tableOf({ ...fixture('mid'), asked: null }) as never))).toEqual([]);
  });

  it('are one short sentence or two, with a rule', () => {
    for (const tip of tips) {
      expect(tip.text.length, tip.id).toBeLessThan(120);
      expect(tip.rule).toMatch(/^CG\d{3}$/);
      expect(tip.text).not.toContain('!');
    }
  });

  it('lead from the first tile on', () => {
    const [first, second] = lessons.steps;
    expect(first?.until(table('start') as never)).toBe(false);
    expect(first?.until(table('act') as never)).toBe(true);
    expect(second?.until(table('act') as never)).toBe(false);
    for (const step of lessons.steps) expect(step.say).not.toContain('!');
  });
});
