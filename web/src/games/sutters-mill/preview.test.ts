import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import type { Gesture } from '../../lib/game';
import { asked, fixture, table } from './fixtures';
import outcomes from './fixtures/outcomes.json';
import { gestures } from './gestures';
import { parse } from './notation';
import { preview } from './preview';
import { adventurerOf, holderOf, settled } from './settle';
import { building, valueOf } from './table';
import type { OpenCard } from './types';

function gesture(name: string, move: string): Gesture {
  const found = gestures(asked(name), table(name)).find((each) => each.move.move === move);
  if (!found) throw new Error(`${move} is not legal in ${name}`);
  return found;
}
const says = (name: string, move: string) => preview(gesture(name, move), table(name)).join(' ');

/** The stack as it is after a move. */
function after(name: string, notation: string): { space: OpenCard[]; id: ReturnType<typeof building>['id'] } {
  const { open, seat } = fixture(name);
  const move = parse(notation);
  if (move.kind !== 'card' && move.kind !== 'pull' && move.kind !== 'shift') throw new Error(notation);
  const cards = [...building(open, move.building).cards];
  if (move.kind === 'card') cards.push({ seat: seat ?? 0, rank: move.rank, value: valueOf(move.rank) });
  if (move.kind === 'pull') cards.pop();
  if (move.kind === 'shift') {
    const at = move.position - 1;
    const to = move.direction === 'up' ? at + 1 : at - 1;
    [cards[at], cards[to]] = [must(cards[to]), must(cards[at])];
  }
  return { space: cards, id: move.building };
}

describe('settling', () => {
  it.each(['start', 'turn', 'town', 'shift', 'tear_down', 'closing', 'late_dig', 'over'])(
    'agrees with the engine about %s as it stands',
    (name) => {
      const { open } = fixture(name);
      for (const each of open.buildings) if (!each.closed) expect(holderOf(each.cards), each.id).toBe(each.holder);
      const holder = open.players.findIndex((each) => each.adventurer);
      expect(
        adventurerOf(
          open.buildings.map((each) => each.holder),
          open.players.length,
        ),
      ).toBe(holder < 0 ? null : holder);
    },
  );

  it.each(Object.entries(outcomes))('agrees with the engine about every card of %s', (name, moves) => {
    for (const [move, [holder, adventurer]] of Object.entries(moves)) {
      const { space, id } = after(name, move);
      const now = settled(fixture(name).open, id, space);
      expect([now.holder, now.adventurer], move).toEqual([holder, adventurer]);
    }
  });

  it('breaks ties by the higher card, then by the lower place (SM-R21)', () => {
    const card = (seat: number, value: number): OpenCard => ({ seat, rank: String(value), value });
    expect(holderOf([card(0, 6), card(0, 4), card(1, 10)])).toBe(1);
    expect(holderOf([card(0, 6), card(1, 4), card(1, 6), card(0, 4)])).toBe(0);
    expect(holderOf([card(1, 4), card(0, 6), card(1, 6), card(0, 4)])).toBe(1);
    expect(holderOf([])).toBeNull();
  });
});

describe('preview', () => {
  it('counts a card, its certificate, the adventurer and the price', () => {
    expect(says('town', 'card Q eldorado')).toBe(
      'You 20 over Wei 10, Shovel 10. The certificate passes to you: one free card. The adventurer goes to Ana. Free: first action.',
    );
  });

  it('tells which of several equal cards goes', () => {
    const king = gestures(asked('town'), table('town')).find(
      (each) => each.piece === 'card:K' && each.target === 'space:eldorado',
    );
    expect(preview(must(king), table('town', 'card:K'))).toContain('Q, K count the same; the Q goes first.');
  });

  it('says what a prospector can do where he goes', () => {
    expect(says('town', 'place river_camp')).toBe('The vein is worked here: dig in a later turn. Free: first action.');
    expect(says('town', 'place mine_camp')).toContain('Waits here');
    expect(says('town_late', 'place river_camp')).toContain('Worked out');
    expect(says('town', 'move eldorado adams_express')).toContain('1 of yours there: room for 1 card.');
  });

  it('names the special that pays', () => {
    expect(says('town_late', 'place sutters_mill')).toContain('Free: Odd Fellows.');
    expect(says('tear_down', 'pull hook_and_ladder')).toMatch(/Costs 1\. 52 left\.$/);
  });

  it('counts what a dig takes', () => {
    expect(says('start', 'dig')).toBe('1 counter.');
    expect(says('dig', 'to eldorado')).toBe('1 of yours there: room for 1 card. 1 counter.');
    expect(says('dig_again', 'stop')).toBe('5 counters: 4 in business, 1 bonus.');
  });

  it('says whose points a card off the board is', () => {
    expect(says('tear_down', 'pull chalmers_hotel')).toMatch(
      /^Your 3 comes home: \+3, not −3\. The certificate leaves/,
    );
    expect(says('tear_down', 'pull odd_fellows_hall')).toBe(
      'Shovel’s J comes home: +10, not −10. The certificate passes to you. The adventurer goes back beside the board. Costs 1. 52 left.',
    );
    const shut = Object.keys(outcomes.closing).map((move) => says('closing', move));
    expect(shut.join(' ')).toContain('The certificate leaves the game. A counter leaves the back of the vein.');
  });

  it('says what leaving saves, and what a shift changes', () => {
    expect(says('tear_down', 'leave hook_and_ladder')).toMatch(/^Prospectors left cost \d+, not \d+\./);
    expect(says('shift', 'shift odd_fellows_hall 3 up')).toMatch(/^Your .* lies on top\..*Free: St\. John’s\.$/);
  });

  it('has a word for every legal move', () => {
    for (const name of [
      'start',
      'dig',
      'dig_again',
      'town',
      'shift',
      'tear_down',
      'closing',
      'late_dig',
      'after_switch',
    ]) {
      for (const each of gestures(asked(name), table(name))) {
        const lines = preview(each, table(name, each.piece));
        if (each.move.move !== 'end') expect(lines.length, each.move.move).toBeGreaterThan(0);
        for (const line of lines) expect(line).not.toMatch(/undefined|NaN|null/);
      }
    }
  });
});
