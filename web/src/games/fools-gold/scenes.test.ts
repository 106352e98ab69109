import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { Player } from '../../lib/player.svelte';
import { caption, summary } from './captions';
import { deeds, learn, thisYear } from './chronicle';
import events from './fixtures/events.json';
import story from './fixtures/story.json';
import { table } from './fixtures';
import { flights } from './flights';
import { places } from './places';
import { ask } from './asking';
import { atRest, frames, lasts, type Scene, type SceneCard } from './scenes';
import { spread } from './spread';
import { cardNames, type Card, type Event, type OpenDraw } from './types';
import { cardCount, type GameEvent } from './view';

const told = story as { events: GameEvent[]; draw: OpenDraw | null }[];
const up = (scene: Scene | null, card: string) =>
  (scene?.cards ?? []).filter((each) => each.lies === 'up' && each.card === card).length;

let n = 0;
const happens = <Kind extends Event>(event: Kind, seat?: number) => ({ n: ++n, ...event, seat, text: '', move: 1 });
const mine = 'river';
const card = (name: Card) => happens({ kind: 'card', mine, card: name });
const draw = (...cards: GameEvent[]): GameEvent[] => [
  happens({ kind: 'draw', mine, dice: 2, cards: cards.length }),
  ...cards,
];
const lying = (scene: Scene | null) => must(scene).cards.map(({ lies }) => lies);

describe('the scenes of a whole year', () => {
  it('end each move with the cards as they lie', () => {
    let scene: Scene | null = null;
    let seen = 0;
    for (const { events: batch, draw: after } of told) {
      const list = frames(batch, scene);
      if (list.length > 0) scene = must(list.at(-1)).scene;
      if (!after) continue;
      seen += 1;
      expect(scene?.mine).toBe(after.mine);
      for (const name of cardNames) expect(up(scene, name)).toBe(cardCount(after.face_up, name));
    }
    expect(seen).toBeGreaterThan(8);
  });

  it('can be told again from all events, and from the cards alone', () => {
    let known: GameEvent[] = [];
    for (const { events: batch, draw: after } of told) {
      known = learn(known, batch);
      const scene = atRest(thisYear(known, 1e9), after);
      const blind = atRest([], after);
      for (const name of cardNames) {
        expect(up(scene, name)).toBe(after ? cardCount(after.face_up, name) : 0);
        expect(up(blind, name)).toBe(after ? cardCount(after.face_up, name) : 0);
      }
    }
  });

  it('have their time before the table goes on', () => {
    let waited = 0;
    const clock = { later: (_: () => void, ms: number) => (waited = ms), never: () => undefined };
    const player = new Player(undefined, clock, (list) => lasts(list as GameEvent[]));
    const state = table('mining').state;
    const shown = must(told.find(({ events: batch }) => batch.some(({ kind }) => kind === 'draw')));
    player.add(state);
    player.add({ ...state, events: shown.events });
    expect(waited).toBe(lasts(shown.events));
    expect(waited).toBeGreaterThan(1500);
  });

  it('never last less than what is shown', () => {
    for (const { events: batch } of told) {
      const time = frames(batch, null).reduce((all, { ms }) => all + ms, 0);
      expect(lasts(batch)).toBeGreaterThanOrEqual(time);
    }
  });
});

describe('one draw', () => {
  it('turns its cards one by one', () => {
    const list = frames(draw(card('gold_3'), card('silt')), null);
    expect(list.map(({ scene }) => lying(scene))).toEqual([
      ['deck', 'deck'],
      ['up', 'deck'],
      ['up', 'up'],
    ]);
  });

  it('speaks of foul weather', () => {
    const list = frames([...draw(card('gold_3'), card('foul_weather')), happens({ kind: 'weather', mine })], null);
    expect(must(list.at(-1)).scene?.weather).toBe(1);
    const view = table('mining');
    expect(caption(view, must(must(list.at(-1)).scene))).toBe('Foul weather: one card fewer.');
    expect(summary(view, { ...must(must(list.at(-1)).scene), planned: 3 })).toBe(
      '2 cards turned up, not 3: foul weather.',
    );
  });

  it('turns the pool down at an alarm, sends cards away and turns the rest up', () => {
    const alarm = happens({ kind: 'alarm', mine, card: 'gold_3' });
    const list = frames([...draw(card('gold_3'), card('silt'), card('false_alarm')), alarm], null);
    expect(list.slice(-3).map(({ scene }) => lying(scene))).toEqual([
      ['down', 'up', 'down'],
      ['bottom', 'up', 'down'],
      ['bottom', 'up', 'up'],
    ]);
    expect(summary(table('mining'), must(must(list.at(-1)).scene))).toBe(
      '3 cards turned up. 1 card went back: false alarm.',
    );
  });

  it('keeps who took what, and clears away', () => {
    const taken = happens({ kind: 'take', mine, card: 'gold_3' }, 1);
    const list = frames(
      [...draw(card('gold_3'), card('gold_3')), taken, happens({ kind: 'leave', mine, cards: 1 })],
      null,
    );
    expect(lying(must(list.at(-2)).scene)).toEqual(['taken', 'up']);
    expect(must(must(list.at(-2)).scene).cards[0]?.seat).toBe(1);
    expect(lying(must(list.at(-1)).scene)).toEqual(['taken', 'bottom']);
  });

  it('opens anew for Winter and closes with the year', () => {
    const winter = happens({ kind: 'winter', mine, cards: 4 }, 0);
    const list = frames(
      [
        ...draw(card('silt')),
        happens({ kind: 'leave', mine, cards: 1 }),
        winter,
        card('gem'),
        happens({ kind: 'year', year: 1852 }),
        happens({ kind: 'dice', mine, dice: 2 }),
      ],
      null,
    );
    expect(list.map(({ scene }) => scene?.winter ?? null)).toEqual([null, null, null, 4, 4, null]);
    expect(must(list.at(-1)).scene).toBeNull();
    expect(must(list.at(-1)).events.map(({ kind }) => kind)).toEqual(['year', 'dice']);
  });
});

