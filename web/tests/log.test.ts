import { describe, expect, it } from 'vitest';
import { follow, groups, precede, sinceActing } from '../src/lib/log';
import { calledBy, doing, named, sentenceOf } from '../src/lib/names';
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
    const found = groups([event(0), event(1, { seat: undefined }), event(2, { seat: 1 }), event(3)]);
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

  it('takes in earlier events once, before the others', () => {
    expect(precede([event(4), event(5)], [event(2), event(3), event(4)]).map((each) => each.n)).toEqual([2, 3, 4, 5]);
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

/** Every sentence in the fixtures of the five games. */
const files = import.meta.glob<string>('../src/games/*/fixtures/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const texts = new Set(
  Object.values(files).flatMap((file) => [...file.matchAll(/"text": ?"([^"]*)"/g)].map((m) => m[1] ?? '')),
);

describe('names', () => {
  const seats = [seat(0, 'Josefa'), seat(1, 'Wei', { yours: true })];

  it('stand where the engine says colours', () => {
    const others = seats.map((each) => ({ ...each, yours: false }));
    expect(named("Red takes Blue's 7", others)).toBe("Wei takes Josefa's 7");
    expect(named('Green waits', others)).toBe('Green waits');
  });

  it.each([
    [
      'Red digs a river counter: 1 nugget and walks to Eldorado',
      'You dig a river counter: 1 nugget and walk to Eldorado',
    ],
    ['Red sets a miner aside and takes back 2 coins', 'You set a miner aside and take back 2 coins'],
    ["Red takes Blue's 7", "You take Josefa's 7"],
    ["Blue takes Red's 7", 'Josefa takes your 7'],
    ["Red's miner on space 3 of Hills lies down", 'Your miner on space 3 of Hills lies down'],
    ['Winter in Lake: Red rolls for 4 cards', 'Winter in Lake: you roll for 4 cards'],
    ['The year 2 begins; Red starts', 'The year 2 begins; you start'],
    ['Blue makes Red an offer', 'Josefa makes you an offer'],
    ['Blue gives Red coins', 'Josefa gives you coins'],
    ["Round 3: Red's turn.", 'Round 3: your turn.'],
    ['Red is shown the pool', 'You are shown the pool'],
    ['Red would give nothing', 'You would give nothing'],
    ['seat 1 has moved since', 'You have moved since'],
    ['not while Red has a tent', 'not while you have a tent'],
    ...[
      ['passes', 'pass'],
      ['uses it', 'use it'],
      ['pitches the tent', 'pitch the tent'],
      ['buries 2', 'bury 2'],
      ['goes to Site 2', 'go to Site 2'],
      ['does nothing', 'do nothing'],
      ['places a farmer', 'place a farmer'],
    ].map(([does = '', dost = '']) => [`Red ${does}`, `You ${dost}`]),
  ])('say you of oneself: %s', (told, said) => expect(named(told, seats)).toBe(said));

  it('leave no wrong word in anything that the games have told', () => {
    const wrong = /\byou (?:is|has|was|does|\w+[^s]s)\b/i;
    for (const text of texts)
      for (const you of [0, 1, 2, 3, 4]) {
        const five = [0, 1, 2, 3, 4].map((each) => seat(each, `P${each}`, { yours: each === you }));
        expect(named(text, five), text).not.toMatch(wrong);
      }
    expect(texts.size).toBeGreaterThan(100);
  });

  it('speak with others’ verbs of others', () => {
    expect([doing('You', 'upholds it'), doing('Wei', 'upholds it')]).toEqual(['You uphold it', 'Wei upholds it']);
  });

  it('begin a sentence large and end it once', () => {
    const said = ['Red digs', 'The game is over. All is settled.', 'a mission takes 1 cross', ''].map(sentenceOf);
    expect(said).toEqual(['Red digs.', 'The game is over. All is settled.', 'A mission takes 1 cross.', '']);
  });

  it('say you to the only one here', () => {
    expect([calledBy(seats, 1), calledBy(seats, 0), calledBy(seats, 7)]).toEqual(['You', 'Josefa', 'Somebody']);
    expect(calledBy([seat(0, 'A', { yours: true }), seat(1, 'B', { yours: true })], 1)).toBe('B');
  });
});
