import { describe, expect, it } from 'vitest';
import type { Gesture } from '../src/lib/game';
import { TableHands, type HandsWorld } from '../src/lib/hands.svelte';
import type { Asked } from '../src/lib/protocol';
import { asked } from './make';

const gesture = (move: string, piece: string | null, target: string | null, more: Partial<Gesture> = {}): Gesture => ({
  move: { move, words: move },
  piece,
  target,
  ...more,
});

function table(gestures: Gesture[], more: Partial<HandsWorld> = {}) {
  const done = { sent: [] as string[], why: [] as string[], nothing: 0 };
  let question: Asked | null = asked(
    1,
    gestures.map((each) => each.move.move),
  );
  let now = gestures;
  const hands = new TableHands({
    asked: () => question,
    gestures: () => now,
    implied: () => null,
    attempt: () => null,
    send: (_, moves) => done.sent.push(...moves),
    why: (move) => done.why.push(move),
    nothing: () => done.nothing++,
    pressed: () => false,
    confirm: () => 'irreversible',
    touch: () => false,
    ...more,
  });
  const next = (n: number, list: Gesture[] | null) => {
    question = list
      ? asked(
          n,
          list.map((each) => each.move.move),
        )
      : null;
    now = list ?? [];
    hands.askedAnew();
  };
  return { hands, done, next };
}

const cards = [
  gesture('card J a', 'card:J', 'space:a'),
  gesture('card J b', 'card:J', 'space:b'),
  gesture('card Q a', 'card:Q', 'space:a'),
  gesture('end', null, null, { button: 'primary' }),
];

