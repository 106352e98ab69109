// The engine speaks of seats by colour ("Green digs"), the same in every game (UX 2.2). At a table people have names.
import type { Seat } from './protocol';
import { capital, t } from './texts';

const seatName = (seats: Seat[], seat: number | null): string =>
  seats.find((each) => each.seat === seat)?.name || t('someone');

/** "You" for the only seat of mine; with several people at one screen everybody has a name. */
export function calledBy(seats: Seat[], seat: number | null): string {
  const mine = seats.filter((each) => each.yours && !each.stand_in);
  if (mine.length === 1 && mine[0]?.seat === seat) return t('you');
  return seatName(seats, seat);
}

const odd: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** A verb as one says it of oneself: "digs", "dig"; any other word as it is. */
function yourForm(verb: string): string {
  if (odd[verb] !== undefined) return odd[verb];
  if (/..ies$/.test(verb) && verb.length > 4) return verb.replace(/ies$/, 'y');
  if (/(s|sh|ch|x|z)es$/.test(verb) && !/[^s]ses$/.test(verb)) return verb.replace(/es$/, '');
  return /[^s]s$/.test(verb) ? verb.replace(/s$/, '') : verb;
}

/** Somebody and what they do, "Wei digs"; of oneself "You dig". */
export const doing = (name: string, does: string): string =>
  `${name} ${name === t('you') ? does.replace(/^\w+/, yourForm) : does}`;

const colours = ['Blue', 'Red', 'Green', 'Yellow', 'Black'];
const anywhere = /([:;.] )?\b(?:(Blue|Red|Green|Yellow|Black)|seat (\d))\b('s\b)?( [a-z]+)?/g;
/** What the one who begins a sentence does besides. */
const besides = / and (walks to|takes back|receives)\b/;

type Found = (string | undefined)[];

/** The engine's sentence with names instead of colours and numbers; of oneself it says "you". */
export function named(text: string, seats: Seat[]): string {
  const spoken = [...text.matchAll(anywhere)].reduceRight((so, found) => {
    const [said = '', stop = '', colour = '', number, whose = '', next = ''] = found as Found;
    const seat = number === undefined ? colours.indexOf(colour) : Number(number);
    if (!seats.some((each) => each.seat === seat)) return so;
    const name = calledBy(seats, seat);
    const first = found.index === 0;
    const acts = first || stop !== '' || odd[next.trim()] !== undefined;
    const you = first ? name : name.toLowerCase();
    const verb = acts ? next.replace(/\w+/, yourForm) : next;
    const words = name !== t('you') ? `${name}${whose}${next}` : whose ? `${you}r${next}` : `${you}${verb}`;
    return so.slice(0, found.index) + stop + words + so.slice(found.index + said.length);
  }, text);
  if (!spoken.startsWith(`${t('you')} `)) return spoken;
  return spoken.replace(besides, (_, does: string) => ` and ${does.replace(/^\w+/, yourForm)}`);
}

/** The engine's words as a sentence: some begin small, some end without their full stop. */
export const sentenceOf = (words: string): string => capital(words) + (/[.!?]$/.test(words) || words === '' ? '' : '.');
