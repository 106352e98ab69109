// What the server says and what it is told: docs/api.md as types. The games' own types come from `paydirt types GAME`.

export type Status = 'waiting' | 'playing' | 'over';

export interface Seat {
  seat: number;
  kind: 'human' | 'bot' | 'open';
  name: string;
  level: number | null;
  yours: boolean;
  here: boolean;
  host: boolean;
  stand_in: boolean;
}

export interface Table {
  id: string;
  game: string;
  status: Status;
  host: boolean;
  options: Record<string, string>;
  /** The hash of the edition that is played. */
  edition: string;
  private: boolean;
  undo: 'free' | 'off';
  clock: number | null;
  bot_after: number | null;
  guided: boolean;
  seats: Seat[];
  commitment: string;
  server_seed: string | null;
  rematch: string | null;
  watchers: number;
}

export interface GameEvent {
  n: number;
  kind: string;
  seat: number | null;
  a: number;
  b: number;
  amount: number;
  secret: number | null;
  text: string;
  move: number;
  /** Where several of your seats share a screen and not all of them know it: for each seat that does. */
  own?: Record<string, { secret: number; text: string }>;
}

export interface LegalMove {
  move: string;
  words: string;
}

export interface Asked {
  seat: number;
  question: number;
  kind: 'choose' | 'act' | 'amount' | 'secret';
  prompt: string;
  rule: string;
  moves: LegalMove[];
}

export interface ScoreItem {
  item: number;
  name: string;
  points: number;
  /** Once the game is over. */
  reason?: string;
  rule?: string;
}

export interface Points {
  items: ScoreItem[];
  total: number | null;
}

export interface SeatScore extends Points {
  seat: number;
  /** Where several of your seats share a screen: with what only this one knows. */
  own?: Points;
}

export interface Undo {
  allowed: boolean;
  seat: number | null;
  reason: string;
  /** Where several of your seats share a screen: why each may not; empty where it may. */
  own?: Record<string, string>;
}

export interface State<Open = unknown, Own = unknown> {
  moves: number;
  events: GameEvent[];
  next: number;
  open: Open;
  own: Record<string, Own>;
  asked: Asked[];
  waiting: number[];
  scores: SeatScore[];
  undo: Undo;
  over: boolean;
  ranks: number[];
  ending: string | null;
  deadline: number | null;
}

export interface ChatMessage {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

export interface HintMove extends LegalMove {
  points: number;
  visits: number;
}

/** What a strong bot would have done at a position, for the seat that was asked there. */
export interface Opinion {
  seat: number;
  moves: HintMove[];
  iterations: number;
}

export type ServerMessage =
  | { t: 'table'; table: Table }
  | ({ t: 'state'; id?: string } & State)
  | { t: 'chat'; messages: ChatMessage[] }
  | { t: 'done'; id: string }
  | { t: 'refused'; id: string; error: string; rule: string }
  | { t: 'stale'; id: string }
  | { t: 'why'; id: string; error: string; rule: string }
  | { t: 'hint'; id: string; moves: HintMove[]; iterations: number }
  | { t: 'undo_asked'; by: number; moves: number }
  | { t: 'undo_answered'; agreed: boolean };

export type ClientMessage =
  | { t: 'join'; id: string; since: number | null }
  | { t: 'choose'; id: string; seat: number; question: number; moves: string[] }
  | { t: 'undo' | 'undo_ask' | 'undo_agree' | 'undo_decline' | 'hint'; id: string; seat: number }
  | { t: 'why'; id: string; seat: number; move: string }
  | { t: 'chat'; id: string; text: string }
  | { t: 'nudge'; id: string };

export interface Card {
  id: string;
  game: string;
  status: Status;
  seats: { name: string; kind: Seat['kind'] }[];
  your_turn: boolean;
  moves: number;
  updated: number;
}

export interface GameCard {
  id: string;
  name: string;
  pitch: string;
  credits: string;
  seats: [number, number];
  /** `values` is empty for a number. */
  options: { key: string; value: string; values: string[] }[];
  play_now: number;
}

export interface NewSeat {
  kind: 'me' | 'here' | 'bot' | 'open';
  name?: string;
  level?: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options: Record<string, string>;
  private: boolean;
  undo: 'free' | 'off';
  clock: number | null;
  bot_after: number | null;
  shuffle_seats: boolean;
  seed?: number;
  nonce?: string;
}

export interface Review {
  turns: { move: number; seat: number; scores: number[] }[];
  moves: { seat: number; move: string; words: string }[];
  moments: { move: number; seat: number; swing: number }[];
}
