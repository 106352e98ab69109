import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { edition as printed, fixture } from './fixtures';
import { about, oddsOf, percent, winterOdds } from './odds';
import { order, orderWith, standing, turnsOf } from './priority';
import type { CardCounts, Holdings } from './types';
import { gain, richestAfter, score } from './worth';

const FULL: CardCounts = { gold: [4, 3, 2, 3, 4], gem: 6, silt: 15, foul_weather: 3, false_alarm: 3 };
const HALF: CardCounts = { gold: [2, 2, 1, 1, 2], gem: 3, silt: 15, foul_weather: 3, false_alarm: 3 };

describe('what a draw brings', () => {
  it('is what the rules document has simulated', () => {
    const found = [1, 2, 3, 4, 6, 8, 9, 12, 16].map((cards) => oddsOf(FULL, cards).takeable);
    [0.5, 1.0, 1.4, 1.8, 2.6, 3.5, 3.9, 5.2, 6.8].forEach((told, i) => expect(found[i]).toBeCloseTo(told, 0.8));
    const poorer = [1, 2, 3, 4, 6, 8, 9, 12, 16].map((cards) => oddsOf(HALF, cards).takeable);
    [0.35, 0.6, 0.9, 1.1, 1.6, 2.1, 2.4, 3.1, 4.1].forEach((told, i) => expect(poorer[i]).toBeCloseTo(told, 0.8));
    expect(winterOdds(FULL, 6).some).toBeCloseTo(0.8, 2);
    expect(winterOdds(HALF, 6).some).toBeCloseTo(0.63, 1.5);
  });

  it('is simple where there is nothing to reckon with', () => {
    const gold: CardCounts = { gold: [5, 0, 0, 0, 0], gem: 0, silt: 0, foul_weather: 0, false_alarm: 0 };
    expect(oddsOf(gold, 3)).toEqual({ takeable: 3, some: 1 });
    expect(oddsOf(gold, 9)).toEqual({ takeable: 5, some: 1 });
    expect(oddsOf(FULL, 0)).toEqual({ takeable: 0, some: 0 });
    // One gold, one alarm: both turn up, one of the two goes.
    const alarm = { ...gold, gold: [1, 0, 0, 0, 0], false_alarm: 1 };
    expect(oddsOf(alarm, 2)).toEqual({ takeable: 0.5, some: 0.5 });
    // Foul weather as one of two cards: if it comes first, there is no second.
    const storm = { ...gold, gold: [1, 0, 0, 0, 0], foul_weather: 1 };
    expect(oddsOf(storm, 2)).toEqual({ takeable: 0.5, some: 0.5 });
  });

  it('is said in round numbers', () => {
    expect([percent(0.999), percent(1), percent(0.634), about(2.649)]).toEqual(['99 %', '100 %', '63 %', '2.6']);
  });
});

describe('the order of choosing', () => {
  it('is the engine’s at every mine of every table', () => {
    let seen = 0;
    for (const name of ['prospecting', 'reserve', 'mining', 'fool', 'last'])
      for (const mine of fixture(name).open.mines) {
        expect(order(standing(mine), mine.reserve)).toEqual(mine.queue);
        seen += mine.queue.length;
      }
    expect(seen).toBeGreaterThan(30);
  });

  it('changes with one more miner, and with reserve', () => {
    const lake = must(fixture('prospecting').open.mines[4]);
    expect(turnsOf(lake.queue, 1)).toEqual([]);
    expect(turnsOf(orderWith(lake, { worker: { seat: 1, space: 5 } }), 1)).toEqual([2]);
    expect(turnsOf(orderWith(lake, { reserve: { seat: 2, count: 2 } }), 2)).toEqual([1]);
    // Without a miner on the path reserve is nothing (FG-R17).
    expect(orderWith(lake, { reserve: { seat: 1, count: 9 } })).toEqual(lake.queue);
  });
});

describe('what a card is worth now', () => {
  const standingOf = (name: string): Holdings => must(fixture(name).own).holdings;

  it('begins from the engine’s own total', () => {
    for (const name of ['start', 'reserve', 'mining', 'fool', 'winter', 'last']) {
      const { nuggets, gems, standing: now } = standingOf(name);
      expect(score(nuggets, gems.length, printed)).toBe(now.total);
    }
    for (const { holdings } of fixture('over').open.players) {
      const { nuggets, gems, standing: now } = must(holdings);
      expect(score(nuggets, gems.length, printed)).toBe(now.total);
    }
  });

  it('counts the missing mine, fool’s gold and the set of gems', () => {
    const now = standingOf('mining'); // hills 0, forest 5, mountains 4, river 5, lake 3; three gems
    expect(gain(now, 'hills', 'gold_3', printed)).toBe(8);
    expect(gain(now, 'forest', 'gold_4', printed)).toBe(0); // richer still, and still worth nothing
    expect(gain(now, 'mountains', 'gold_4', printed)).toBe(1); // it becomes fool's gold itself; the forest counts
    expect(gain(now, 'lake', 'gold_2', printed)).toBe(2);
    expect(gain(now, 'hills', 'gem', printed)).toBe(4);
    expect(richestAfter(now, 'mountains', 'gold_4')).toBe(2);
    expect(richestAfter(now, 'river', 'gem')).toBe(1);
  });
});
