// Search in the rules as players ask, over the rules themselves.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { covers } from '../src/lib/citation';
import { markdown } from '../src/lib/markdown';
import { passagesOf } from '../src/lib/passages';
import { asked, RulesSearch, stem, type Passage } from '../src/lib/search';

const opened = (game: string): Passage[] => {
  document.body.innerHTML = markdown(readFileSync(`../docs/play/${game}.md`, 'utf8')).html;
  return passagesOf(document.body).map(({ passage }) => passage);
};

describe('search', () => {
  let passages: Passage[] = [];
  let search: RulesSearch;
  beforeAll(async () => {
    passages = opened('sutters-mill');
    search = await RulesSearch.over(passages);
  });
  /** The first so many that it finds. */
  const best = (query: string, most = 12) =>
    search
      .find(query, most)
      .map((found) => passages.find(({ id }) => id === found.id)?.text ?? '')
      .join('\n');

  it('answers what players ask', () => {
    expect(best('how do I win', 3)).toContain('You win by having the most points');
    expect(best('what is the penalty')).toMatch(/prospectors still on the board/);
    expect(best('tie')).toMatch(/A tie goes to whoever has fewer minus points/);
  });

  it('forgives word forms and slips', () => {
    for (const query of ['adventurer', 'adventurers', 'advnturer', 'adventu'])
      expect(best(query)).toContain('adventurer');
    for (const query of ['certificate', 'certificats', 'certifcate']) expect(best(query)).toContain('certificate');
    expect(best('digging bonus')).toContain('Bonus');
  });

  it('finds nothing where there is nothing', () => {
    expect(search.find('zeppelin')).toEqual([]);
    expect(search.find('')).toEqual([]);
  });

  it('tells what it found, for the marks', () => {
    expect([...(search.find('certificates')[0]?.stems ?? [])]).toContain(stem('certificate'));
  });

  it('knows stems', () => {
    expect(['digs', 'digging', 'digger', 'dug'].map(stem)).toEqual(['dig', 'dig', 'dig', 'dig']);
    expect(['cards', 'pays', 'business', 'boxes', 'ties'].map(stem)).toEqual(['card', 'pay', 'business', 'box', 'tie']);
    expect(asked('what is the penalty')).toEqual(['penalty']);
    expect(asked('who are you')).toEqual(['who', 'are', 'you']);
  });
});

describe('citations', () => {
  it('name a rule by itself or in a range', () => {
    expect(covers('SM-040, SM-080..SM-083', 'SM-081')).toBe(true);
    expect(covers('SM-040, SM-080..SM-083', 'SM-084')).toBe(false);
    expect(covers('SM-R01', 'SM-001')).toBe(false);
    expect(covers('CO302', 'CO302')).toBe(true);
  });

  it('become signs that lead to the specification', () => {
    const { html } = markdown('Dig. [SM-040, SM-080..SM-083]');
    expect(html).toContain('<a class="cite" href="spec#SM-040" data-rules="SM-040, SM-080..SM-083"');
    expect(html).not.toContain('[SM');
    expect(markdown('[a link](#there)').html).toContain('<a href="#there">a link</a>');
  });
});
