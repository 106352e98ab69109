import { describe, expect, it } from 'vitest';
import { must, show } from '../../lib/testing';
import { ask } from './asking';
import Board from './Board.svelte';
import { table } from './fixtures';
import { gestures } from './gestures';
import { spaceId } from './notation';
import { plan } from './plans.svelte';
import { preview } from './preview';
import { gainsOf, ways } from './ways';
import type { View } from './view';

/** The Wagon in Coloma with so many spaces to go, other Wagons somewhere. */
function travelling(spaces: number, others = ['coloma', 'coloma']): View {
  const view = table('wagon');
  must(view.state.open.movement).spaces_left = spaces;
  others.forEach((place, i) => (must(view.state.open.players[i + 1]).wagon = place as 'coloma'));
  return view;
}
const to = (view: View, end: string) =>
  must(gestures(must(view.asked), view).find(({ target }) => target === spaceId(end)));

describe('the Wagon goes by its destination', () => {
  it('one step leads on as before', () => {
    expect(ways(travelling(1)).size).toBe(0);
    expect(to(travelling(3), 'lotus').then).toBeUndefined();
  });

  it('sends all steps at once, and stops where it could go on', () => {
    const far = to(travelling(3), 'georgetown');
    expect([far.move.move, ...must(far.then)]).toEqual(['go garden_valley', 'go shoe1', 'go georgetown']);
    const near = to(travelling(3), 'shoe1');
    expect([near.move.move, ...must(near.then)]).toEqual(['go garden_valley', 'go shoe1', 'stop']);
  });

  it('jumps over other Wagons outside of cities', () => {
    const view = travelling(3, ['shoe1', 'coloma']);
    const far = to(view, 'georgetown');
    expect([far.move.move, ...must(far.then)]).toEqual(['go garden_valley', 'go shoe1', 'stop']);
    expect(ways(view).has('shoe1')).toBe(false);
  });

  it('uses no road twice and takes the way that pays most', () => {
    const view = travelling(7);
    for (const { spaces } of ways(view).values()) {
      const roads = ['coloma', ...spaces].map((space, i, all) => [space, all[i + 1] ?? ''].toSorted().join(' '));
      expect(new Set(roads).size).toBe(roads.length);
    }
    const way = must(ways(view).get('hangtown'));
    const direct = { steps: [], spaces: ['gold_hill', 'shoe2', 'hangtown'], stops: true };
    expect(Object.keys(gainsOf(view, way)).length).toBeGreaterThanOrEqual(Object.keys(gainsOf(view, direct)).length);
  });

  it('says what the way pays, and draws it', () => {
    const view = travelling(3);
    const lines = preview(to(view, 'georgetown'), view);
    expect(lines[0]).toMatch(/^On the way: /);
    expect(lines[1]).toMatch(/^3 spaces, by .*Georgetown\.$/);
    const looked = { ...view, hands: { ...view.hands, hovered: spaceId('georgetown') } };
    expect(show(Board, { view: looked }).querySelectorAll('.trail')).toHaveLength(2);
    expect(show(Board, { view }).querySelectorAll('.trail')).toHaveLength(0);
  });
});

describe('the gold button', () => {
  const gold = (view: View) =>
    gestures(must(view.asked), view)
      .filter(({ button }) => button === 'primary')
      .map(({ label }) => label);

  it('buys what was just set', () => {
    const view = table('barker');
    expect(gold(view)).toEqual([]);
    plan(must(view.asked), { horses: 2 });
    expect(gold(view)).toEqual([expect.stringMatching(/^Buy for/)]);
    plan(must(view.asked), { horses: 0 });
  });

  it('takes what is free before it ends the turn', () => {
    const view = table('workday');
    expect(gold(view)).toEqual([expect.stringMatching(/^Take (all that|what) is free$/)]);
    must(view.state.open.turn).checklist = [];
    expect(gold(view)).toEqual(['End turn']);
  });

  it('leaves nothing behind that the Site has', () => {
    for (const name of ['town', 'river', 'place']) {
      const view = table(name);
      expect(must(view.asked).moves.length).toBeGreaterThan(1);
      expect(gold(view).filter((label) => /^(End|Done)/.test(label ?? ''))).toEqual([]);
      must(view.asked).moves = must(view.asked).moves.filter(({ move }) => /^(end|done)$/.test(move));
      expect(gold(view)[0]).toMatch(/^(End|Done|Take)/);
    }
  });

  it('asks once before a card is built', () => {
    const view = table('town');
    const builds = gestures(must(view.asked), view).filter(({ move }) => move.move.startsWith('build '));
    expect(builds.length).toBeGreaterThan(0);
    for (const each of builds) expect(each.confirm).toMatch(/cannot be taken back/);
  });
});

describe('what is said', () => {
  it('asks for Gunmen and Camps only where they can be placed', () => {
    const said = (...kinds: string[]) => {
      const view = table('place');
      must(view.asked).moves = must(table('settle').asked).moves.filter(({ move }) =>
        kinds.includes(move.split(' ')[0] ?? ''),
      );
      return ask(must(view.asked), view);
    };
    expect(said('event')).toEqual({ head: 'Place Camps.', line: 'You may still place Camps on Events.' });
    expect(said('row')).toEqual({ head: 'Send Gunmen.', line: 'You may still fill one row of the Shootout.' });
    expect(said('row', 'event')).toEqual({
      head: 'Send Gunmen, place Camps.',
      line: 'You may still fill one row of the Shootout and place Camps on Events.',
    });
  });

  it('a row tells how the Shootout stands with it', () => {
    const view = table('settle');
    Object.assign(view.state.open.shootout, { outlaws: 4, gunmen: 3 });
    const row = (n: number) => must(gestures(must(view.asked), view).find(({ move }) => move.move === `row ${n}`));
    expect(preview(row(1), view).at(-1)).toMatch(/: 1 more Gunman wins it\.$/);
    expect(preview(row(2), view).at(-1)).toMatch(/: won, as it stands\.$/);
  });

  it('the Barrel in question is named', () => {
    const view = table('barrel');
    expect(ask(must(view.asked), view).head).toBe('Use the Posse Barrel now, or save it?');
  });

  it('the Shootout tells its rewards at every size', () => {
    const root = show(Board, { view: table('workday') });
    expect(root.querySelector('.rewards')?.textContent).toMatch(/Won: most \+\d.*Lost: /);
  });
});
