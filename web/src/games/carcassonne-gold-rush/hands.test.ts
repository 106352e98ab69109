import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { fixture, table, tableOf } from './fixtures';
import { attempt, gestures } from './gestures';
import { clockwise, fitAt, fitting, laidAt, layAt, passOver, shownAt, turn, turnsAt } from './laying.svelte';
import { parse, placeId, spotId, squareId, tentId, thing } from './notation';
import { preview } from './preview';
import { spotsOf } from './spots';

describe('notation', () => {
  it('takes every legal move apart, and ids too', () => {
    for (const name of ['start', 'act', 'mid', 'mining', 'late'])
      for (const { move } of must(fixture(name).asked).moves) expect(parse(move).kind).toBe(move.split(' ')[0]);
    expect(parse('place -3 12 2')).toEqual({ kind: 'place', x: -3, y: 12, rotation: 2 });
    expect(thing(tentId({ x: -1, y: 2 }, 'm1'))).toEqual({ kind: 'tent', x: -1, y: 2, segment: 'm1' });
    expect(thing('panel:1')).toBeNull();
    expect(() => parse('dig')).toThrow();
  });
});

describe('laying the tile', () => {
  const asked = () => structuredClone(must(fixture('mid').asked));

  it('knows the squares and the ways round that fit', () => {
    const question = asked();
    const fits = fitting(question);
    expect(fits.flatMap((fit) => fit.turns)).toHaveLength(question.moves.length);
    expect(new Set(fits.map(squareId)).size).toBe(fits.length);
  });

  it('turns only through ways round that fit where it lies', () => {
    const question = { ...asked(), question: 7 };
    const fit = must(
      fitting(question).find((each) => each.turns.length > 1 && each.turns.length < 4) ?? fitting(question)[0],
    );
    layAt(question, fit);
    expect(laidAt(question)).toBe(fit);
    const seen = new Set<number>();
    for (let i = 0; i < 8; i++) {
      expect(fit.turns).toContain(turnsAt(question, fit));
      seen.add(turnsAt(question, fit));
      turn(question);
    }
    expect([...seen].sort()).toEqual(fit.turns);
    const before = turnsAt(question, fit);
    turn(question, 1);
    turn(question, -1);
    expect(turnsAt(question, fit)).toBe(before);
  });

  it('is forgotten with its question, and shown under the pointer until it lies', () => {
    const question = { ...asked(), question: 8 };
    const [one, other] = fitting(question);
    passOver(question, must(one));
    expect(shownAt(question)).toBe(one);
    layAt(question, must(other));
    expect(shownAt(question)).toBe(other);
    const next = { ...asked(), question: 9 };
    expect(shownAt(next)).toBeNull();
    expect(fitAt(next, { x: 99, y: 99 })).toBeNull();
  });

  it('goes clockwise to the next way that fits', () => {
    expect(clockwise([1, 3], 2)).toBe(3);
    expect(clockwise([0, 1], 2)).toBe(0);
  });
});

describe('gestures', () => {
  it('place by square and way round, with a button where the tile lies', () => {
    const question = { ...structuredClone(must(fixture('mid').asked)), question: 20 };
    expect(gestures(question).every((each) => each.piece === 'tile')).toBe(true);
    const fit = must(fitting(question)[0]);
    layAt(question, fit);
    const button = must(gestures(question).find((each) => each.button === 'primary'));
    expect(button.label).toBe('Place here');
    expect(button.move.move).toBe(`place ${fit.x} ${fit.y} ${turnsAt(question, fit)}`);
    expect(gestures(question).some((each) => each.target === placeId(fit, must(fit.turns[0])))).toBe(true);
  });

  it('offer every answer of the second step', () => {
    const question = must(fixture('mining').asked);
    const all = gestures(question);
    for (const { move } of question.moves)
      expect(
        all.some((each) => each.move.move === move),
        move,
      ).toBe(true);
    expect(all.filter((each) => each.piece === null).map((each) => each.label)).toEqual(
      expect.arrayContaining(['Mine', 'Nothing']),
    );
    // What can be done is left behind by no gold button.
    expect(all.filter(({ button }) => button === 'primary')).toEqual([]);
    const pass = question.moves.filter(({ move }) => move === 'pass');
    expect(gestures({ ...question, moves: pass })).toMatchObject([{ label: 'Nothing', button: 'primary' }]);
  });

  it('show one tent place on each mountain, and all of them when asked', () => {
    const view = table('mining');
    const tents = (every: boolean) => spotsOf(view, every).filter((each) => each.kind === 'tent');
    expect(tents(true)).toHaveLength(must(view.asked).moves.filter(({ move }) => move.startsWith('tent')).length);
    const mountains = tents(false).map((each) => each.on?.feature.index);
    expect(new Set(mountains).size).toBe(mountains.length);
    expect(spotsOf(view, false).some((each) => each.kind === 'mine')).toBe(true);
    expect(spotsOf(tableOf({ ...fixture('mining'), seat: null }), true)).toEqual([]);
  });

  it('ask the engine why not', () => {
    expect(attempt(null, 'square:0,0', table('mid'))).toMatch(/^place 0 0 [0-3]$/);
    expect(attempt(null, 'square:40,40', table('mid'))).toBeNull();
    expect(attempt(null, spotId('p0'), table('mining'))).toBe('cowboy p0');
    expect(attempt(null, spotId('p7'), table('mining'))).toBeNull();
    expect(attempt(null, 'mine', table('act'))).toBe('mine');
    expect(attempt(null, 'square:0,0', tableOf({ ...fixture('mid'), seat: null, asked: null }))).toBeNull();
  });
});

describe('what each would earn', () => {
  it('is told for every answer', () => {
    const view = table('mining');
    const lines = must(view.asked).moves.map((move) => preview({ move, piece: null, target: null }, view));
    for (const line of lines) expect(line.join(' ')).toMatch(/^[A-Z].*\.$/);
    const of = (start: string) =>
      must(lines[must(view.asked).moves.findIndex(({ move }) => move.startsWith(start))]).join(' ');
    expect(of('mine')).toMatch(/^Take the top token of \d+: \d\.\d on average\. Only you will see it\.$/);
    expect(of('cowboy c0')).toMatch(/^Merchant: /);
    expect(of('cowboy p0')).toContain('He stays until the end of the game.');
    expect(of('tent')).toMatch(/tent: \d+ tokens? here/);
  });
});