describe('hands', () => {
  it('pick up, light the targets, and put in place', () => {
    const { hands, done } = table(cards);
    expect([hands.lit('card:J'), hands.lit('space:a'), hands.lit('space:c')]).toEqual([true, false, false]);
    hands.press('card:J');
    expect(hands.held).toBe('card:J');
    expect([hands.lit('space:a'), hands.lit('space:b'), hands.lit('card:Q')]).toEqual([true, true, false]);
    hands.press('space:b');
    expect(done.sent).toEqual(['card J b']);
    expect(hands.held).toBeNull();
  });

  it('wait for the answer before anything else goes out', () => {
    const { hands, done, next } = table(cards);
    hands.play('card J a');
    hands.play('end');
    hands.press('card:Q');
    expect(done.sent).toEqual(['card J a']);
    expect([hands.seat, hands.lit('card:Q')]).toEqual([null, false]);
    next(2, cards);
    hands.play('end');
    expect(done.sent).toEqual(['card J a', 'end']);
  });

  it('are free again when the answer is no', () => {
    const { hands, done } = table(cards);
    hands.play('end');
    hands.refused();
    hands.play('end');
    expect(done.sent).toEqual(['end', 'end']);
  });

  it('change over to another piece, and put down', () => {
    const { hands } = table(cards);
    hands.press('card:J');
    hands.press('card:Q');
    expect(hands.held).toBe('card:Q');
    hands.press('card:Q');
    expect(hands.held).toBeNull();
    hands.press('card:J');
    expect(hands.putDown()).toBe(true);
    expect(hands.putDown()).toBe(false);
  });

  it('hold the only piece already', () => {
    const { hands, done } = table([gesture('to a', 'digger', 'space:a'), gesture('stop', null, null)]);
    expect(hands.held).toBe('digger');
    hands.press('space:a');
    expect(done.sent).toEqual(['to a']);
  });

  it('act at once where a piece or a target alone says it', () => {
    const { hands, done, next } = table([gesture('take', 'coin', null), gesture('x', 'other', null)]);
    hands.press('coin');
    next(2, [gesture('go a', null, 'space:a')]);
    hands.press('space:a');
    expect(done.sent).toEqual(['take', 'go a']);
  });

  it('offer a choice where a press has several meanings', () => {
    const { hands, done } = table([gesture('a 1', 'p', 't'), gesture('a 2', 'p', 't'), gesture('other', 'q', 't')]);
    hands.press('p');
    hands.press('t');
    expect(hands.choices.map((each) => each.move.move)).toEqual(['a 1', 'a 2']);
    expect(done.sent).toEqual([]);
    hands.answer(hands.choices[1] as Gesture);
    expect(done.sent).toEqual(['a 2']);
  });

  it('offer what a held piece can do where it stands', () => {
    const { hands } = table([gesture('home', 'p', null), gesture('go', 'p', 't'), gesture('q', 'q', 't')]);
    hands.press('p');
    expect([hands.held, hands.choices.map((each) => each.move.move)]).toEqual(['p', ['home']]);
  });

  it('send an implied move first and then hold the piece', () => {
    const { hands, done, next } = table([gesture('dig', null, null), gesture('city', null, null)], {
      implied: (piece) => (piece === 'card:J' ? 'city' : null),
    });
    expect(hands.lit('card:J')).toBe(true);
    hands.press('card:J');
    expect(done.sent).toEqual(['city']);
    next(2, cards);
    expect(hands.held).toBe('card:J');
  });

  it('show at a first tap and act at the second', () => {
    const { hands, done } = table(cards, { touch: () => true });
    hands.press('card:J');
    hands.press('space:a');
    expect([done.sent, hands.previewed?.move.move, hands.hovered]).toEqual([[], 'card J a', 'space:a']);
    hands.press('space:b');
    expect([done.sent, hands.previewed?.move.move]).toEqual([[], 'card J b']);
    hands.press('space:b');
    expect(done.sent).toEqual(['card J b']);
  });

  it('ask "Yes, ..." where much is lost', () => {
    const leave = gesture('switch', null, null, { confirm: 'No way back.' });
    const { hands, done } = table([leave, gesture('end', null, null)]);
    hands.answer(leave);
    expect([done.sent, hands.confirming]).toEqual([[], leave]);
    hands.putDown();
    expect(hands.confirming).toBeNull();
    hands.answer(leave);
    hands.answer(leave);
    expect(done.sent).toEqual(['switch']);
  });

  it('ask always or never, as set', () => {
    const all = table(cards, { confirm: () => 'all' });
    all.hands.play('end');
    expect(all.done.sent).toEqual([]);
    const none = table([gesture('switch', null, null, { confirm: 'x' })], { confirm: () => 'none' });
    none.hands.play('switch');
    expect(none.done.sent).toEqual(['switch']);
  });

  it('ask why not', () => {
    const { hands, done } = table(cards, {
      attempt: (held, target) => (held && target === 'space:c' ? 'card J c' : null),
    });
    hands.press('card:J');
    hands.press('space:c');
    expect([done.why, hands.held]).toEqual([['card J c'], 'card:J']);
    hands.press('elsewhere');
    expect(hands.held).toBeNull();
    hands.press('elsewhere');
    expect(done.nothing).toBe(1);
  });

  it('do nothing while nobody is asked', () => {
    const { hands, done, next } = table(cards);
    next(2, null);
    hands.press('card:J');
    hands.play('end');
    expect([done.sent, hands.held, hands.seat]).toEqual([[], null, null]);
  });

  it('only hurry the table along while it plays out', () => {
    const { hands } = table(cards, { pressed: () => true });
    hands.press('card:J');
    expect(hands.held).toBeNull();
  });

  it('hold a piece that can act where it stands, and ring it with what it can do', () => {
    const stay = gesture('leave a', 'pawn:a', null, { label: 'Leave' });
    const { hands, done } = table([stay, gesture('move a b', 'pawn:a', 'space:b')]);
    hands.press('pawn:a');
    expect([hands.held, hands.pressed, hands.choices]).toEqual(['pawn:a', 'pawn:a', [stay]]);
    expect(hands.lit('space:b')).toBe(true);
    hands.press('pawn:a');
    expect([hands.held, hands.choices.length]).toEqual([null, 0]);
    hands.press('pawn:a');
    hands.answer(stay);
    expect(done.sent).toEqual(['leave a']);
  });

  it('never act at the first press where the only thing to do has a label', () => {
    const { hands, done } = table([gesture('leave a', 'pawn:a', null, { label: 'Leave' })]);
    hands.press('pawn:a');
    expect([done.sent, hands.held, hands.choices.length]).toEqual([[], 'pawn:a', 1]);
  });

  it('consider what is under the pointer, if that has one meaning', () => {
    const { hands } = table([...cards, gesture('card J a twice', 'card:J', 'space:a')]);
    hands.press('card:J');
    hands.hover('space:b');
    expect(hands.considered?.move.move).toBe('card J b');
    hands.hover('space:a');
    expect(hands.considered).toBeNull();
  });
});
