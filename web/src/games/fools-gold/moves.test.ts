import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { TableHands } from '../../lib/hands.svelte';
import { fixture, table, tableOf } from './fixtures';
import { attempt, gestures, takes } from './gestures';
import { aimId, cardId, parse, spaceId, thing, WILD } from './notation';
import { changes, preview } from './preview';
import { orders, plan, planned, takers } from './reserves.svelte';
import type { View } from './view';

const askedOf = (view: View) => must(view.asked);
const all = (view: View) => gestures(askedOf(view), view);
const of = (view: View, move: string) => must(all(view).find((each) => each.move.move === move));

describe('notation', () => {
  it('takes every legal move apart, and ids too', () => {
    for (const name of ['start', 'prospecting', 'reserve', 'mining', 'winter'])
      for (const { move } of must(fixture(name).asked).moves) expect(parse(move).kind).toBe(move.split(' ')[0]);
    expect(parse('place river 3')).toEqual({ kind: 'place', mine: 'river', space: 3 });
    expect(thing(spaceId('lake', -1))).toEqual({ kind: 'space', mine: 'lake', space: -1 });
    expect(thing('panel:1')).toBeNull();
    expect(() => parse('dig')).toThrow();
  });
});

describe('gestures', () => {
  it('offer every legal move by one press, a wild die by two', () => {
    for (const name of ['start', 'prospecting', 'mining', 'winter', 'last']) {
      const view = table(name);
      for (const { move } of askedOf(view).moves) expect(all(view).some((each) => each.move.move === move)).toBe(true);
    }
    const view = table('prospecting');
    expect(of(view, 'place forest 2')).toMatchObject({ piece: spaceId('forest', 2), target: null });
    expect(of(view, 'wild river')).toMatchObject({ piece: WILD, target: aimId('river') });
    expect(of(view, 'retrieve').label).toBe('Take back 1 coin');
  });

  it('ask before passing with miners, and not without', () => {
    expect(of(table('prospecting'), 'pass').confirm).toBe(
      '3 miners wait in reserve and do not act this year. You choose where.',
    );
    const none = structuredClone(fixture('prospecting'));
    must(none.own).holdings.miners = 0;
    expect(of(tableOf(none), 'pass').confirm).toBeUndefined();
  });

  it('have one gold button: the best card, or what is left to do', () => {
    const view = table('mining');
    expect(takes(askedOf(view), view).map(({ card, gain }) => [card, gain])).toEqual([
      ['gold_3', 8],
      ['gold_2', 7],
      ['gold_1', 6],
    ]);
    const gold = (name: string) =>
      all(table(name))
        .filter((each) => each.button === 'primary')
        .map(({ label }) => label);
    expect(gold('mining')).toEqual(['Take gold 3']);
    expect(gold('fool')).toEqual(['Take the gem']);
    const bare = structuredClone(fixture('mining'));
    must(bare.asked).moves = must(bare.asked).moves.filter(({ move }) => !move.startsWith('take'));
    expect(all(tableOf(bare)).find((each) => each.button === 'primary')?.label).toBe('2 coins');
    bare.open.year = 1853;
    expect(all(tableOf(bare)).find((each) => each.button === 'primary')?.label).toBe('Lie down');
  });

  it('ask the engine why not', () => {
    const view = table('prospecting');
    expect(attempt(null, spaceId('hills', 6), view)).toBe('place hills 6');
    expect(attempt(null, spaceId('hills', -1), view)).toBeNull();
    expect(attempt(WILD, spaceId('hills', 6), view)).toBe('wild hills');
    expect(attempt(null, cardId('gem'), table('mining'))).toBe('take gem');
    expect(attempt(null, spaceId('hills', 2), table('mining'))).toBeNull();
    expect(attempt(null, spaceId('hills', 2), tableOf({ ...fixture('start'), seat: null, asked: null }))).toBeNull();
  });
});

