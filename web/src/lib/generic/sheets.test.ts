import { describe, expect, it } from 'vitest';
import type { Seat } from '../protocol';
import { sheets, words } from './sheets';

const seats = ['Ann', 'Bob'].map((name, seat) => ({ seat, name, kind: 'human', yours: false }) as Seat);

describe('views in words', () => {
  it('says plain things plainly', () => {
    expect([
      words('turn', 1, seats),
      words('load', 1, seats),
      words('open', true, seats),
      words('stage', 'tear_down', seats),
      words('holder', null, seats),
      words('cards', [1, 2], seats),
      words('at', { x: 1, owner: 0 }, seats),
    ]).toEqual(['Bob', '1', 'yes', 'tear down', '–', '1, 2', 'x 1, owner Ann']);
  });

  it('makes a table of each thing that has parts', () => {
    const open = {
      load: 3,
      players: [4, 5],
      mines: [
        { name: 'River', dice: 2 },
        { name: 'Lake', gold: [1] },
      ],
      draw: { mine: 'river', cards: 0 },
      none: [],
    };
    expect(sheets(open, seats)).toEqual([
      {
        title: '',
        columns: [],
        rows: [
          { head: 'Load', cells: ['3'] },
          { head: 'None', cells: ['–'] },
        ],
      },
      {
        title: 'Players',
        columns: [],
        rows: [
          { head: 'Ann', cells: ['4'] },
          { head: 'Bob', cells: ['5'] },
        ],
      },
      {
        title: 'Mines',
        columns: ['Name', 'Dice', 'Gold'],
        rows: [
          { head: '1', cells: ['River', '2', '–'] },
          { head: '2', cells: ['Lake', '–', '1'] },
        ],
      },
      {
        title: 'Draw',
        columns: [],
        rows: [
          { head: 'Mine', cells: ['river'] },
          { head: 'Cards', cells: ['0'] },
        ],
      },
    ]);
  });
});
