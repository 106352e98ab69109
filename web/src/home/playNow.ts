// One click from home to a playing table: you and bots at the middle level, or the seats and options used last.
import { api } from '$lib/api';
import { keep, recall } from '$lib/keep';
import { boardsOf } from '$lib/modules';
import type { GameCard, NewSeat, NewTable } from '$lib/protocol';
import { botNames } from '$lib/texts';

export const usualLevel = 3;

export const bot = (seat: number, level = usualLevel): NewSeat => ({
  kind: 'bot',
  level,
  name: botNames[seat % botNames.length] ?? '',
});

/** A new table with everything said that can be chosen. */
export type Wishes = Required<Omit<NewTable, 'seed' | 'nonce'>>;

export function defaults(game: GameCard): Wishes {
  const count = Math.max(game.seats[0], Math.min(game.seats[1], game.play_now || 3));
  return {
    game: game.id,
    seats: Array.from({ length: count }, (_, i): NewSeat => (i === 0 ? { kind: 'me' } : bot(i - 1))),
    options: Object.fromEntries(game.options.map((option) => [option.key, option.value])),
    private: true,
    undo: 'free',
    clock: null,
    bot_after: null,
    shuffle_seats: true,
  };
}

/** The seats used last, without the seats of other people: those are asked anew. */
export function lastUsed(game: GameCard): Wishes {
  const usual = defaults(game);
  const last = recall<Pick<Wishes, 'seats' | 'options'> | null>(`last.${game.id}`, null);
  if (!last || last.seats.some((seat) => seat.kind === 'open' || seat.kind === 'here')) return usual;
  // A later release may have other options.
  const still = game.options.filter(
    ({ key, values }) => key in last.options && (values.length === 0 || values.includes(last.options[key] ?? '')),
  );
  const options = Object.fromEntries(still.map(({ key }) => [key, last.options[key] ?? '']));
  return { ...usual, seats: last.seats, options: { ...usual.options, ...options } };
}

export const remember = (table: Wishes): void =>
  keep(`last.${table.game}`, { seats: table.seats, options: table.options });

export async function playNow(game: GameCard): Promise<string> {
  return `/t/${(await api.create(lastUsed(game))).id}`;
}

/** A guided first game: the chance is fixed, so that the coach knows what comes. */
export async function guided(game: GameCard): Promise<string> {
  const { seed, seats } = (await boardsOf(game.id)).lessons;
  const table = { ...defaults(game), seed, shuffle_seats: false };
  table.seats = Array.from({ length: seats }, (_, i): NewSeat => (i === 0 ? { kind: 'me' } : bot(i - 1, 1)));
  return `/t/${(await api.create(table)).id}`;
}
