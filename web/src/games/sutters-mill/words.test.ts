import { describe, expect, it } from 'vitest';
import { fixture, table, tableOf } from './fixtures';
import { lessons } from './lessons';
import { tips } from './tips';
import { boardSentence, campStatus, pieceName, prospectorSentence, spaceSentence, veinSentence } from './words';

describe('names for the ear', () => {
  it('tell all about a target', () => {
    expect(spaceSentence(table('town', 'card:Q'), 'eldorado')).toBe(
      'Eldorado Bath House. You 10, Wei 10, Shovel 10. Wei holds the certificate. Prospectors: You 2, Shovel 1. ' +
        'Legal: play Queen. You 20 over Wei 10, Shovel 10. The certificate passes to you: one free card. The adventurer goes to Ana. Free: first action.',
    );
    expect(spaceSentence(table('town_late'), 'river_camp')).toBe('River camp. Worked out. No prospectors.');
  });

  it('tell pieces apart', () => {
    const view = table('tear_down');
    expect(prospectorSentence(view, 'eldorado', { seat: 2, pulled: ['eldorado'], count: 1 })).toBe(
      '1 of your prospectors at Eldorado Bath House, took a card off at Eldorado.',
    );
    expect(pieceName(view, 'card:J')).toBe('Jack');
    expect(pieceName(view, 'prospector:eldorado')).toBe('Prospector from Eldorado');
  });

  it('tell how far the vein is worked', () => {
    expect(veinSentence(table('town_late'))).toBe(
      'The gold vein: 46 of 72 counters left, 22 hillside, 24 mine. Next: hillside.',
    );
    expect(campStatus(table('town_late'), 'hillside_camp')).toBe('the vein is worked here');
    expect(campStatus(table('town_late'), 'mine_camp')).toBe('not reached yet');
    expect(boardSentence(table('town'))).toContain('Ana: blue, Tear Down; You: red, Build Up;');
  });
});

describe('tips and lessons', () => {
  const shown = (name: string) => tips.filter((tip) => tip.when(table(name) as never)).map((tip) => tip.id);

  it('come at the moment they matter', () => {
    expect(shown('start')).toEqual(['turn']);
    expect(shown('dig')).toEqual(['dig']);
    expect(shown('town')).toEqual(['cards']);
    expect(shown('tear_down')).toEqual(['tear-down', 'leave']);
    expect(shown('late_turn')).not.toContain('half');
    expect(tips.filter((tip) => tip.when(tableOf({ ...fixture('town'), asked: null }) as never))).toEqual([]);
  });

  it('are one short sentence or two, with a rule', () => {
    for (const tip of tips) {
      expect(tip.text.length, tip.id).toBeLessThan(120);
      expect(tip.rule).toMatch(/^SM-\d{3}$/);
      expect(tip.text).not.toContain('!');
    }
  });

  it('lead from the first dig on', () => {
    const [first, second] = lessons.steps;
    expect(first?.until(table('start') as never)).toBe(false);
    expect(first?.until(table('dig') as never)).toBe(true);
    expect(second?.until(table('dig') as never)).toBe(false);
    expect(lessons.seats).toBe(3);
  });
});
