// Everything one table is on this screen: what the server said, what is shown of it, and whose hands are on it.
import { api, sentence } from '$lib/api';
import { Connection, tableAddress, type Line, type Saying } from '$lib/connection';
import type { GameModule, Gesture, TableView } from '$lib/game';
import { TableHands } from '$lib/hands.svelte';
import { follow, groups, sinceActing } from '$lib/log';
import { boardsOf } from '$lib/modules';
import { calledBy, named } from '$lib/names';
import { duration, Player } from '$lib/player.svelte';
import { byTouch } from '$lib/pointer';
import type { Asked, ChatMessage, GameEvent, HintMove, ServerMessage, State, Table } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound';
import { t } from '$lib/texts';
import { untrack } from 'svelte';

export interface Notice {
  text: string;
  rule: string;
  bad: boolean;
}

type AnyView = TableView<never, never>;

export class Session {
  table: Table | null = $state.raw(null);
  live: State | null = $state.raw(null);
  boards: GameModule | null = $state.raw(null);
  private edition: unknown = $state.raw(null);
  /** No such table, or the server cannot be reached before anything came. */
  trouble: string | null = $state(null);
  line: Line = $state('opening');
  events: GameEvent[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  notice: Notice | null = $state.raw(null);
  hint: { moves: HintMove[] } | 'thinking' | null = $state.raw(null);
  undoAsked: { by: number; moves: number } | null = $state.raw(null);
  /** A position of the past that is being looked at. */
  looked: { state: State; move: number } | null = $state.raw(null);
  /** The seat whose secrets may be on this screen, where several people share it. */
  private uncovered: number | null = $state(null);

  readonly player = new Player(
    (state) => this.shown(state),
    undefined,
    (events) => this.boards?.lasts?.(events) ?? duration(events),
  );
  readonly hands: TableHands;
  private readonly connection: Connection;
  private readonly stop: () => void;
  private arrived = false;

  readonly seats = $derived(this.table?.seats ?? []);
  readonly mine = $derived(this.seats.filter((seat) => seat.yours && seat.kind === 'human').map((seat) => seat.seat));
  readonly watching = $derived(this.table !== null && this.mine.length === 0 && !this.seats.some((seat) => seat.yours));
  /** Of the people at this screen, the one who is asked. */
  private readonly askedHere = $derived(this.live?.asked.find((asked) => this.mine.includes(asked.seat)) ?? null);
  /** The next person must take the screen first. */
  readonly cover = $derived.by((): number | null => {
    if (this.mine.length < 2 || !this.askedHere || this.live?.over) return null;
    return this.askedHere.seat === this.uncovered ? null : this.askedHere.seat;
  });
  readonly viewer = $derived.by((): number | null => {
    if (this.mine.length < 2) return this.mine[0] ?? this.seats.find((seat) => seat.yours)?.seat ?? null;
    return this.cover === null ? (this.uncovered ?? this.mine[0] ?? null) : null;
  });
  readonly state = $derived(this.looked?.state ?? this.player.shown);
  readonly atRest = $derived(this.looked === null && this.player.shown === this.live);
  readonly asked = $derived.by((): Asked | null => {
    if (!this.atRest || this.cover !== null || this.viewer === null) return null;
    return this.live?.asked.find((asked) => asked.seat === this.viewer) ?? null;
  });
  readonly playing = $derived(
    this.looked ? this.events.filter((event) => event.move === this.looked?.move) : this.player.playing,
  );
  readonly view = $derived.by((): AnyView | null => {
    if (!this.state) return null;
    return {
      seats: this.seats,
      edition: this.edition,
      state: this.discreet(this.state) as State<never, never>,
      viewer: this.viewer,
      asked: this.asked,
      hands: this.hands,
      playing: this.playing,
    };
  });
  readonly gestures = $derived.by((): Gesture[] =>
    this.asked && this.boards && this.view ? this.boards.gestures(this.asked, this.view) : [],
  );
  /** Points that the move under the pointer would win or lose, by seat. */
  readonly changes = $derived.by((): Map<number, number> => {
    const gesture = this.hands.considered;
    const changes = gesture && this.view ? (this.boards?.changes?.(gesture, this.view) ?? []) : [];
    return new Map(changes.filter(({ points }) => points !== 0).map(({ seat, points }) => [seat, points]));
  });
  /** What is told so far: nothing before it has been seen on the board. */
  private readonly told = $derived.by((): GameEvent[] => {
    const unseen = this.looked ? undefined : this.player.playing[0];
    return unseen ? this.events.filter((event) => event.n < unseen.n) : this.events;
  });
  readonly groups = $derived(groups(this.told));
  readonly since = $derived(sinceActing(this.groups, this.viewer));

  constructor(readonly id: string) {
    this.hands = new TableHands({
      asked: () => this.asked,
      gestures: () => this.gestures,
      implied: (piece) =>
        this.asked && this.view ? (this.boards?.implied?.(piece, this.asked, this.view) ?? null) : null,
      attempt: (held, target) => (this.view ? (this.boards?.attempt?.(held, target, this.view) ?? null) : null),
      send: (asked, moves) => this.say({ t: 'choose', seat: asked.seat, question: asked.question, moves }),
      why: (move) => {
        if (this.asked) this.say({ t: 'why', seat: this.asked.seat, move });
      },
      nothing: () => this.note(t('nothingHere'), '', false),
      pressed: () => this.pressed(),
      confirm: () => settings.confirm,
      touch: byTouch,
    });
    this.connection = new Connection({
      address: tableAddress(id),
      heard: (message) => this.hear(message),
      changed: (line) => (this.line = line),
    });
    // Whenever another question lies here, whatever brought it, the hands begin anew.
    this.stop = $effect.root(() => {
      let before: string | null = null;
      $effect(() => {
        const now = this.asked ? `${this.asked.seat} ${this.asked.question}` : null;
        if (now === before) return;
        before = now;
        untrack(() => this.hands.askedAnew());
        if (now !== null) play('turn');
      });
    });
    void this.begin();
  }

  /** The table by plain call first: it says at once if there is none. */
  private async begin(): Promise<void> {
    try {
      const found = await api.table(this.id);
      if (!this.table) this.take(found); // what came over the line meanwhile is newer
    } catch (error) {
      if (!this.arrived) this.trouble = sentence(error);
    }
  }

  /** Several people share this screen: only the secrets of the one who looks go to the board. */
  private discreet(state: State): State {
    if (this.mine.length < 2 || state.over) return state;
    const own = this.viewer === null ? undefined : state.own[this.viewer];
    return { ...state, own: own === undefined ? {} : { [String(this.viewer)]: own } };
  }

  get kept(): boolean {
    return this.line === 'lost' && this.connection.waiting > 0;
  }

  called(seat: number | null): string {
    return calledBy(this.seats, seat);
  }

  named(text: string): string {
    return named(text, this.seats);
  }

  close(): void {
    this.stop();
    this.connection.close();
    this.player.clear();
  }

  say(saying: Saying): void {
    this.notice = null;
    this.connection.say(saying);
  }

  note(text: string, rule = '', bad = true): void {
    this.notice = { text, rule, bad };
  }

  take(table: Table): void {
    const loaded = this.table?.game === table.game;
    this.table = table;
    this.trouble = null;
    if (!loaded) void this.unpack(table);
  }

  /** The boards come with the edition that they are drawn from. */
  private async unpack(table: Table): Promise<void> {
    try {
      const [boards, edition] = await Promise.all([boardsOf(table.game), api.edition(table.game, table.edition)]);
      this.edition = edition;
      this.boards = boards;
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  /** Shows the view of the person who has taken the screen. */
  uncover(): void {
    this.uncovered = this.cover;
  }

  askHint(): void {
    if (!this.asked) return;
    this.hint = 'thinking';
    this.say({ t: 'hint', seat: this.asked.seat });
  }

  nudge(): void {
    this.say({ t: 'nudge' });
    this.note(t('nudged'), '', false);
  }

  undo(): void {
    const undo = this.live?.undo;
    if (!undo?.allowed) return;
    const seat = undo.seat ?? this.viewer;
    if (seat !== null) this.say({ t: 'undo', seat });
  }

  /** Takes back every decision of this turn that can be taken back. */
  undoTurn(): void {
    const turn = this.groups.at(-1);
    const decisions = new Set(turn?.events.map((event) => event.move)).size;
    for (let i = 0; i < Math.max(1, decisions); i++) this.undo();
  }

  async look(move: number): Promise<void> {
    if (this.live && move >= this.live.moves) {
      this.lookNow();
      return;
    }
    try {
      this.looked = { state: await api.look(this.id, move), move };
    } catch (error) {
      this.note(sentence(error));
    }
  }

  lookNow(): void {
    this.looked = null;
    this.player.skip();
  }

  /** A press while events still play out only skips to their end. */
  private pressed(): boolean {
    this.notice = null;
    if (this.looked) {
      this.lookNow();
      return true;
    }
    if (!this.player.behind) return false;
    this.player.skip();
    return true;
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.take(message.table);
        break;
      case 'state':
        this.hearState(message);
        break;
      case 'chat': {
        const fresh = message.messages;
        this.chat = [...this.chat.filter((old) => !fresh.some((each) => each.n === old.n)), ...fresh];
        break;
      }
      case 'refused':
        this.hands.refused();
        if (this.hint === 'thinking') this.hint = null;
        this.note(t('couldNot', { error: message.error }), message.rule);
        break;
      case 'stale':
        this.hands.refused();
        this.note(t('stale'), '', false);
        break;
      case 'why':
        if (message.error) this.note(this.named(message.error), message.rule);
        else this.note(t('nothingHere'), '', false);
        break;
      case 'hint':
        this.hint = { moves: message.moves };
        break;
      case 'undo_asked':
        if (message.by !== this.viewer) this.undoAsked = { by: message.by, moves: message.moves };
        break;
      case 'undo_answered':
        this.undoAsked = null;
        this.note(t(message.agreed ? 'undoAgreed' : 'undoDeclined'), '', false);
        break;
      case 'done':
        break;
    }
  }

  private hearState(state: State): void {
    this.events = follow(this.events, state.events, state.moves);
    this.live = state;
    this.undoAsked = null;
    this.hint = null;
    // What happened before this page was opened is history, not news; so is what was taken back.
    const back = this.player.shown !== null && state.moves < this.player.shown.moves;
    this.player.add(state, !this.arrived || back);
    this.arrived = true;
  }

  private shown(state: State): void {
    if (state.over) play('end');
    else if (state.events.length > 0) play(state.events.some((event) => event.amount > 0) ? 'paper' : 'placed');
  }
}
