// How a person is drawn in the medallion. Nothing is copied from a likeness: period, work and age choose coat, hair and hat.
import { chance } from '../../../lib/art/land';
import type { Person } from '../edition';

export type Hat = 'none' | 'wide' | 'felt' | 'top' | 'shawl' | 'bonnet' | 'tricorne' | 'bicorne' | 'shako' | 'morion';
export type Beard = 'none' | 'full' | 'whiskers' | 'moustache' | 'goatee';
export type Hair = 'short' | 'long' | 'tied' | 'parted' | 'tonsure';
export interface Looks {
  skin: 1 | 2 | 3 | 4;
  hair: Hair;
  shade: 1 | 2 | 3;
  hat: Hat;
  beard: Beard;
  cloth: 1 | 2 | 3 | 4;
}

const pick = <T>(next: () => number, list: readonly [T, ...T[]]): T =>
  list[Math.floor(next() * list.length)] ?? list[0];

/** Women, and people whose families came from Africa, Mexico or both, are drawn as who they were. */
const KNOWN: Record<string, Partial<Looks> | undefined> = {
  P01: { skin: 2 },
  P02: { skin: 2 },
  P05: { skin: 2, hat: 'wide' },
  P07: { skin: 2, hat: 'shawl', hair: 'parted', beard: 'none' },
  P11: { skin: 4, hat: 'felt', beard: 'moustache', shade: 1 },
  P13: { skin: 3, hat: 'none', beard: 'full', shade: 3 },
  P15: { skin: 3, hat: 'shawl', hair: 'parted', beard: 'none' },
  P18: { skin: 2 },
  P19: { skin: 4, hat: 'top', beard: 'whiskers', shade: 1 },
  P22: { skin: 4, hat: 'none', hair: 'parted', beard: 'none', shade: 1 },
  P24: { skin: 1, hat: 'bonnet', hair: 'parted', beard: 'none' },
  R12: { hat: 'none', hair: 'long', beard: 'full' },
};

export function looksOf({ id, deck, born }: Person): Looks {
  const next = chance(id.charCodeAt(0) * 131 + Number(id.slice(1)));
  const year = born ?? 1780;
  const skin = pick(next, [1, 1, 2, 2] as const);
  const shade = pick(next, [1, 1, 2, 3] as const);
  const cloth = pick(next, [1, 2, 3, 4] as const);
  const common = { skin, shade, cloth };
  const known = KNOWN[id] ?? {};
  if (deck === 'priest')
    return { ...common, hair: 'tonsure', hat: 'none', beard: pick(next, ['none', 'none', 'full'] as const), ...known };
  if (deck === 'soldier') {
    const hat: Hat = year < 1700 ? 'morion' : year < 1750 ? 'tricorne' : year < 1785 ? 'bicorne' : 'shako';
    const beard: Beard =
      year < 1700 ? 'goatee' : year < 1790 ? 'none' : pick(next, ['whiskers', 'moustache', 'full'] as const);
    return { ...common, hair: year < 1790 && year > 1700 ? 'tied' : 'short', hat, beard, ...known };
  }
  const hat = pick(
    next,
    year < 1785 ? (['wide', 'none', 'wide'] as const) : (['felt', 'none', 'top', 'wide'] as const),
  );
  const beard = pick(
    next,
    year < 1785 ? (['none', 'whiskers'] as const) : (['full', 'whiskers', 'moustache', 'none'] as const),
  );
  return { ...common, hair: 'short', hat, beard, ...known };
}

/** What the medallion of a people shows: their land and their work, never a face that stands for all. */
export type Scene = 'baskets' | 'canoe' | 'oaks' | 'river' | 'mountains' | 'palms' | 'shore';
const SCENES: Record<string, Scene | undefined> = {
  N01: 'shore',
  N02: 'canoe',
  N03: 'baskets',
  N04: 'canoe',
  N05: 'river',
  N06: 'river',
  N07: 'mountains',
  N08: 'shore',
  N09: 'baskets',
  N10: 'oaks',
  N11: 'oaks',
  N12: 'oaks',
  N13: 'mountains',
  N14: 'river',
  N15: 'mountains',
  N16: 'palms',
};
export const sceneOf = (id: string): Scene => SCENES[id] ?? 'oaks';
