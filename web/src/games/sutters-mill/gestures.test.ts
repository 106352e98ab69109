import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { ask } from './asking';
import { asked, fixture, meant, table } from './fixtures';
import { gestures, implied, switchWarning } from './gestures';
import { parse } from './notation';
import { townSpecials } from './view';

const FIXTURES = [
  'start',
  'turn',
  'after_switch',
  'dig',
  'dig_again',
  'town',
  'town_late',
  'shift',
  'tear_down',
  'closing',
  'late_dig',
  'late_turn',
];
const of = (name: string) => gestures(asked(name), table(name));
const ways = (name: string, move: string) =>
  of(name)
    .filter((each) => each.move.move === move)
    .map((each) => [each.piece, each.target ?? each.label]);

describe('gestures', () => {
  it.each(FIXTURES)('give every legal move of %s a hold, each by its own way', (name) => {
    const all = of(name);
    expect(new Set(all.map((each) => each.move.move))).toEqual(new Set(asked(name).moves.map((each) => each.move)));
    const pairs = all.map((each) => `${each.piece ?? each.move.move} ${each.target ?? each.label ?? ''}`);
    expect(new Set(pairs).size).toBe(pairs.length);
  });

  it('stand as buttons where no piece is needed', () => {
    const buttons = (name: string) =>
      of(name)
        .filter((each) => each.piece === null)
        .map((each) => [each.label, each.button]);
    expect(buttons('start')).toEqual([
      ['Turn to Tear Down', 'quiet'],
      ['Dig', 'primary'],
      ['Town', 'secondary'],
    ]);
    expect(buttons('dig_again')).toEqual([['Stop digging', 'primary']]);
    // A free action is left behind by no gold button, be it the first of the turn or that of a building.
    expect([buttons('town'), buttons('town_late')]).toEqual([[['End turn', 'secondary']], [['End turn', 'secondary']]]);
    const late = table('town_late');
    late.state.open.used = townSpecials(late.state.open, asked('town_late').seat);
    const ends = gestures(asked('town_late'), late).find(({ label }) => label === 'End turn');
    expect([late.state.open.next_price, ends?.button]).toEqual([1, 'primary']);
  });

  it('offer town first when nobody can dig', () => {
    const question = { ...asked('start'), moves: asked('start').moves.filter((each) => each.move !== 'dig') };
    expect(gestures(question, table('start')).find((each) => each.label === 'Town')?.button).toBe('primary');
  });

  it('warn of what a switch loses', () => {
    expect(of('start')[0]?.confirm).toBe(
      'Once you turn to Tear Down there is no way back. 13 cards and 4 prospectors go home unscored.',
    );
    const open = structuredClone(fixture('start').open);
    open.players[0] = { ...must(open.players[0]), hand: [], supply: 1 };
    expect(switchWarning(open, 0)).toBe(
      'Once you turn to Tear Down there is no way back. 1 prospector goes home unscored.',
    );
  });

  it('dig, place, play and move by piece and space', () => {
    expect(ways('dig', 'to eldorado')).toEqual([['digger', 'space:eldorado']]);
    expect(ways('town', 'place river_camp')).toEqual([['supply', 'space:river_camp']]);
    expect(ways('town', 'card 8 eldorado')).toEqual([['card:8', 'space:eldorado']]);
    expect(ways('town', 'move eldorado mine_camp')).toEqual([['prospector:eldorado', 'space:mine_camp']]);
  });

  it('let any of several equal cards stand for the one that is played', () => {
    expect(fixture('town').open.players[1]?.hand).toContain('K');
    expect(ways('town', 'card Q eldorado').map(([piece]) => piece)).toEqual(['card:Q', 'card:K']);
  });

  it('leave and pull at the held prospector, who may have pulled before', () => {
    const pulled = 'prospector:miners_drug_store:miners_drug_store';
    expect(ways('tear_down', 'pull miners_drug_store')).toEqual([
      ['prospector:miners_drug_store', 'Take top'],
      ['stack:miners_drug_store:1', 'Take it off'],
    ]);
    expect(ways('tear_down', 'leave miners_drug_store miners_drug_store')).toEqual([[pulled, 'Leave']]);
    expect(ways('tear_down', 'move miners_drug_store river_camp miners_drug_store')).toEqual([
      [pulled, 'space:river_camp'],
    ]);
  });

  it('name what is held, and the card that goes in its place', () => {
    const head = (name: string, held: string | null) => ask(asked(name), table(name, held));
    expect(head('town', null)).toEqual({
      head: 'Town: act, or end your turn.',
      line: expect.stringMatching(/^The next action is free\. You have \d+\.$/) as string,
    });
    expect(head('town', 'card:Q').head).toBe('Choose a building for your Queen.');
    expect(head('town', 'card:K').line).toMatch(/^Your Queen goes in its place: both count 10\./);
    expect(head('town', 'prospector:eldorado').head).toMatch(/^Your prospector from Eldorado/);
    // The headline stays in one line beside the ladder of prices.
    for (const name of FIXTURES) expect(head(name, null).head.length).toBeLessThan(62);
  });

  it('shift a card, and either of two own neighbours', () => {
    expect(ways('shift', 'shift odd_fellows_hall 2 down')).toEqual([['stack:odd_fellows_hall:2', 'One down']]);
    const open = structuredClone(fixture('shift').open);
    const stack = must(open.buildings.find((each) => each.id === 'odd_fellows_hall')).cards;
    must(stack[1]).seat = must(stack[2]).seat = asked('shift').seat;
    const view = table('shift');
    const both = gestures(asked('shift'), { ...view, state: { ...view.state, open } }).filter(
      (each) => each.move.move === 'shift odd_fellows_hall 2 up',
    );
    expect(both.map((each) => [each.piece, each.label])).toEqual([
      ['stack:odd_fellows_hall:2', 'One up'],
      ['stack:odd_fellows_hall:3', 'One down'],
    ]);
  });
});

