// What a game's folder of boards gives the table. The table knows no game; a game knows nothing of sockets or pages.
import type { Component } from 'svelte';
import type { Asked, GameEvent, LegalMove, Seat, State } from './protocol';

/** A legal move taken apart for clicking: first the piece that is picked up, then where it goes. */
export interface Gesture {
  move: LegalMove;
  /** Id of the thing on the table that starts it, such as `card:J` or `prospector:eldorado`; null: a plain answer. */
  piece: string | null;
  /** Id of the thing that ends it, such as `space:eldorado`; null: the piece alone says it. */
  target: string | null;
  /** For plain answers: how the button stands in the prompt bar. */
  button?: 'primary' | 'secondary' | 'quiet';
  /** The button's short label; the move's words are its title. A piece that alone says it is held first where its gesture
   *  has a label, and offers it in a ring of choices; without one a press on the piece acts. */
  label?: string;
  /** Ask "Yes, ..." first: much is lost and undo will be impossible (UX 4.3). */
  confirm?: string;
  /** Moves that go along with it, each legal after the one before: one press for several questions in a row. */
  then?: string[];
}

/** What the player is doing with his hands; made by the table, read by boards. All ids are the game's own. */
export interface Hands {
  /** The seat that is asked here and now; null: nobody at this screen. */
  readonly seat: number | null;
  /** The piece that is held. */
  readonly held: string | null;
  /** The thing under the pointer or focus. */
  readonly hovered: string | null;
  /** What was pressed and has several meanings. */
  readonly asking: string | null;
  /** Whether a piece can start a move, or a target can end the one that is held. */
  lit(id: string): boolean;
  /** The gestures that this id would now complete; for previews. */
  ending(id: string): Gesture[];
  /** Click, tap, Enter: picks up, puts down, completes, or asks why not. */
  press(id: string): void;
  /** Any legal move, as from the list: for what was answered beforehand. */
  play(move: string): void;
  hover(id: string | null): void;
}

/** `Event`: what happens in this game, as its types.ts has it. */
export interface TableView<Open, Own, Event = unknown> {
  /** The table, where it is played and not only shown. */
  id?: string;
  seats: Seat[];
  /** The game's edition.json as this table plays it, for boards that are drawn from it. */
  edition: unknown;
  state: State<Open, Own, Event>;
  /** The seat whose secrets are on this screen; null for onlookers. */
  viewer: number | null;
  asked: Asked | null;
  hands: Hands;
  /** Events that are being played out, oldest first; empty when the board is at rest. */
  playing: GameEvent<Event>[];
}

export interface Tip {
  id: string;
  /** Shown at most twice, when it returns true. */
  when: (view: TableView<never, never, never>) => boolean;
  text: string;
  rule: string;
}

/** One step of the guided first game: what the coach says, and until when. */
export interface Lesson {
  say: string;
  /** Ids that are pointed at. */
  point: string[];
  until: (view: TableView<never, never, never>) => boolean;
}

export interface GameModule<Open = never, Own = never, Event = never> {
  id: string;
  /** The board itself; fills its area, chooses its arrangement by container queries. */
  Board: Component<{ view: TableView<Open, Own, Event> }>;
  /** Hand, supply and purse of the viewer. */
  Tray: Component<{ view: TableView<Open, Own, Event> }>;
  /** The inside of one player's panel; `narrow` on phones. */
  Panel: Component<{ view: TableView<Open, Own, Event>; seat: number; narrow: boolean }>;
  /** The inside of the panel of whom the rules play against somebody alone. */
  Rival?: Component<{ view: TableView<Open, Own, Event>; narrow: boolean }>;
  /** What the top bar counts (the clock of the game). */
  Clock: Component<{ view: TableView<Open, Own, Event> }>;
  /** Between prompt and buttons: the price ladder, chips. */
  Extra?: Component<{ view: TableView<Open, Own, Event> }>;
  /** The question in the words of the prompt bar, a headline and a line below it; without it the engine's sentence. */
  ask?: (asked: Asked, view: TableView<Open, Own, Event>) => { head: string; line: string };
  /** Takes the legal moves apart. At a question whose moves all are plain answers, further pieces may be offered that imply
   *  one of them: `implied` tells which move to send first when such a piece is picked up. */
  gestures: (asked: Asked, view: TableView<Open, Own, Event>) => Gesture[];
  implied?: (piece: string, asked: Asked, view: TableView<Open, Own, Event>) => string | null;
  /** The move that a press on an unlit target would have been, for "why not?"; null: nothing sensible. */
  attempt?: (held: string | null, target: string, view: TableView<Open, Own, Event>) => string | null;
  /** Milliseconds that the board needs to play these events out at normal speed, where it takes its own time. */
  lasts?: (events: GameEvent<Event>[]) => number;
  /** Ids on the board that an event touches, from and to, for trails and rings. */
  places: (event: GameEvent<Event>) => { from: string | null; to: string | null };
  /** What happened as the log says it, where the engine needs several events for one thing or the board knows more. */
  retell?: (events: readonly GameEvent<Event>[], open: Open) => GameEvent[];
  /** A short line for the prompt bar about what pressing this id would do. */
  preview?: (gesture: Gesture, view: TableView<Open, Own, Event>) => string[];
  /** Points that a move would win or lose at once, as far as this screen may know: flags on the player panels. */
  changes?: (gesture: Gesture, view: TableView<Open, Own, Event>) => { seat: number; points: number }[];
  /** Keys of the game's own beside the table's, such as R to turn a tile and F to show all of a board that pans. */
  keys?: { key: string; text: string; press: (view: TableView<Open, Own, Event>) => void }[];
  /** How it came to the end, in sentences, where the board knows more than the engine says. */
  ended?: (view: TableView<Open, Own, Event>) => string;
  /** What breaks a tie for the win, as the end of a sentence; without it the win is shared. */
  tie?: string;
  tips: Tip[];
  /** `asides`: what is said instead of the step as long as they last. */
  lessons: { seed: number; seats: number; steps: Lesson[]; asides?: Lesson[] };
}
