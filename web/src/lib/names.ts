// The engine speaks of seats by colour ("Green digs"), the same in every game (UX 2.2). At a table people have names.
import type { Seat } from './protocol';
import { t } from './texts';

export const seatName = (seats: Seat[], seat: number | null): string =>
  seats.find((each) => each.seat === seat)?.name || t('someone');

/** "You" for the only seat of mine; with several people at one screen everybody has a name. */
export function calledBy(seats: Seat[], seat: number | null): string {
  const mine = seats.filter((each) => each.yours && !each.stand_in);
  if (mine.length === 1 && mine[0]?.seat === seat) return t('you');
  return seatName(seats, seat);
}

const colours = ['Blue', 'Red', 'Green', 'Yellow', 'Black'];
const anywhere = /\b(?:(Blue|Red|Green|Yellow|Black)|seat (\d))\b/g;

/** The engine's sentence with names instead of colours and numbers. */
export const named = (text: string, seats: Seat[]): string =>
  text.replace(anywhere, (said: string, colour: string | undefined, number: string | undefined) => {
    const seat = number === undefined ? colours.indexOf(colour ?? '') : Number(number);
    return seats.some((each) => each.seat === seat) ? seatName(seats, seat) : said;
  });
