// What the player does with his hands: pick up a piece, choose where it goes, answer a plain question. Boards see it as
// `Hands`; the prompt bar sees a little more. Legal moves are the server's; nothing is guessed here.
import type { Gesture, Hands } from './game';
import type { Asked } from './protocol';

export interface HandsWorld {
  /** What is asked here and now; null: nobody at this screen. */
  asked: () => Asked | null;
  gestures: () => Gesture[];
  implied: (piece: string) => string | null;
  attempt: (held: string | null, target: string) => string | null;
  send: (asked: Asked, moves: string[]) => void;
  why: (move: string) => void;
  /** A press on something that means nothing. */
  nothing: () => void;
  /** Something was pressed; true if that only hurried the table along. */
  pressed: () => boolean | undefined;
  confirm: () => 'irreversible' | 'all' | 'none';
  touch: () => boolean;
}

export class TableHands implements Hands {
  hovered: string | null = $state(null);
  /** Shown by a first tap, done by the second. */
  previewed: Gesture | null = $state.raw(null);
  /** Waits for "Yes, ...". */
  confirming: Gesture | null = $state.raw(null);
  /** A press that has several meanings, and on what. */
  choices: Gesture[] = $state.raw([]);
  pressed: string | null = $state(null);
  /** The question whose answer is on its way, and whose it is: several may be asked the same at one screen. */
  sent: { seat: number; question: number } | null = $state.raw(null);

  private picked: string | null = $state(null);
  /** A piece picked up before its first move was answered. */
  private wanted: string | null = null;

  constructor(private readonly world: HandsWorld) {}

  get seat(): number | null {
    return this.live?.seat ?? null;
  }

  /** The question that may be answered now. */
  get live(): Asked | null {
    const asked = this.world.asked();
    return asked && (asked.question !== this.sent?.question || asked.seat !== this.sent.seat) ? asked : null;
  }

  get held(): string | null {
    if (!this.live) return null;
    if (this.picked !== null) return this.picked;
    return this.only;
  }

  /** Something was picked up, and waits to be put somewhere. */
  get lifted(): boolean {
    return this.live !== null && this.picked !== null;
  }

  /** The only piece there is to move, with somewhere to go, is held already. */
  private get only(): string | null {
    const pieces = new Set(this.gestures.map((gesture) => gesture.piece).filter((piece) => piece !== null));
    const [piece] = pieces;
    if (pieces.size !== 1 || piece === undefined) return null;
    return this.gestures.every((gesture) => gesture.piece !== piece || gesture.target !== null) ? piece : null;
  }

  private get gestures(): Gesture[] {
    return this.live ? this.world.gestures() : [];
  }

  /** Answers that need no piece: the buttons of the prompt bar. */
  get answers(): Gesture[] {
    return this.gestures.filter((gesture) => gesture.piece === null && gesture.target === null);
  }

  lit(id: string): boolean {
    if (!this.live) return false;
    if (this.ending(id).length > 0) return true;
    if (this.held !== null) return false;
    return this.starts(id) || this.world.implied(id) !== null;
  }

  ending(id: string): Gesture[] {
    const held = this.held;
    return this.gestures.filter((gesture) => {
      if (gesture.target === null) return gesture.piece === id && gesture.label === undefined && !this.hasTargets(id);
      return gesture.target === id && gesture.piece === held;
    });
  }

  get asking(): string | null {
    return this.choices.length > 0 ? this.pressed : null;
  }

  /** What is being thought of: tapped first, or under the pointer. */
  get considered(): Gesture | null {
    const ending = this.hovered === null ? [] : this.ending(this.hovered);
    return this.previewed ?? (ending.length === 1 ? ending[0] : undefined) ?? null;
  }

  private starts(id: string): boolean {
    return this.gestures.some((gesture) => gesture.piece === id);
  }

  private hasTargets(piece: string): boolean {
    return this.gestures.some((gesture) => gesture.piece === piece && gesture.target !== null);
  }

  hover(id: string | null): void {
    this.hovered = id;
  }

  /** Shows a gesture on the board as if it were being made: its piece held, its target under the pointer. */
  show(gesture: Gesture | null): void {
    this.putDown();
    const alone = gesture?.target === null;
    this.picked = gesture && !alone ? gesture.piece : null;
    this.hovered = gesture?.target ?? gesture?.piece ?? null;
  }

  press(id: string): void {
    if (this.world.pressed()) return;
    const asked = this.live;
    if (!asked) return;
    this.confirming = null;
    this.choices = [];
    this.pressed = id;
    const ending = this.ending(id);
    const [only] = ending;
    if (only && ending.length === 1) {
      this.end(only, id);
      return;
    }
    if (ending.length > 1) {
      this.choices = ending;
      return;
    }
    this.previewed = null;
    if (this.picked === id) {
      this.putDown();
      return;
    }
    if (this.starts(id)) {
      this.pickUp(id);
      return;
    }
    const implied = this.world.implied(id);
    if (implied !== null) {
      this.wanted = id;
      this.send(asked, implied);
      return;
    }
    const move = this.world.attempt(this.held, id);
    if (move !== null) this.world.why(move);
    else if (this.picked !== null) this.putDown();
    else this.world.nothing();
  }

  private end(gesture: Gesture, id: string): void {
    if (this.world.touch() && this.previewed?.move.move !== gesture.move.move) {
      this.previewed = gesture;
      this.hovered = id;
      return;
    }
    this.answer(gesture);
  }

  private pickUp(id: string): void {
    this.picked = id;
    // A piece that can also act where it stands offers that beside its targets.
    this.choices = this.gestures.filter((gesture) => gesture.piece === id && gesture.target === null);
  }

  /** Plays a gesture, after "Yes, ..." where that is called for. */
  answer(gesture: Gesture): void {
    const asked = this.live;
    if (!asked) return;
    const policy = this.world.confirm();
    const ask = policy === 'all' || (policy === 'irreversible' && gesture.confirm !== undefined);
    if (ask && this.confirming?.move.move !== gesture.move.move) {
      this.confirming = gesture;
      return;
    }
    this.send(asked, gesture.move.move, gesture.then);
  }

  /** Any legal move, as from the list. */
  play(move: string): void {
    const gesture = this.gestures.find((each) => each.move.move === move);
    if (gesture) this.answer(gesture);
    else if (this.live) this.send(this.live, move);
  }

  private send(asked: Asked, move: string, then: string[] = []): void {
    this.putDown();
    this.hovered = null;
    this.sent = { seat: asked.seat, question: asked.question };
    this.world.send(asked, [move, ...then]);
  }

  /** Lets go of everything; true if there was something. */
  putDown(): boolean {
    const something =
      this.picked !== null || this.confirming !== null || this.choices.length > 0 || this.previewed !== null;
    this.picked = null;
    this.confirming = null;
    this.choices = [];
    this.previewed = null;
    return something;
  }

  /** A new question is on the table: what was picked up for it beforehand is held now. */
  askedAnew(): void {
    this.putDown();
    if (this.live === null) return; // between two states nobody is asked; what was wanted stays wanted
    this.sent = null;
    const wanted = this.wanted;
    this.wanted = null;
    if (wanted !== null && this.starts(wanted) && this.hasTargets(wanted)) this.pickUp(wanted);
  }

  /** What was sent did not come through. */
  refused(): void {
    this.sent = null;
    this.wanted = null;
  }
}
