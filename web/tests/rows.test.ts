import { describe, expect, it } from 'vitest';
import { show } from '../src/lib/testing';
import type { Card } from '../src/lib/protocol';
import TableRow from '../src/home/TableRow.svelte';

const card = (status: Card['status'], winners: string[] = []): Card => ({
  id: 'quartz-mule-river-lamp',
  game: 'coloma',
  status,
  seats: ['Ann', 'Wei'].map((name) => ({ name, kind: 'human', ...(winners.includes(name) && { won: true }) })),
  your_turn: false,
  moves: 12,
  updated: Date.UTC(2026, 10, 18, 12),
});
const words = (...given: Parameters<typeof card>) =>
  show(TableRow, { card: card(...given), game: 'Coloma', action: 'Open', href: '/' })
    .querySelector('small')
    ?.textContent.replace(/\s+/g, ' ')
    .trim();

describe('a table in a list', () => {
  it('says how far it is while it goes on', () => {
    expect(words('playing')).toBe('Ann and Wei. 12 moves played.');
  });
  it('says who won, and when', () => {
    expect(words('over', ['Wei'])).toBe('Ann and Wei. Wei won on Nov 18, 2026.');
    expect(words('over', ['Ann', 'Wei'])).toBe('Ann and Wei. Ann and Wei shared the win on Nov 18, 2026.');
  });
  it('says only when where nobody won, or nobody wrote it down', () => {
    expect(words('over')).toBe('Ann and Wei. Over since Nov 18, 2026.');
  });
});
