import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { ask } from './asking';
import { checklist, choreOf } from './chores';
import { drawerOf } from './drawers';
import { explain } from './explain';
import { fixture, table } from './fixtures';
import { flights } from './flights';
import { attempt, gestures, paymentWords } from './gestures';
import { parse } from './moves';
import { lasts, REVEAL } from './pacing';
import { places } from './places';
import { plan, planned } from './plans.svelte';
import { changes, consequences } from './preview';
import { roundOf } from './rounds';
import { sceneOf } from './scenes';
import { edition, type GameEvent, type View } from './view';
import { labelOf, placeOf } from './where';

const QUESTIONS = ['keep', 'dials', 'workday', 'river', 'town', 'barker', 'ability', 'wagon', 'city', 'settle'];
const MORE = ['place', 'take', 'barrel', 'pay', 'discard', 'trade'];
const all = (view: View) => gestures(must(view.asked), view);
const kind = (move: string) => parse(move).kind;

describe.each([...QUESTIONS, ...MORE])('at the question %s', (name) => {
  const view = table(name);

  it('every legal move can be made by hand', () => {
    const made = new Set(all(view).map(({ move }) => move.move));
    const left = must(view.asked).moves.filter(({ move }) => !made.has(move));
    // What is bought is counted first.
    expect(left.filter(({ move }) => kind(move) !== 'buy')).toEqual([]);
  });

  it('there is a headline, and at most one gold button', () => {
    expect(ask(must(view.asked), view).head).toMatch(/[.?]$/);
    expect(all(view).filter(({ button }) => button === 'primary').length).toBeLessThan(2);
  });

  it('says what each move would do, in whole sentences', () => {
    for (const gesture of all(view))
      for (const { text } of consequences(gesture, view)) expect(text).toMatch(/^[A-Z0-9].*[.?]$/);
  });

  it('where one thing has several meanings each has a name', () => {
    // Two Barrels of a kind are alike.
    const aimed = all(view).filter(({ target, move }) => target !== null && kind(move.move) !== 'take');
    for (const { target } of aimed) {
      const list = aimed.filter((each) => each.target === target);
      if (list.length > 1) expect(new Set(list.map(({ label }) => label)).size).toBe(list.length);
    }
  });
});

