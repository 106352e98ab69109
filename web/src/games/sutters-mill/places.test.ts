import { describe, expect, it } from 'vitest';
import { fixture } from './fixtures';
import list from './fixtures/events.json';
import { flights, lastWay } from './flights';
import { layout } from './layout';
import { places } from './places';
import type { Event } from './types';
import type { GameEvent } from './view';

type Kind = Event['kind'];

const events = list as GameEvent[];
const of = (kind: Kind): GameEvent => {
  const found = events.find((event) => event.kind === kind);
  if (!found) throw new Error(`no event ${kind}`);
  return found;
};

describe('places', () => {
  const EXPECTED: Record<Kind, [string | null, string | null]> = {
    turn: [null, 'panel:0'],
    switch: [null, 'panel:0'],
    dig: ['space:river_camp', 'space:sutters_mill'],
    business: ['vein:front', 'panel:2'],
    bonus: ['vein:front', 'panel:2'],
    place: ['panel:2', 'space:miners_drug_store'],
    card: ['panel:2', 'space:miners_drug_store'],
    move: ['space:sutters_mill', 'space:river_camp'],
    leave: ['space:chalmers_hotel', 'panel:0'],
    pull: ['space:hook_and_ladder', 'panel:1'],
    shift: ['stack:odd_fellows_hall:4', 'stack:odd_fellows_hall:3'],
    pay: ['panel:2', null],
    special: ['space:eldorado', 'panel:2'],
    certificate: ['space:miners_drug_store', 'panel:2'],
    close: ['space:sutters_mill', null],
    box: ['vein:back', null],
    adventurer: [null, 'panel:0'],
    skip: [null, 'panel:0'],
    over: [null, null],
  };

  it.each(Object.entries(EXPECTED))('of %s', (kind, [from, to]) => {
    expect(places(of(kind as Kind))).toEqual({ from, to });
  });

  it('tell of every kind of event the engine has', () => {
    expect(new Set(events.map((event) => event.kind))).toEqual(new Set(Object.keys(EXPECTED)));
  });
});

describe('flights', () => {
  const at = layout(1060, 620);

  it('bring digger and counter, and turn the counter for whoever may see it', () => {
    const { open, events: told } = fixture('dig_again');
    const [digger, counter] = flights(told, open, at);
    expect(digger).toMatchObject({ piece: { kind: 'prospector', seat: 2 }, lands: 'st_johns:2' });
    expect(counter).toMatchObject({ piece: { kind: 'counter', part: 'river', face: 2 }, to: 'panel:2' });
    const hidden = told.map((event) => ({ ...event, nuggets: undefined }) as GameEvent);
    expect(flights(hidden, open, at)[1]?.piece).toMatchObject({ face: null });
  });

  it('start counters from the spaces they lay on', () => {
    const { open, events: told } = fixture('closing');
    const from = flights(told, open, at)
      .filter((flight) => flight.piece.kind === 'counter')
      .map((flight) => flight.from);
    expect(from).toEqual([at.spots[61], at.spots[62]]);
  });

  it('carry cards home to their owners', () => {
    const { open, events: told } = fixture('tear_down');
    expect(flights(told, open, at)[0]).toMatchObject({
      piece: { kind: 'card', seat: 2, rank: 'K' },
      to: 'panel:2',
    });
  });

  it('have distinct keys and come one after the other', () => {
    for (const name of ['town_late', 'closing', 'over']) {
      const { open, events: told } = fixture(name);
      const all = flights(told, open, at);
      expect(new Set(all.map((flight) => flight.key)).size).toBe(all.length);
      expect(all.map((flight) => flight.delay)).toEqual(all.map((_, i) => i * 40));
    }
  });

  it('leave a trail of the last walk', () => {
    expect(lastWay([of('move'), of('card')])).toEqual({ seat: 3, from: 'sutters_mill', to: 'river_camp' });
    expect(lastWay([of('dig')])).toEqual({ seat: 3, from: 'river_camp', to: 'sutters_mill' });
    expect(lastWay([of('card')])).toBeNull();
  });
});
