import { describe, expect, it } from 'vitest';
import { parseRoute, router, tableOfInvite } from '../src/lib/router.svelte';

describe('routes', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/new/coloma', { page: 'new', game: 'coloma' }],
    ['/t/quartz-mule-river-lamp', { page: 'table', id: 'quartz-mule-river-lamp' }],
    ['/t/quartz-mule-river-lamp/', { page: 'table', id: 'quartz-mule-river-lamp' }],
    ['/mine', { page: 'mine' }],
    ['/settings', { page: 'settings' }],
    ['/rules', { page: 'rules', game: null, rule: null, spec: false }],
    ['/nowhere', { page: 'missing' }],
    ['/t', { page: 'missing' }],
    ['/t/a/b/c', { page: 'missing' }],
    ['/t/<b>', { page: 'missing' }],
  ])('%s', (path, route) => expect(parseRoute(path)).toEqual(route));

  it('reads the move of a review and the rule of a document', () => {
    expect(parseRoute('/t/a-b/review', '?move=14')).toEqual({ page: 'review', id: 'a-b', move: 14 });
    expect(parseRoute('/t/a-b/review', '?move=x')).toEqual({ page: 'review', id: 'a-b', move: null });
    expect(parseRoute('/rules/sutters-mill', '', '#SM-081')).toEqual({
      page: 'rules',
      game: 'sutters-mill',
      rule: 'SM-081',
      spec: false,
    });
    expect(parseRoute('/rules/coloma/spec', '', '#CO302')).toEqual({
      page: 'rules',
      game: 'coloma',
      rule: 'CO302',
      spec: true,
    });
    expect(parseRoute('/rules/coloma/other')).toEqual({ page: 'missing' });
  });

  it('goes', () => {
    router.go('/mine');
    expect(router.route).toEqual({ page: 'mine' });
    expect(location.pathname).toBe('/mine');
  });
});

describe('an invite', () => {
  it.each([
    ['https://x.org/t/quartz-mule-river-lamp', 'quartz-mule-river-lamp'],
    ['quartz mule river lamp', 'quartz-mule-river-lamp'],
    [' Quartz-Mule, river  lamp ', 'quartz-mule-river-lamp'],
    ['quartz', null],
    ['', null],
    ['what is this?', null],
  ])('%s', (text, id) => expect(tableOfInvite(text)).toBe(id));
});
