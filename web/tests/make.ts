// Small makers for tests.
import type { Asked, GameEvent, Seat, State, Table } from '../src/lib/protocol';
import { quiet, someone } from '../src/lib/still';

export const event = (n: number, more: Partial<GameEvent> = {}): GameEvent => ({
  n,
  kind: 'move',
  seat: 0,
  text: `Blue does ${n}`,
  move: n,
  ...more,
});

export const state = (moves: number, more: Partial<State> = {}): State => ({
  ...quiet,
  moves,
  events: [event(moves)],
  next: moves + 1,
  ...more,
});

export const asked = (question: number, moves: string[]): Asked => ({
  seat: 0,
  question,
  kind: 'choose',
  prompt: 'Choose.',
  rule: '',
  moves: moves.map((move) => ({ move, words: move })),
});

export const seat = (n: number, name: string, more: Partial<Seat> = {}): Seat => ({
  ...someone,
  seat: n,
  name,
  ...more,
});

export const table = (game: string, seats: Seat[], more: Partial<Table> = {}): Table => ({
  id: 'quartz-mule-river-lamp',
  game,
  status: 'playing',
  host: true,
  options: {},
  edition: 'e',
  private: true,
  undo: 'free',
  clock: null,
  bot_after: null,
  guided: false,
  seats,
  commitment: '',
  server_seed: null,
  rematch: null,
  watchers: 0,
  ...more,
});