describe('a turn', () => {
  it('has a line of the list for every move but the end', () => {
    for (const name of ['workday', 'river', 'town', 'barker', 'ability']) {
      const view = table(name);
      for (const { move } of must(view.asked).moves)
        if (kind(move) !== 'end') expect(choreOf(parse(move), view), `${name}: ${move}`).not.toBeNull();
    }
  });

  it('builds by Hammer with the Common, by Saw with the Boom', () => {
    const view = table('town');
    const list = checklist(view);
    for (const { move } of must(view.asked).moves) {
      const { kind: what, b } = parse(move);
      if (what !== 'build') continue;
      expect(choreOf(parse(move), view)?.action).toBe(b === 'saw' ? 'boom' : 'common');
    }
    expect(list.length).toBeGreaterThan(0);
  });

  it('opens the list, and the hand or the town where they are in play', () => {
    expect(drawerOf(table('town'))).toBe('turn');
    expect(drawerOf(table('keep'))).toBe('hand');
    expect(drawerOf(table('discard'))).toBe('hand');
    // Others may look on: what concerns the board alone does not turn up the hand.
    for (const name of ['wagon', 'pay', 'city', 'take']) expect(drawerOf(table(name)), name).toBe('turn');
    const between = table('town');
    between.asked = null;
    expect(drawerOf(between)).toBe('turn');
    expect(sceneOf(table('wagon'))).toBe('frontier');
    expect(sceneOf(table('take'))).toBe('store');
    expect(sceneOf(table('dials'))).toBe('wheel');
  });

  it('counts what is to be bought before it offers to buy', () => {
    const view = table('barker');
    const asked = must(view.asked);
    const buys = () => all(view).filter(({ move, target }) => kind(move.move) === 'buy' && target === null);
    expect(buys()).toEqual([]);
    plan(asked, { camps: 1, horses: 0 });
    expect(buys().map(({ move, label }) => [move.move, label])).toEqual([
      ['buy 1 0', `Buy for ${edition(view).barker.camp_bucks} Bucks`],
    ]);
    plan(asked, { camps: 0 });
  });

  it('takes all that is free at one press', () => {
    const all4 = must(all(table('ability')).find(({ label }) => label === 'Take all that is free'));
    expect([all4.move.move, ...must(all4.then)]).toEqual([
      'mill',
      'mill',
      'ability poker_hall 1',
      'ability poker_hall 2',
    ]);
    expect(all(table('town')).some(({ label }) => label === 'Take all that is free')).toBe(false);
  });

  it('says how so many Nuggets would pay', () => {
    const view = table('pay');
    const open = view.state.open;
    open.due = 4;
    open.gold.value = 3;
    expect(paymentWords(view, 0)).toBe('4 Bucks');
    expect(paymentWords(view, 1)).toBe('1 Buck and 1 Gold');
    expect(paymentWords(view, 2)).toBe('2 Gold');
  });

  it('asks again for a card that others see, and for nothing alone', () => {
    const asked = () => all(view).filter(({ confirm }) => confirm !== undefined);
    let view = table('town');
    expect(asked().length).toBeGreaterThan(0);
    for (const { label } of asked()) expect(label).toMatch(/^Build [A-Z]/);
    view = table('town');
    view.seats = view.seats.slice(0, 1);
    expect(asked()).toEqual([]);
  });

  it('says in a list what each thing brings', () => {
    const labels = (name: string, list: string) =>
      all(table(name)).flatMap(({ target, label }) => (target?.startsWith(list) ? [label] : []));
    expect(labels('river', 'chore:')).toEqual(expect.arrayContaining([expect.stringMatching(/^River 3: \d \+ \d/)]));
    expect(labels('river', 'chore:')).toEqual(expect.arrayContaining([expect.stringMatching(/Bridge.*: now \d/)]));
    expect(labels('town', 'chore:')).toEqual(expect.arrayContaining(['Build Brewery: 8']));
    expect(labels('river', 'column:')).toContain('River 3, Hammer');
  });

  it('takes no Barrel only when told so', () => {
    expect(all(table('take')).find(({ move }) => move.move === 'done')).toMatchObject({
      label: 'Take none',
      button: 'secondary',
    });
  });

  it('says when Gold can be sold again', () => {
    const view = table('trade');
    expect(ask(must(view.asked), view).line).toContain('next round');
    view.state.open.round = 3;
    expect(ask(must(view.asked), view).line).toContain('the last chance');
  });

  it('flags the points that a move wins at once', () => {
    const view = table('town');
    const build = must(all(view).find(({ move }) => kind(move.move) === 'build'));
    expect(changes(build, view)).toEqual([{ seat: view.hands.seat, points: expect.any(Number) as number }]);
    expect(must(changes(build, view)[0]).points).toBeGreaterThan(4);
  });
});

describe('the dial', () => {
  it('is set after it was thought of', () => {
    const view = table('dials');
    const asked = must(view.asked);
    const button = () => all(view).find(({ button: as }) => as === 'primary');
    expect(button()).toBeUndefined();
    plan(asked, { site: 4 });
    expect(button()?.move.move).toBe('dial 4');
    expect(button()?.label).toMatch(/^Set dial: 4/);
    expect(ask(asked, view).line).toMatch(/Boom/);
  });
});

