import { describe, expect, it } from 'vitest';
import { follow, groups, sinceActing } from '../src/lib/log';
import { calledBy, named } from '../src/lib/names';
import { event, seat } from './make';

describe('the log', () => {
  const turn = (n: number, who: number) => event(n, { kind: 'turn', seat: who });

  it('groups by turn where a game tells of turns', () => {
    const found = groups([turn(0, 0), event(1), event(2), turn(3, 1), event(4, { seat: 1 }), turn(5, 0), event(6)]);
    expect(found.map((group) => [group.seat, group.turn, group.events.length])).toEqual([
      [0, 1, 2],
      [1, 1, 1],
      [0, 2, 1],
    ]);
  });

  it('groups by who acts elsewhere', () => {
    const found = groups([event(0), event(1, { seat: null }), event(2, { seat: 1 }), event(3)]);
    expect(found.map((group) => [group.seat, group.turn, group.events.length])).toEqual([
      [0, 1, 2],
      [1, 1, 1],
      [0, 2, 1],
    ]);
  });

  it('takes in news once and drops what was taken back', () => {
    const known = follow([], [event(0), event(1), event(2)], 2);
    expect(follow(known, [event(2), event(3)], 3).map((each) => each.n)).toEqual([0, 1, 2, 3]);
    expect(follow(known, [event(3, { move: 1 })], 1).map((each) => each.n)).toEqual([0, 1, 3]);
  });

  it('counts the turns since one acted', () => {
    const told = groups([turn(0, 0), event(1), turn(1, 1), event(2, { seat: 1 }), turn(3, 2), turn(4, 0)]);
    expect(sinceActing(told, 0)).toEqual({ move: 1, turns: 2 });
    expect(sinceActing(told, null)).toBeNull();
    expect(sinceActing(told, 4)).toBeNull();
    const plain = groups([event(1), event(2, { seat: 1 }), event(3, { seat: 2 })]);
    expect(sinceActing(plain, 0)).toEqual({ move: 1, turns: 2 });
    expect(sinceActing(plain, 2)).toBeNull();
  });
});

describe('names', () => {
  const seats = [seat(0, 'Josefa'), seat(1, 'Wei', { yours: true })];

  it('stand where the engine says colours', () => {
    expect(named("Red takes Blue's 7", seats)).toBe("Wei takes Josefa's 7");
    expect(named('Green waits', seats)).toBe('Green waits');
  });

  it('say you to the only one here', () => {
    expect([calledBy(seats, 1), calledBy(seats, 0), calledBy(seats, 7)]).toEqual(['You', 'Josefa', 'Somebody']);
    expect(calledBy([seat(0, 'A', { yours: true }), seat(1, 'B', { yours: true })], 1)).toBe('B');
  });
});
