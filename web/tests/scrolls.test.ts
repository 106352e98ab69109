import { describe, expect, it } from 'vitest';
import { beyond } from '../src/lib/scrolls';

function area(overflow: string, sizes: Record<string, number>): Element {
  const made = document.body.appendChild(document.createElement('div'));
  Object.assign(made.style, { overflowX: overflow, overflowY: overflow });
  const all = { clientWidth: 100, clientHeight: 50, scrollWidth: 100, scrollHeight: 50, scrollLeft: 0, scrollTop: 0 };
  for (const [name, value] of Object.entries({ ...all, ...sizes })) Object.defineProperty(made, name, { value });
  return made;
}

describe('what scrolls', () => {
  it('has more on the sides that are cut off', () => {
    expect(beyond(area('auto', { scrollWidth: 160, scrollLeft: 20 }))).toEqual(['left', 'right']);
    expect(beyond(area('auto', { scrollHeight: 90, scrollTop: 40 }))).toEqual(['up']);
    expect(beyond(area('auto', { scrollHeight: 52 }))).toEqual([]);
  });
  it('has no more where nothing is cut off', () => {
    expect(beyond(area('visible', { scrollHeight: 90 }))).toEqual([]);
  });
});