describe('things on the board', () => {
  it('explain themselves, lit or not', () => {
    const view = table('river');
    for (const id of ['site:1', 'space:cool', 'land:natoma', 'row:0', 'bridge:town', 'column:0', 'card:saloon']) {
      const said = must(explain(view, id));
      expect(said.title).not.toBe('');
      expect(said.lines.length, id).toBeGreaterThan(0);
    }
    expect(explain(view, 'panel:0')).toBeNull();
  });

  it('ask the engine why not', () => {
    const view = table('river');
    expect(attempt(null, 'column:1', view)).toBe('river 2 hammer');
    expect(attempt(null, 'row:0', view)).toBe('row 1');
    expect(attempt(null, 'panel:0', view)).toBeNull();
  });

  it('ask the engine why not of a line of the list too', () => {
    const view = table('town');
    const boom = checklist(view).find(({ action }) => action === 'boom');
    const [card = ''] = must(view.state.own[String(view.viewer)]).hand;
    expect(attempt(null, `chore:${must(boom).at}`, view)).toBe(`build ${card} saw`);
    expect(attempt(null, 'action:boom', view)).toBe(`build ${card} saw`);
    expect(attempt(null, 'chore:0', table('workday'))).toBe('mill');
    const river = table('river');
    expect(attempt(null, 'action:common', river)).toMatch(/^river \d hammer$/);
    // At the Barker the line itself offers what may be bought.
    const bought = all(table('barker')).filter(({ target, move }) => target !== null && kind(move.move) === 'buy');
    expect(bought.map(({ label }) => label)).toContain('1 Horse, 1 Camp');
  });
});

describe('what happens', () => {
  const told = fixture('events') as unknown as GameEvent[];
  it('touches things of the table', () => {
    for (const event of told) {
      const { from, to } = places(event);
      for (const id of [from, to]) if (id !== null) expect(id).toMatch(/^\w+(:\w+)?$/);
    }
    expect(told.map(({ kind: what }) => what)).toEqual(
      expect.arrayContaining(['wagon', 'pioneer', 'bust', 'shootout']),
    );
  });

  it('counts the dials in, and then all turn up together', () => {
    const first = must(told.find(({ kind: what }) => what === 'pioneer'));
    const reveal = [0, 1, 2].map((seat) => ({ ...first, n: seat + 1, seat }));
    expect(flights(reveal).map(({ delay }) => delay)).toEqual([REVEAL, REVEAL, REVEAL]);
    expect(lasts(reveal)).toBeGreaterThan(REVEAL);
    expect(lasts(told.filter(({ kind: what }) => what === 'gain'))).toBeLessThan(REVEAL);
  });

  it('lets the end of a Shootout be read', () => {
    const end = must(told.find(({ kind: what }) => what === 'shootout'));
    expect(lasts([end])).toBeGreaterThan(3000);
  });

  it('keeps what one thinks of from whoever is handed the screen', () => {
    const asked = must(table('dials').asked ?? undefined);
    plan(asked, { site: 2 });
    expect(planned(asked).site).toBe(2);
    expect(planned({ ...asked, seat: asked.seat + 1 }).site).toBeNull();
  });

  it('names every Boom that the Banjo Man may borrow', () => {
    const view = table('workday');
    const { barker } = view.state.open.wheel;
    expect(placeOf(parse('borrow 6'), view)).toBe(`site:${barker}`);
    expect(labelOf(parse('borrow 6'), view)).toBe('Barker');
  });

  it('sends pieces on their way', () => {
    const kinds = flights(told).map(({ piece }) => piece.kind);
    expect(kinds).toEqual(expect.arrayContaining(['pawn', 'wagon', 'thing']));
    const wagon = must(flights(told).find(({ piece }) => piece.kind === 'wagon'));
    expect(wagon.from).toMatch(/^space:/);
    expect(wagon.lands).toMatch(/^wagon:/);
  });

  it('a tie leaves the Bust on the Signpost', () => {
    const { wheel } = structuredClone(fixture('workday').open);
    for (const site of wheel.sites) site.pioneers = site.site < 4 ? [site.site - 1] : [];
    wheel.revealed = true;
    expect(roundOf({ wheel }).tied).toBe(true);
    must(wheel.sites[0]).pioneers = [0, 1];
    must(wheel.sites[1]).pioneers = [];
    expect(roundOf({ wheel }).tied).toBe(false);
  });
});
