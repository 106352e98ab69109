// The engine speaks of seats by colour ("Green digs"). At a table people have names. Which colour is which seat is read
// off the events themselves: a sentence opens with the colour of its seat.
import type { GameEvent, Seat } from './protocol';
import { t } from './texts';

export const seatName = (seats: Seat[], seat: number | null): string =>
  seats.find((each) => each.seat === seat)?.name || t('someone');

/** "You" for the only seat of mine; with several people at one screen everybody has a name. */
export function calledBy(seats: Seat[], seat: number | null): string {
  const mine = seats.filter((each) => each.yours && !each.stand_in);
  if (mine.length === 1 && mine[0]?.seat === seat) return t('you');
  return seatName(seats, seat);
}

const opening = /^(Blue|Red|Green|Yellow|Black|White)\b/;
const anywhere = /\b(Blue|Red|Green|Yellow|Black|White)\b/g;

export class Colours {
  private readonly seats = new Map<string, number>();

  learn(events: GameEvent[]): void {
    for (const event of events) {
      const colour = opening.exec(event.text)?.[1];
      if (colour !== undefined && event.seat !== null) this.seats.set(colour, event.seat);
    }
  }

  /** The sentence with names instead of colours. */
  named(text: string, seats: Seat[]): string {
    return text.replace(anywhere, (colour) => {
      const seat = this.seats.get(colour);
      return seat === undefined ? colour : seatName(seats, seat);
    });
  }
}
