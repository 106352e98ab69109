// Views of any game as tables of words: the engine describes them, so their names are all there is to know.
import { capital } from '../texts';
import { calledBy } from '../names';
import type { Seat } from '../protocol';

export type Values = Record<string, unknown>;

export interface Sheet {
  title: string;
  /** Headings of the cells; none where each row has one cell. */
  columns: string[];
  rows: { head: string; cells: string[] }[];
}

const inWords = (name: string): string => name.replaceAll('_', ' ');
const heading = (name: string): string => capital(inWords(name));

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Numbers that are seats go by these names in every game. */
const seatNames = new Set(['seat', 'turn', 'holder', 'owner', 'asked', 'bidder', 'first']);

/** A value in a few words; nothing is a dash. */
export function words(name: string, value: unknown, seats: Seat[]): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number')
    return seatNames.has(name) && seats.some((each) => each.seat === value) ? calledBy(seats, value) : String(value);
  if (typeof value === 'string') return inWords(value);
  if (Array.isArray(value)) return value.map((each) => words(name, each, seats)).join(', ') || '–';
  return Object.entries(value)
    .map(([key, each]) => `${inWords(key)} ${words(key, each, seats)}`)
    .join(', ');
}

/** One row an entry: a player each where the list goes by seat. */
function listed(name: string, list: unknown[], seats: Seat[]): Sheet {
  const columns = [...new Set(list.flatMap((each) => (isValues(each) ? Object.keys(each) : [])))];
  const rows = list.map((each, i) => ({
    head: name === 'players' ? calledBy(seats, i) : String(i + 1),
    cells: isValues(each) ? columns.map((key) => words(key, each[key], seats)) : [words(name, each, seats)],
  }));
  return { title: heading(name), columns: columns.map(heading), rows };
}

/** First what is plain, then a table for each thing that has parts. */
export function sheets(values: Values, seats: Seat[], title = ''): Sheet[] {
  const parted = (value: unknown): boolean =>
    isValues(value) || (Array.isArray(value) && value.some((each) => !isPlain(each)));
  const entries = Object.entries(values);
  const apart = entries.filter(([name, value]) => parted(value) || (name === 'players' && Array.isArray(value)));
  const plain = entries.filter((entry) => !apart.includes(entry));
  const rows = plain.map(([name, value]) => ({ head: heading(name), cells: [words(name, value, seats)] }));
  const further = apart.flatMap(([name, value]) =>
    Array.isArray(value) ? [listed(name, value, seats)] : isValues(value) ? sheets(value, seats, heading(name)) : [],
  );
  return [
    ...(rows.length > 0 ? [{ title, columns: [], rows }] : []),
    ...further.filter((sheet) => sheet.rows.length > 0),
  ];
}
