import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import { changes } from './changes';
import { asked, table } from './fixtures';
import { gestures } from './gestures';
import { building } from './table';

function of(name: string, move: string, price: number): Record<number, number> {
  const view = table(name);
  view.state.open = { ...view.state.open, next_price: price };
  const gesture = must(gestures(asked(name), view).find((each) => each.move.move === move));
  const won = changes(gesture, view).filter(({ points }) => points !== 0);
  return Object.fromEntries(won.map(({ seat, points }) => [seat, points]));
}

describe('changes', () => {
  it('count what is paid', () => {
    expect(of('town', 'place river_camp', 2)).toEqual({ 1: -2 });
    expect(of('town', 'place river_camp', 0)).toEqual({});
  });

  it('count a card that comes home twice, for whoever owns it', () => {
    const top = must(building(table('tear_down').state.open, 'hook_and_ladder').cards.at(-1));
    expect(of('tear_down', 'pull hook_and_ladder', 0)).toEqual({ [top.seat]: 2 * top.value });
  });

  it('count a prospector who goes home', () => {
    const move = must(asked('tear_down').moves.find((each) => each.move.startsWith('leave'))).move;
    const seat = asked('tear_down').seat;
    const here = must(table('tear_down').state.open.players[seat]).prospectors.reduce((a, b) => a + b, 0);
    const penalty = [0, 1, 3, 6, 10, 15];
    expect(of('tear_down', move, 0)).toEqual({ [seat]: must(penalty[here]) - must(penalty[here - 1]) });
  });

  it('leave alone what nobody can know', () => {
    expect(of('start', 'dig', 0)).toEqual({});
  });
});
