import { describe, expect, it } from 'vitest';
import { eventFor, eventForAll, haveSecrets, stateFor } from '../src/table/discreet';
import { asked, event, state } from './make';

const dug = event(3, { text: 'Blue digs', own: { 0: { text: 'Blue digs: 2 nuggets', nuggets: 2 } } });

describe('people at one screen', () => {
  it('each reads an event as he knows it, and only then', () => {
    expect(eventFor(dug, 0)).toEqual({ ...event(3, { text: 'Blue digs: 2 nuggets' }), nuggets: 2 });
    for (const seat of [1, null]) expect(eventFor(dug, seat)).toEqual(event(3, { text: 'Blue digs' }));
    expect(eventForAll(dug).text).toBe('Blue digs: 2 nuggets');
  });

  it('only what the holder has, is asked and has scored goes to the page', () => {
    const all = state(3, {
      events: [dug],
      own: { 0: { purse: 2 }, 1: { purse: 5 } },
      asked: [asked(1, ['a']), { ...asked(1, ['b']), seat: 1 }],
      scores: [
        { seat: 0, items: [], total: null, own: { items: [], total: 2 } },
        { seat: 1, items: [], total: null, own: { items: [], total: 5 } },
      ],
    });
    const shown = stateFor(all, 1);
    expect(shown.own).toEqual({ 1: { purse: 5 } });
    expect(shown.asked.map((each) => each.seat)).toEqual([1]);
    expect(shown.scores).toEqual([
      { seat: 0, items: [], total: null },
      { seat: 1, items: [], total: 5 },
    ]);
    expect(JSON.stringify(stateFor(all, null))).not.toMatch(/nuggets|purse|"total":[25]/);
  });

  it('have secrets once one was told more, or holds something else', () => {
    const alike = state(3, { own: { 0: { seat: 0, purse: 0 }, 1: { seat: 1, purse: 0 } } });
    expect(haveSecrets([0, 1], [], alike)).toBe(false);
    expect(haveSecrets([0, 1], [dug], alike)).toBe(true);
    expect(haveSecrets([0], [dug], alike)).toBe(false);
    const dealt = state(3, { own: { 0: { seat: 0, hand: ['a'] }, 1: { seat: 1, hand: ['b'] } } });
    expect(haveSecrets([0, 1], [], dealt)).toBe(true);
    expect(haveSecrets([0, 1], [], { ...dealt, over: true })).toBe(false);
  });
});