describe('implied', () => {
  const by = (name: string, piece: string) => implied(piece, asked(name), table(name));

  it('takes a digger for a dig and everything else for town', () => {
    expect(by('turn', 'digger')).toBe('dig');
    expect(by('turn', 'prospector:river_camp')).toBe('dig');
    expect(by('turn', 'supply')).toBe(must(fixture('turn').open.players[3]).supply > 0 ? 'city' : null);
    expect(by('late_turn', 'digger')).toBe('dig');
    expect(by('late_turn', 'card:A')).toBeNull();
  });

  it('knows which card could go somewhere', () => {
    expect(by('start', 'card:A')).toBeNull();
    const open = structuredClone(fixture('start').open);
    must(open.players[asked('start').seat]).prospectors[2] = 1;
    const view = table('start');
    expect(implied('card:A', asked('start'), { ...view, state: { ...view.state, open } })).toBe('city');
    expect(implied('prospector:eldorado', asked('start'), { ...view, state: { ...view.state, open } })).toBe('city');
  });

  it('says nothing about pieces that are not there, or once the turn is under way', () => {
    expect(by('start', 'prospector:eldorado')).toBeNull();
    expect(by('start', 'space:eldorado')).toBeNull();
    expect(by('town', 'supply')).toBeNull();
  });
});

describe('attempt', () => {
  it('names the move that was meant, for every kind', () => {
    expect(meant('town', 'card:K', 'space:adams_express')).toBe('card Q adams_express');
    expect(meant('town', 'supply', 'space:eldorado')).toBe('place eldorado');
    expect(meant('town', 'prospector:eldorado', 'space:eldorado')).toBe('move eldorado eldorado');
    expect(meant('dig', 'digger', 'space:eldorado')).toBe('to eldorado');
  });

  it('knows what cannot be tried at all', () => {
    expect(meant('town', 'card:K', 'space:river_camp')).toBeNull();
    expect(meant('dig', 'digger', 'space:mine_camp')).toBeNull();
    expect(meant('town', null, 'space:eldorado')).toBeNull();
  });

  it('asks why a piece cannot be picked up', () => {
    expect(meant('tear_down', null, 'card:A')).toMatch(/^card A /);
    expect(meant('tear_down', null, 'supply')).toBe('place sutters_mill');
    expect(meant('dig', null, 'prospector:eldorado')).toBe('move eldorado sutters_mill');
    expect(meant('town', null, 'digger')).toBe('dig');
    expect(meant('town', null, 'stack:eldorado:1')).toBe('shift eldorado 1 up');
  });

  it('always writes a move of the game', () => {
    for (const target of ['card:A', 'supply', 'digger', 'prospector:eldorado:adams_express', 'stack:eldorado:2']) {
      expect(() => parse(meant('town', null, target) ?? '')).not.toThrow();
    }
  });
});
