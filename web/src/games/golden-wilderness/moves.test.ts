import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { ask } from './asking';
import { edition, events, fixture, table } from './fixtures';
import { attempt, gestures } from './gestures';
import { cellOf, layingOn } from './laying.svelte';
import { lessons } from './lessons';
import { deedId, DEEDS, parse, tileId } from './notation';
import { places } from './places';
import { amountOf, chooseTile, marketOf, numbers, setAmount } from './plans.svelte';
import { changes, consequences, preview } from './preview';
import { tips } from './tips';
import { balance, draft, meansOf, offerMoves, partners } from './trading.svelte';
import { flights } from './flights';
import { abilityWords, DECK_NAMES, DECK_WORDS, eventWords, tileSentence } from './words';

const NAMES = [
  'start',
  'settle',
  'event',
  'market',
  'build',
  'roads',
  'offer',
  'people',
  'place',
  'vote',
  'take',
  'defend',
];
const asked = (name: string) => must(fixture(name).asked);

describe('notation', () => {
  it('takes every legal move apart', () => {
    for (const name of NAMES)
      for (const { move } of asked(name).moves) expect(parse(move).kind).toBe(move.split(' ')[0]);
    expect(parse('settle C05 plains_hides')).toEqual({ kind: 'settle', tile: 'C05', industry: 'plains_hides' });
    expect(parse('lay C05 NE 4')).toEqual({ kind: 'lay', beside: 'C05', side: 'NE', rotation: 4 });
    expect(parse('show 1+3')).toEqual({ kind: 'show', seats: [1, 3] });
    expect(() => parse('dig')).toThrow();
  });
});

describe('gestures', () => {
  it('leave a way to every kind of answer', () => {
    for (const name of NAMES) {
      const view = table(name);
      const reached = new Set(gestures(asked(name), view).map(({ move }) => parse(move.move).kind));
      for (const { move } of asked(name).moves)
        if (!['offer', 'points', 'market'].includes(parse(move).kind)) expect(reached).toContain(parse(move).kind);
    }
  });

  it('settle by one press where there is one meaning', () => {
    const settles = gestures(asked('settle'), table('settle')).filter(({ move }) => move.move.startsWith('settle'));
    expect(settles.length).toBeGreaterThan(1);
    for (const each of settles) expect([each.target, each.piece?.split(':')[0]]).toEqual([null, 'tile']);
    expect(settles.every((each) => each.label === undefined)).toBe(true);
  });

  it('lay roads from the bar to a border', () => {
    const roads = gestures(asked('build'), table('build')).filter(({ move }) => move.move.startsWith('road'));
    for (const each of roads) expect([each.piece, each.target?.split(':')[0]]).toEqual([deedId('road'), 'border']);
  });

  it('offer one primary answer at most', () => {
    for (const name of NAMES)
      expect(gestures(asked(name), table(name)).filter(({ button }) => button === 'primary').length).toBeLessThan(2);
  });

  it('place a tile where it was laid', () => {
    const view = table('place');
    const laying = layingOn(view.state.open);
    const [fit] = laying.fitting(asked('place'));
    expect(
      cellOf(must(asked('place').moves.find(({ move }) => move.startsWith('lay'))).move, view.state.open),
    ).not.toBeNull();
    expect(gestures(asked('place'), view).some(({ label }) => label === 'Place here')).toBe(false);
    laying.layAt(asked('place'), must(fit));
    expect(gestures(asked('place'), view).some(({ label }) => label === 'Place here')).toBe(true);
  });

  it('ask the engine why a tile cannot be had', () => {
    expect(attempt(null, tileId('I08'), table('start'))).toBe('settle I08 sierra_wood');
    expect(attempt(deedId('mission'), tileId('C01'), table('build'))).toBe('mission C01');
    expect(attempt(null, 'panel:1', table('start'))).toBeNull();
  });
});

