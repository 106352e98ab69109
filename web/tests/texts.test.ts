import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { format, keys, levelName, list, minus, signed, t } from '../src/lib/texts';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes('games/') && !name.endsWith('lib/texts.ts'))
  .map((name) => readFileSync(join('src', name), 'utf8'));
const source = files.join('\n');

describe('texts', () => {
  it('are all in use', () => {
    const own = readFileSync('src/lib/texts.ts', 'utf8').split('const levels')[1] ?? '';
    expect(keys.filter((key) => !new RegExp(`['"]${key}['"]`).test(source + own))).toEqual([]);
  });

  it('are never empty and never shout', () => {
    for (const key of keys) expect(t(key, { n: 2, name: 'Wei' })).not.toMatch(/^$|!/);
  });

  it('fill in names', () => expect(t('wins', { name: 'Wei', n: 8 })).toBe('Wei wins by 8.'));

  it('count', () => {
    expect(t('turnsSince', { n: 1 })).toBe('1 turn since yours');
    expect(t('turnsSince', { n: 3 })).toBe('3 turns since yours');
    expect(t('movesPlayed', { n: 0 })).toBe('Just begun.');
    expect(t('standInAfter', { n: 10 })).toBe('After 10 minutes');
  });

  it('survive missing values and nested braces', () => {
    expect(format('a {b} c')).toBe('a  c');
    expect(format('{n, plural, one {{who} has #} other {{who} have #}}', { n: 2, who: 'we' })).toBe('we have 2');
  });

  it('write numbers with a true minus', () => {
    expect([signed(3), signed(-3), signed(0), minus(-2), minus(2)]).toEqual(['+3', '−3', '0', '−2', '2']);
  });

  it('name levels and lists', () => {
    expect([1, 3, 9].map(levelName)).toEqual(['Greenhorn', 'Digger', 'Forty-Niner']);
    expect(list(['you', 'Wei', 'Josefa'])).toBe('you, Wei and Josefa');
  });
});
