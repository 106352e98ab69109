import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/protocol';
import { fixture } from './fixtures';
import list from './fixtures/events.json';
import { flights, lastWay } from './flights';
import { layout } from './layout';
import { places } from './places';
import type { EventKind } from './types';

const events = list as GameEvent[];
const of = (kind: EventKind): GameEvent => {
  const found = events.find((event) => event.kind === kind);
  if (!found) throw new Error(`no event ${kind}`);
  return found;
};

describe('places', () => {
  const EXPECTED: Record<EventKind, [string | null, string | null]> = {
    turn: [null, 'panel:1'],
    switch: [null, 'panel:3'],
    dig: ['space:river_camp', 'space:odd_fellows_hall'],
    business: ['vein:front', 'panel:1'],
    bonus: ['vein:front', 'panel:0'],
    place: ['panel:1', 'space:eldorado'],
    card: ['panel:1', 'space:eldorado'],
    move: ['space:odd_fellows_hall', 'space:river_camp'],
    leave: ['space:eldorado', 'panel:1'],
    pull: ['space:st_johns', 'panel:2'],
    shift: ['stack:eldorado:5', 'stack:eldorado:4'],
    pay: ['panel:1', null],
    special: ['space:odd_fellows_hall', 'panel:0'],
    certificate: ['space:eldorado', 'panel:1'],
    close: ['space:odd_fellows_hall', null],
    box: ['vein:back', null],
    adventurer: [null, 'panel:2'],
    skip: [null, 'panel:0'],
    over: [null, null],
  };

  it.each(Object.entries(EXPECTED))('of %s', (kind, [from, to]) => {
    expect(places(of(kind as EventKind))).toEqual({ from, to });
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
    expect(digger).toMatchObject({ piece: { kind: 'prospector', seat: 1 }, lands: 'odd_fellows_hall:1' });
    expect(counter).toMatchObject({ piece: { kind: 'counter', part: 'hillside', face: 4 }, to: { id: 'panel:1' } });
    const hidden = told.map((event) => ({ ...event, secret: null }));
    expect(flights(hidden, open, at)[1]?.piece).toMatchObject({ face: null });
  });

  it('start counters from the spaces they lay on', () => {
    const { open, events: told } = fixture('closing');
    const from = flights(told, open, at)
      .filter((flight) => flight.piece.kind === 'counter')
      .map((flight) => flight.from);
    expect(from).toEqual([at.spots[64], at.spots[65]]);
  });

  it('carry cards home to their owners', () => {
    const { open, events: told } = fixture('tear_down');
    expect(flights(told, open, at)[0]).toMatchObject({
      piece: { kind: 'card', seat: 1, rank: '8' },
      to: { id: 'panel:1' },
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
    expect(lastWay([of('move'), of('card')])).toEqual({ seat: 0, from: 'odd_fellows_hall', to: 'river_camp' });
    expect(lastWay([of('dig')])).toEqual({ seat: 0, from: 'river_camp', to: 'odd_fellows_hall' });
    expect(lastWay([of('card')])).toBeNull();
  });
});