describe('before a press', () => {
  it('a settlement says its price and its points', () => {
    const view = table('settle');
    const settle = must(gestures(asked('settle'), view).find(({ move }) => move.move.startsWith('settle')));
    expect(preview(settle, view).join(' ')).toMatch(
      /Pay 1 pioneer; \d left\. \+7 for you now\. Makes (hides|wood): \$3/,
    );
    expect(changes(settle, view)).toEqual([{ seat: view.viewer, points: 7 }]);
  });

  it('everything that is lit has something to say, or the engine’s words', () => {
    for (const name of NAMES)
      for (const gesture of gestures(asked(name), table(name)))
        for (const { text } of consequences(gesture, table(name))) expect(text).toMatch(/\.$/);
  });

  it('events say what they would do now', () => {
    const view = table('event');
    expect(eventWords('taxes', view)).toBe('Everybody takes $3. Then the end of the game is checked.');
    expect(eventWords('immigrants', view)).toMatch(/^2 pioneers to the pool\. The pool has \d+ then/);
    expect(eventWords('coast_market', view)).toBe(
      'Hold a market on the coast. Best for you: hides at San Francisco, you +$3.',
    );
    expect(eventWords('city_market', view)).toBe('Hold a market in a city: nobody would be paid now.');
  });

  it('the market that pays you best is chosen, until you choose another', () => {
    const view = table('market');
    const seat = must(view.viewer);
    const best = must(marketOf(asked('market'), view));
    expect(best.pays[seat]).toBe(Math.max(...view.state.open.markets.map(({ pays }) => pays[seat] ?? 0)));
    const other = must(view.state.open.markets.find(({ tile }) => tile !== best.tile));
    chooseTile(asked('market'), other.tile);
    expect(marketOf(asked('market'), view)?.tile).toBe(other.tile);
  });

  it('a sum stays within what can be paid', () => {
    const question = asked('build');
    const sums = numbers(question, 'points');
    setAmount(question, 999);
    expect(amountOf(question, 'points')).toBe(sums.at(-1));
    setAmount(question, 0);
    expect(amountOf(question, 'points')).toBe(1);
  });
});

describe('trade', () => {
  it('is written in the order of the engine', () => {
    const view = table('people');
    draft.begin(1);
    draft.give.pesos = 2;
    draft.give.cards = ['S01', 'P02'];
    draft.ask.people[0] = 1;
    draft.ask.role = 'viceroy';
    expect(offerMoves(view)).toEqual([
      'give_pesos 2',
      'give_card P02',
      'give_card S01',
      'ask_people pioneer',
      'ask_role viceroy',
      'propose',
    ]);
    expect(balance(view)).toEqual({ you: 0, partner: -0 });
    draft.close();
  });

  it('offers only what the other has, and settlements of a common industry', () => {
    const view = table('build');
    const seat = must(view.viewer);
    for (const { seat: partner } of partners(asked('build'))) {
      const means = meansOf(view, partner, seat);
      expect(means.pesos).toBe(view.state.open.players[partner]?.pesos);
      for (const tile of means.tiles) expect(tile.owner).toBe(partner);
    }
  });
});

describe('words', () => {
  it('ask something at every question', () => {
    for (const name of NAMES) expect(ask(asked(name), table(name)).head).toMatch(/^.{8,80}[.?]$/);
  });

  it('describe every person and every ability without the deck’s old name', () => {
    const view = table('people');
    for (const person of edition.people) {
      expect(`${DECK_NAMES[person.deck]} ${DECK_WORDS[person.deck].join(' ')}`).not.toMatch(
        /indian|tame|savage|hostile/i,
      );
      for (const ability of person.abilities)
        expect(abilityWords(ability, view)).toMatch(/^(Show|Discard|Give up for good|\$\d): .+/);
    }
  });

  it('describe every tile', () => {
    const view = table('build');
    for (const tile of view.state.open.tiles) expect(tileSentence(view, tile)).toMatch(/^[A-Z].+, .+: .+\.$/);
  });

  it('know what every event touches', () => {
    for (const event of events()) expect(Object.keys(places(event))).toEqual(['from', 'to']);
    expect(flights(events()).length).toBeGreaterThan(2);
  });

  it('teach with rules that exist and things that are there', () => {
    for (const tip of tips) {
      expect(tip.rule).toMatch(/^GW-[BESAR]\d\d$/);
      for (const name of NAMES) expect(typeof tip.when(table(name) as never)).toBe('boolean');
    }
    for (const step of lessons.steps) for (const name of ['start', 'event']) step.until(table(name) as never);
    expect(DEEDS).toContain('points');
  });
});
