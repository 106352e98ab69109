import { describe, expect, it } from 'vitest';
import { must } from '../../lib/testing';
import completed from './fixtures/completed.json';
import prairies from './fixtures/prairies.json';
import { table } from './fixtures';
import { foresee, leadersOf } from './foresee';
import { parse } from './notation';
import { joinedPrairies } from './prairies';
import { changes, preview } from './preview';

type Told = [kind: string, worth: number, leaders: number[], tokens: number][];
type Farmed = [worth: number, cowboys: number[]][];
const says = completed as unknown as Record<string, Record<string, Told | null>>;
const sorted = (list: Told) => list.map((each) => JSON.stringify(each)).sort();

describe('what a placement would complete', () => {
  for (const [name, moves] of Object.entries(says))
    it(`is what the engine says, for every placement at the table ${name}`, () => {
      let checked = 0;
      for (const [notation, told] of Object.entries(moves)) {
        const move = parse(notation);
        if (move.kind !== 'place' || told === null) continue;
        const after = foresee(table(name), move, move.rotation)
          .filter((each) => each.complete)
          .map((each): Told[number] => [each.kind, each.worth, each.leaders, each.tokens]);
        expect(sorted(after), notation).toEqual(sorted(told));
        checked += told.length;
      }
      expect(checked).toBeGreaterThan(2);
    });

  it('joins the prairies that the engine joins', () => {
    let joined = 0;
    for (const [name, moves] of Object.entries(prairies as unknown as Record<string, Record<string, Farmed | null>>))
      for (const [notation, told] of Object.entries(moves)) {
        const move = parse(notation);
        if (move.kind !== 'place' || told === null) continue;
        const known = told.map((each) => JSON.stringify(each));
        for (const { worth, farmers } of joinedPrairies(table(name), move, move.rotation)) {
          expect(known, `${name} ${notation}`).toContain(JSON.stringify([worth, farmers]));
          joined += 1;
        }
      }
    expect(joined).toBeGreaterThan(0);
  });

  it('shares the lead on a tie', () => {
    expect(leadersOf([0, 2, 2])).toEqual([1, 2]);
    expect(leadersOf([0, 0])).toEqual([]);
  });

  it('is told before it is done, with points for whoever gets them', () => {
    const view = table('mid');
    const asked = must(view.asked);
    const lines = asked.moves.map((move) => ({
      move: move.move,
      text: preview({ move, piece: null, target: null }, view).join(' '),
      changes: changes({ move, piece: null, target: null }, view),
    }));
    const winning = must(lines.find((line) => line.changes.length > 0));
    expect(winning.text).toMatch(/^Completes .*\+\d/);
    expect(lines.some((line) => /^Completes a free railroad/.test(line.text))).toBe(true);
    for (const line of lines) expect(line.text, line.move).toMatch(/\.$/);
  });
});