describe('the chronicle', () => {
  it('replaces moves that were played otherwise', () => {
    const take = () => happens({ kind: 'take', mine, card: 'gem' });
    const coins = happens({ kind: 'coins', mine, coins: 2 });
    const first = learn([], [take(), { ...coins, move: 2 }, { ...take(), move: 3 }]);
    const other = learn(first, [{ ...happens({ kind: 'lie_down', mine, space: 1 }), move: 2 }]);
    expect(other.map(({ kind, move }) => [kind, move])).toEqual([
      ['take', 1],
      ['lie_down', 2],
      ['take', 3],
    ]);
    expect(thisYear(other, 2).map(({ kind }) => kind)).toEqual(['take', 'lie_down']);
    expect(learn(other, [])).toEqual(other);
  });

  it('knows what a mine has brought this year', () => {
    const past = [
      happens({ kind: 'take', mine, card: 'gem' }, 0),
      happens({ kind: 'year', year: 1852 }, 0),
      happens({ kind: 'take', mine, card: 'gold_3' }, 1),
    ];
    const now = thisYear(learn([], past), 9);
    expect(deeds(now, mine)).toEqual([{ seat: 1, brought: 'gold_3' }]);
    expect(deeds(now, 'hills')).toEqual([]);
  });
});

describe('the spread of cards', () => {
  const cards = (count: number): SceneCard[] =>
    Array.from({ length: count }, (_, i) => ({ key: i, card: cardNames[i % 9] ?? 'silt', lies: 'up', seat: null }));

  it('fits sixteen cards on every stage, without one over another', () => {
    for (const [width, height] of [
      [1040, 330],
      [710, 360],
      [328, 190],
    ] as const)
      for (let count = 1; count <= 16; count++) {
        const { at, w, h } = spread(cards(count), width, height);
        const spots = [...at.values()];
        expect(spots).toHaveLength(count);
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThanOrEqual(-0.01);
          expect(x + w).toBeLessThanOrEqual(width + 0.01);
          expect(y + h).toBeLessThanOrEqual(height + 0.01);
        }
        for (const [i, a] of spots.entries())
          for (const b of spots.slice(i + 1)) expect(Math.abs(a.x - b.x) >= w || Math.abs(a.y - b.y) >= h).toBe(true);
      }
  });

  it('leaves room for the rings of what may be taken, unless they are very many', () => {
    for (let count = 2; count <= 6; count++) {
      const { at, w } = spread(cards(count), 328, 190);
      const xs = [...at.values()].toSorted((a, b) => a.y - b.y || a.x - b.x);
      for (const [i, { x, y }] of xs.entries())
        if (xs[i + 1]?.y === y) expect((xs[i + 1]?.x ?? 0) - x - w).toBeGreaterThanOrEqual(11);
    }
  });

  it('groups them, best gold first, and names the groups in one row', () => {
    const { at, labels, rules } = spread(cards(9), 1400, 400);
    expect((at.get(4)?.x ?? 0) < (at.get(0)?.x ?? 0)).toBe(true);
    expect(labels.map(({ text }) => text)).toEqual(['Gold', 'Gem', 'Silt', 'Peril']);
    expect(rules).toHaveLength(3);
  });
});

describe('events', () => {
  it('all have their places, and fly from things to things', () => {
    const all = events as GameEvent[];
    expect(all).toHaveLength(22);
    const touched = all.filter((each) => places(each).from !== null || places(each).to !== null);
    expect(all.filter((each) => !touched.includes(each)).map(({ kind }) => kind)).toEqual(['income', 'over']);
    expect(new Set(flights(all).map(({ piece }) => piece.kind))).toEqual(new Set(['miner', 'die', 'card', 'coin']));
  });
});

describe('the question', () => {
  it('has a headline of at most eight words, and a line', () => {
    for (const name of ['start', 'prospecting', 'reserve', 'mining', 'winter', 'last']) {
      const view = table(name);
      const { head, line } = ask(must(view.asked), view);
      expect(head.split(' ').length).toBeLessThanOrEqual(8);
      expect(head + line).toMatch(/^[A-Z].*\.[A-Z].*\.$/);
    }
    const view = table('mining');
    expect(ask(must(view.asked), view)).toEqual({
      head: 'Your miner at the Hills: choose.',
      line: 'From space 3: a card, 2 coins, or lie down until Winter.',
    });
    // Nothing is offered that cannot be had.
    const without = (name: string) => {
      const bare = table(name);
      const moves = must(bare.asked).moves.filter(({ move }) => !move.startsWith('take'));
      return ask({ ...must(bare.asked), moves }, bare).line;
    };
    expect(without('mining')).toBe('From space 3: 2 coins or lie down until Winter.');
    expect(without('winter')).toBe('No card is left: go home with nothing.');
  });
});
