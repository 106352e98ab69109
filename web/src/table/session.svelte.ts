// Everything one table is on this screen: what the server said, what is shown of it, and whose hands are on it.
import { api, sentence } from '$lib/api';
import { Connection, type Line, type Saying } from '$lib/connection';
import type { GameModule, Gesture, TableView } from '$lib/game';
import { TableHands } from '$lib/hands.svelte';
import { device, isHere } from '$lib/local/device';
import { keepCommitment, nonceFor } from '$lib/fairness';
import { follow, groups, precede, sinceActing } from '$lib/log';
import { boardsOf } from '$lib/modules';
import { calledBy, named, sentenceOf } from '$lib/names';
import { duration, Player } from '$lib/player.svelte';
import { byTouch } from '$lib/pointer';
import type { Asked, ChatMessage, GameEvent, HintMove, ServerMessage, State, StateUpdate, Table } from '$lib/protocol';
import { tellTurn } from '$lib/notice';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound';
import { t } from '$lib/texts';
import { flushSync, untrack } from 'svelte';
import { eventFor, eventForAll, haveSecrets, stateFor } from './discreet';

export interface Notice {
  text: string;
  rule: string;
  bad: boolean;
  /** The others may be asked to take it back all the same. */
  beg?: boolean;
}

type AnyView = TableView<never, never, never>;

/** The first event of each move: it tells who made it. */
const actsOf = (events: GameEvent[]): GameEvent[] => events.filter((event, i) => event.move !== events[i - 1]?.move);

export class Session {
  table: Table | null = $state.raw(null);
  boards: GameModule | null = $state.raw(null);
  private edition: unknown = $state.raw(null);
  /** No such table, or the server cannot be reached before anything came. */
  trouble: string | null = $state(null);
  line: Line = $state('opening');
  chat: ChatMessage[] = $state.raw([]);
  /** What the table itself tells, in the log. */
  notes: ChatMessage[] = $state.raw([]);
  notice: Notice | null = $state.raw(null);
  /** The best moves, and the one that is shown. */
  hint: { moves: HintMove[]; at: number } | 'thinking' | null = $state.raw(null);
  undoAsked: { by: number; moves: number } | null = $state.raw(null);
  /** A position of the past that is being looked at. */
  looked: { state: State; move: number } | null = $state.raw(null);
  /** Of several people at one screen, the one who has it: only his secrets are on the page. */
  private holder: number | null = $state(null);
  /** What is his lies covered: others play, or all look at the board. */
  private aside = $state(false);
  /** The one who gets it back, to decide otherwise. */
  private returning: number | null = $state(null);
  /** As the server said it, with the secrets of everybody at this screen. */
  private latest: State | null = $state.raw(null);
  private heard: GameEvent[] = $state.raw([]);
  private totals = '';
  /** How many events came before those of a long game that are here; `hearEarlier` fetches them. */
  leftOut = $state(0);

  readonly player = new Player(
    (state) => this.shown(state),
    undefined,
    (events) => this.lasts(events),
    (events) => !this.isOwnDeed(events),
  );
  readonly hands: TableHands;
  private readonly connection: Connection;
  private readonly stop: () => void;
  private arrived = false;
  private hintFor: number | null = null;
  /** Whose question was last, and the number of the next event then. */
  private rang: { seat: number; next: number } | null = null;