describe('the reserve', () => {
  const fresh = (question: number) => {
    const one = structuredClone(fixture('reserve'));
    must(one.asked).question = question;
    return tableOf(one);
  };

  it('is sent at once, mine by mine, when all have a place', () => {
    const view = fresh(71);
    const asked = askedOf(view);
    expect(takers(asked)).toHaveLength(5);
    for (const mine of ['lake', 'hills', 'lake'] as const) plan(asked, mine, 1, 4);
    expect(all(view).some((each) => each.label?.startsWith('Send'))).toBe(false);
    plan(asked, 'mountains', 1, 4);
    plan(asked, 'mountains', 1, 4); // there is no fifth
    const [send, ...more] = all(view);
    expect(more).toEqual([]);
    expect([must(send).move.move, ...must(must(send).then)]).toEqual([
      'reserve hills',
      'reserve mountains',
      'reserve lake',
      'reserve lake',
    ]);
    expect(must(send).label).toBe('Send 4 miners');
  });

  it('goes where it changes nothing in one press', () => {
    const one = structuredClone(fixture('reserve'));
    must(one.asked).question = 76;
    for (const mine of one.open.mines) mine.queue = [];
    const [gold, ...more] = all(tableOf(one));
    expect([more, gold?.button, gold?.label]).toEqual([[], 'primary', 'All 4 to Hills: no effect']);
    expect([gold?.move.move, ...must(gold?.then)]).toEqual(
      ['hills', 'hills', 'hills', 'hills'].map((mine) => `reserve ${mine}`),
    );
    must(one.asked).question = 77;
    must(one.own).holdings.miners = 1;
    expect(all(tableOf(one))[0]?.label).toBe('Your miner to Hills: no effect');
    must(one.own).holdings.miners = 4;
    // With a miner at work the choice is real: no gold on throwing it away.
    must(one.open.mines[0]).queue = [{ seat: must(one.asked).seat, space: 2, count: 1 }];
    plan(must(one.asked), 'hills', 1, 4);
    const [rest] = all(tableOf(one));
    expect([rest?.button, rest?.label]).toEqual(['secondary', 'The other 3 to Forest: no effect']);
    expect([rest?.move.move, ...must(rest?.then)]).toEqual([
      'reserve hills',
      'reserve forest',
      'reserve forest',
      'reserve forest',
    ]);
  });

  it('is one message to the table', () => {
    const view = fresh(75);
    const asked = askedOf(view);
    for (const mine of ['river', 'river', 'hills', 'lake'] as const) plan(asked, mine, 1, 4);
    const sent: string[][] = [];
    const hands = new TableHands({
      asked: () => asked,
      gestures: () => all(view),
      implied: () => null,
      attempt: () => null,
      send: (_, moves) => sent.push(moves),
      why: () => undefined,
      nothing: () => undefined,
      pressed: () => false,
      confirm: () => 'irreversible',
      touch: () => false,
    });
    hands.answer(must(hands.answers[0]));
    expect(sent).toEqual([['reserve hills', 'reserve river', 'reserve river', 'reserve lake']]);
  });

  it('can be changed, never below nothing, and is forgotten with its question', () => {
    const asked = askedOf(fresh(72));
    plan(asked, 'river', -1, 4);
    expect(orders(planned(asked))).toEqual([]);
    plan(asked, 'river', 1, 4);
    plan(asked, 'river', -1, 4);
    plan(asked, 'forest', 1, 4);
    expect(orders(planned(asked))).toEqual(['reserve forest']);
    expect(planned(askedOf(fresh(73)))).toEqual([0, 0, 0, 0, 0]);
  });

  it('goes only where the engine still takes it', () => {
    const late = structuredClone(fixture('reserve'));
    must(late.asked).question = 74;
    must(late.asked).moves = must(late.asked).moves.slice(3);
    const asked = must(late.asked);
    plan(asked, 'hills', 1, 4);
    plan(asked, 'lake', 1, 4);
    expect(orders(planned(asked))).toEqual(['reserve lake']);
  });
});

describe('what a move would do', () => {
  const says = (name: string, move: string) => {
    const view = table(name);
    return preview(of(view, move), view);
  };

  it('is told with its price, its yield and the turn to choose', () => {
    expect(says('prospecting', 'place hills 3')).toEqual([
      'Pay 3 coins; 2 left.',
      '1 miner × 3 dice: 3 cards.',
      expect.stringMatching(/^About 1\.\d to take; \d\d % at least one\.$/),
      'You would choose alone.',
    ]);
    expect(says('prospecting', 'place lake 5').at(-1)).toBe('You would choose second of 4.');
    expect(says('prospecting', 'place forest 0')[0]).toBe('Free; 5 coins left.');
  });

  it('is told of a wild die', () => {
    expect(says('prospecting', 'wild river')).toEqual([
      'Free; 5 coins left.',
      'It opens the mine; every space stays free.',
    ]);
    expect(says('prospecting', 'wild hills')).toEqual(['Pay 3 coins; 2 left.', 'It takes space 2.']);
  });

  it('is told of a card: missing mine, fool’s gold, gems', () => {
    expect(says('mining', 'take gold_3')[0]).toBe('+8 for you now: 3 nuggets, and no more −5 for Hills.');
    expect(says('fool', 'take gold_1')[0]).toBe(
      '0 for you now: Forest is your richest mine, so today it is fool’s gold.',
    );
    expect(says('fool', 'take gem')[0]).toBe('Topaz: +2 for you. 2 gems in your set then.');
  });

  it('is told of coins and of Winter', () => {
    expect(says('mining', 'coins')).toEqual(['2 more to spend in each of the 2 years to come.']);
    expect(says('last', 'coins')).toEqual(['Coins are worth nothing in the last year.']);
    expect(says('mining', 'lie_down')[1]).toMatch(/^About \d\.\d to take then; \d\d % at least one\.$/);
  });

  it('is told for every move, and its points stand on the panel', () => {
    for (const name of ['start', 'prospecting', 'mining', 'fool', 'winter', 'last']) {
      const view = table(name);
      for (const gesture of all(view)) expect(preview(gesture, view).join(' ')).toMatch(/^[A-Z0-9+].*\.$/);
    }
    const view = table('mining');
    expect(changes(of(view, 'take gold_3'), view)).toEqual([{ seat: 1, points: 8 }]);
    expect(changes(of(view, 'coins'), view)).toEqual([]);
  });
});