  readonly seats = $derived(this.table?.seats ?? []);
  readonly mine = $derived(this.seats.filter((seat) => seat.yours && seat.kind === 'human').map((seat) => seat.seat));
  readonly watching = $derived(this.table !== null && this.mine.length === 0 && !this.seats.some((seat) => seat.yours));
  private readonly shared = $derived(this.mine.length > 1);
  /** The people at this screen have something to hide from each other. */
  private readonly secretive = $derived(this.latest !== null && haveSecrets(this.mine, this.heard, this.latest));
  /** Of the people at this screen, the one whom it is for now: who has it keeps it while he is asked. */
  private readonly next = $derived.by((): number | null => {
    if (!this.shared || !this.atRest) return this.holder;
    const asked = this.latest?.asked.map(({ seat }) => seat).filter((seat) => this.mine.includes(seat)) ?? [];
    const keeps = this.holder ?? this.returning;
    return keeps !== null && asked.includes(keeps) ? keeps : (asked[0] ?? this.holder);
  });
  /** The next person must take the screen first; so must the same one where all have looked at the board meanwhile. */
  readonly cover = $derived.by((): number | null => {
    if (!this.secretive || !this.atRest) return null;
    const again = this.aside && this.latest?.asked.some(({ seat }) => seat === this.next);
    return this.next !== this.holder || again ? this.next : null;
  });
  /** Who sits at the screen. */
  readonly sitting = $derived.by((): number | null => {
    if (!this.shared) return this.mine[0] ?? this.seats.find((seat) => seat.yours)?.seat ?? null;
    return this.cover === null ? this.holder : null;
  });
  /** Whose things are on the page. */
  readonly viewer = $derived(this.secretive && this.aside ? null : this.sitting);
  /** Whose decision Undo takes back; nobody's: why not. At one screen each has his own, as long as there are secrets. */
  readonly back = $derived.by((): { seat: number | null; reason: string } => {
    const undo = this.latest?.undo;
    if (!undo || this.sitting === null) return { seat: null, reason: '' };
    if (!undo.own) return { seat: undo.allowed ? (undo.seat ?? this.sitting) : null, reason: undo.reason };
    const reason = undo.own[this.sitting] ?? '';
    if (reason === '') return { seat: this.sitting, reason };
    const other = this.secretive ? undefined : this.mine.find((seat) => undo.own?.[seat] === '');
    return { seat: other ?? null, reason };
  });
  /** While the screen is being handed over: the one who had it, if he could still decide otherwise. */
  readonly regret = $derived.by((): number | null => {
    if (this.cover === null || this.holder === null || this.cover === this.holder) return null;
    return this.latest?.undo.own?.[this.holder] === '' ? this.holder : null;
  });
  readonly live = $derived(this.latest && this.discreet(this.latest));
  private readonly over = $derived(this.latest?.over ?? false);
  readonly events = $derived(this.asSeen(this.heard));
  private readonly raw = $derived(this.looked?.state ?? this.player.shown);
  readonly state = $derived(this.raw && this.discreet(this.raw));
  /** Nothing is being told any more, and nobody looks back. */
  readonly atRest = $derived(this.looked === null && this.player.told === this.latest);
  readonly ended = $derived(this.atRest && this.over);
  /** Why the game ended, as a sentence. */
  readonly ending = $derived(this.latest?.ending_words ?? '');
  /** What panels and hand show: nothing before the board has told it. */
  readonly beside = $derived.by((): State | null => {
    const state = this.looked?.state ?? this.player.told;
    return state && this.discreet(state);
  });
  readonly asked = $derived.by((): Asked | null => {
    if (!this.atRest || this.cover !== null || this.viewer === null) return null;
    return this.live?.asked.find((asked) => asked.seat === this.viewer) ?? null;
  });
  readonly playing = $derived(
    this.looked ? this.events.filter((event) => event.move === this.looked?.move) : this.asSeen(this.player.playing),
  );
  /** What the board is given. */
  readonly view = $derived(this.viewOf(this.state));
  /** What panels and hand are given. */
  readonly viewBeside = $derived(this.beside === this.state ? this.view : this.viewOf(this.beside));
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
  readonly told = $derived.by((): GameEvent[] => {
    const { told } = this.player;
    return this.looked || told === this.latest
      ? this.events
      : this.events.filter((event) => event.n < (told?.next ?? 0));
  });
  readonly hinted = $derived(this.hint && this.hint !== 'thinking' ? (this.hint.moves[this.hint.at] ?? null) : null);
  readonly groups = $derived.by(() => {
    const { live, boards, told } = this;
    return groups(live && boards?.retell ? boards.retell(told as never[], live.open as never) : told);
  });
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
      table: id,
      heard: (message) => this.hear(message),
      changed: (line) => (this.line = line),
    });
    if (isHere(id)) device.onTrouble = (full) => this.note(t(full ? 'deviceFull' : 'deviceTrouble'));
    // Whenever another question lies here, whatever brought it, the hands begin anew.
    this.stop = $effect.root(() => {
      let before: string | null = null;
      $effect(() => {
        const now = this.asked ? `${this.asked.seat} ${this.asked.question}` : null;
        if (now === before) return;
        before = now;
        untrack(() => this.hands.askedAnew());
        untrack(() => this.ring());
      });
      // A hint lies on the board: the piece in hand, its target under the pointer.
      let shown = false;
      $effect(() => {
        const move = this.hinted?.move;
        const gesture = move === undefined ? undefined : this.gestures.find((each) => each.move.move === move);
        if (gesture || shown) untrack(() => this.hands.show(gesture ?? null));
        shown = gesture !== undefined;
      });
      // Where nobody has anything to hide the screen changes hands by itself.
      $effect(() => {
        if (this.next !== this.holder && this.cover === null) untrack(() => this.handOver());
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

  /** The chime: once when a turn comes here, not at each of its questions. */
  private ring(): void {
    if (!this.asked || !this.latest) return;
    const { seat } = this.asked;
    const before = this.rang;
    this.rang = { seat, next: this.latest.next };
    const since = this.heard.filter((event) => event.n >= (before?.next ?? 0));
    const others = actsOf(since).some((event) => event.seat !== undefined && event.seat !== seat);
    const anew = since.some((event) => event.kind === 'turn' && event.seat === seat);
    if (before?.seat === seat && !others && !anew) return;
    play('turn');
    tellTurn(t('yourTurn'), this.asked.prompt);
  }

  private discreet(state: State): State {
    return this.shared ? stateFor(state, this.viewer) : state;
  }

  private asSeen(events: GameEvent[]): GameEvent[] {
    if (!this.shared) return events;
    const { over, viewer } = this;
    return events.map((event) => (over ? eventForAll(event) : eventFor(event, viewer)));
  }

  private viewOf(state: State | null): AnyView | null {
    if (!state) return null;
    return {
      id: this.id,
      seats: this.seats,
      edition: this.edition,
      state: state as State<never, never, never>,
      viewer: this.viewer,
      asked: this.asked,
      hands: this.hands,
      playing: this.playing as never[],
    };
  }

  private lasts(events: GameEvent[]): number {
    return this.boards?.lasts?.(events as never[]) ?? duration(events);
  }

  /** What one has just done oneself and what takes but a moment need not be seen before the next question. */
  private isOwnDeed(events: GameEvent[]): boolean {
    return events.every(({ seat }) => seat === this.sitting) && this.lasts(events) <= duration(events);
  }

  /** Several at one screen: whose things lie open goes on at once; nobody else has played, and nothing long is shown to all. */
  private goesOn({ asked, events }: State): boolean {
    const others = actsOf(events).some(({ seat }) => seat !== this.holder);
    return asked.some(({ seat }) => seat === this.holder) && !others && this.lasts(events) <= duration(events);
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

  /** What the engine says, as a sentence with names. */
  sentence(words: string): string {
    return sentenceOf(this.named(words));
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
    keepCommitment(table);
    if (!loaded) void this.unpack(table);
  }

  /** One's own number for the chance of a game that has not begun. */
  private share(table: Table): void {
    const nonce = nonceFor(table);
    if (nonce) this.say({ t: 'nonce', nonce });
  }

  /** The boards come with the edition that they are drawn from. */
  private async unpack(table: Table): Promise<void> {
    try {
      const [boards, edition] = await Promise.all([boardsOf(table.game), api.edition(table)]);
      this.edition = edition;
      this.boards = boards;
    } catch (error) {
      this.trouble = sentence(error);
    }
  }

  /** Gives the screen to whom it is for; what was said to the one before is not for him. */
  handOver(): void {
    this.holder = this.next;
    this.aside = false;
    this.returning = null;
    this.notice = null;
    this.hint = null;
    this.looked = null;
    this.hands.putDown();
  }

  askHint(): void {
    if (!this.asked) return;
    this.hint = 'thinking';
    this.hintFor = this.asked.seat;
    this.say({ t: 'hint', seat: this.asked.seat });
  }

  /** Another of the best moves; round and round. */
  walkHint(by: number): void {
    const { hint } = this;
    if (!hint || hint === 'thinking' || hint.moves.length === 0) return;
    const count = hint.moves.length;
    this.hint = { ...hint, at: (hint.at + by + count) % count };
  }

  playHint(): void {
    const move = this.hinted?.move;
    this.hint = null;
    flushSync(); // the hands put the hint down first; what they then ask, "Yes, ...", stays
    if (move !== undefined) this.hands.play(move);
  }

  nudge(): void {
    this.say({ t: 'nudge' });
    this.note(t('nudged'), '', false);
  }

  undo(): void {
    if (this.back.seat !== null) this.say({ t: 'undo', seat: this.back.seat });
  }

  /** Why nothing can be taken back; the other people may be asked, where there are any and there is something. */
  sayNoUndo(): void {
    const { sitting } = this;
    const others = this.seats.some((seat) => seat.kind === 'human' && !seat.yours && !seat.stand_in);
    const moved = this.events.some((event) => event.seat === sitting && event.kind !== 'turn');
    const beg = this.table?.undo === 'free' && others && moved;
    this.notice = { text: t('noUndo', { reason: this.named(this.back.reason) }), rule: '', bad: false, beg };
  }

  askUndo(): void {
    if (this.sitting === null) return;
    this.say({ t: 'undo_ask', seat: this.sitting });
    this.note(t('undoSent'), '', false);
  }

  /** What this screen says to somebody who asks to take back. */
  answerUndo(agrees: boolean): void {
    const seat = this.sitting ?? this.mine[0];
    if (seat !== undefined) this.say({ t: agrees ? 'undo_agree' : 'undo_decline', seat });
    this.undoAsked = null;
  }

  /** The one who had the screen wants it back, to decide otherwise; the cover stays until he says so. */
  keepScreen(): void {
    if (this.regret === null) return;
    this.say({ t: 'undo', seat: this.regret });
    this.returning = this.holder;
    this.holder = null;
  }

  /** Takes back every decision of this turn that can be taken back. */
  undoTurn(): void {
    const first = this.groups.at(-1)?.events[0]?.move ?? Infinity;
    const decisions = new Set(this.events.flatMap(({ move }) => (move >= first ? [move] : []))).size;
    for (let i = 0; i < Math.max(1, decisions); i++) this.undo();
  }

  async hearEarlier(): Promise<void> {
    const first = this.heard[0];
    if (!first) return;
    try {
      const { events, left_out } = await api.events(this.id, first.n);
      this.heard = precede(this.heard, events);
      this.leftOut = left_out;
    } catch (error) {
      this.note(sentence(error));
    }
  }

  async look(move: number): Promise<void> {
    if (this.live && move >= this.live.moves) {
      this.lookNow();
      return;
    }
    try {
      const state = await api.look(this.id, move);
      if (this.cover === null) this.looked = { state, move };
    } catch (error) {
      this.note(sentence(error));
    }
  }

  lookNow(): void {
    this.looked = null;
    this.player.skip();
  }

  /** A press while something is being told shows how it ends. Where it was more than a moment, that is all it does: true. */
  hurry(): boolean {
    if (!this.player.behind) return false;
    const long = this.player.skip();
    flushSync(); // what is asked now, the press may answer
    return long;
  }

  private pressed(): boolean {
    this.notice = null;
    if (this.looked) {
      this.lookNow();
      return true;
    }
    return this.hurry();
  }

  private hear(message: ServerMessage): void {
    switch (message.t) {
      case 'table':
        this.take(message.table);
        this.share(message.table);
        break;
      case 'state':
        this.hearState(message);
        break;
      case 'chat': {
        const fresh = message.messages;
        const all = [...this.chat, ...this.notes].filter((old) => !fresh.some((each) => each.n === old.n));
        all.push(...fresh);
        this.chat = all.filter((each) => each.move === null);
        this.notes = all.filter((each) => each.move !== null);
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
        if (message.error) this.note(this.sentence(message.error), message.rule);
        else this.note(t('nothingHere'), '', false);
        break;
      case 'hint':
        // What was thought for one person is not for the next one.
        if (this.hint === 'thinking' && this.hintFor === this.viewer)
          this.hint = { moves: message.moves.slice(0, 3), at: 0 };
        break;
      case 'undo_asked':
        if (!this.watching) this.undoAsked = { by: message.by, moves: message.moves };
        break;
      case 'undo_answered':
        this.undoAsked = null;
        this.note(t(message.agreed ? 'undoAgreed' : 'undoDeclined'), '', false);
        break;
      case 'done':
        break;
    }
  }

  private hearState(state: StateUpdate): void {
    if (state.left_out) {
      this.heard = [];
      this.leftOut = state.left_out;
    }
    this.heard = follow(this.heard, state.events, state.moves);
    this.latest = state;
    if (this.secretive && !this.goesOn(state)) this.aside = true;
    this.undoAsked = null;
    this.hint = null;
    // What happened before this page was opened is history, not news; so is what was taken back.
    const back = this.player.shown !== null && state.moves < this.player.shown.moves;
    this.player.add(state, !this.arrived || back);
    this.arrived = true;
  }

  /** Whether somebody's points are others than before. */
  private counts({ scores }: State): boolean {
    const before = this.totals;
    this.totals = scores.map(({ total }) => total).join();
    return before !== this.totals;
  }

  private shown(state: State): void {
    if (state.over) play('end');
    else if (state.events.length > 0) play(this.counts(state) ? 'paper' : 'placed');
  }
}
