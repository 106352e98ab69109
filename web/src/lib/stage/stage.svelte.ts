// What the parts of a board share, handed down as context: the view, where Tab leads, what is in the air and what has just
// changed. A game whose parts need more extends it.
import { createContext, untrack } from 'svelte';
import './stage.css';
import type { TableView } from '../game';
import { isStill } from '../settings.svelte';
import type { Flying } from './flying';

/** Milliseconds for which a change is ringed. */
const RING = 1200;

type AnyView = TableView<unknown, unknown>;
type Events<View extends AnyView> = Readonly<View['playing']>;
/** Where an event begins and ends on the board. */
export type Places<View extends AnyView> = (event: Events<View>[number]) => { from: string | null; to: string | null };

export class Stage<View extends AnyView = AnyView, Flight extends Flying = Flying> {
  private focused = $state('');
  /** Ids of what has changed, ringed for a while where nothing moves. */
  rung = $state.raw<readonly string[]>([]);
  /** Pieces in the air. */
  flying = $state.raw<readonly Flight[]>([]);

  constructor(
    private readonly now: () => View,
    private readonly places: Places<View>,
  ) {}

  get view(): View {
    return this.now();
  }

  /** The target that Tab leads to. */
  get focus(): string {
    return this.focused || this.first();
  }
  set focus(id: string) {
    this.focused = id;
  }
  /** Where Tab leads as long as nothing has had the focus. */
  protected first(): string {
    return '';
  }

  /** Whether pressing it would do something. */
  lit(id: string): boolean {
    return this.view.hands.lit(id);
  }

  /** How many pieces are still in the air on their way to a place. */
  arriving(place: string): number {
    return this.flying.filter((flight) => flight.lands === place).length;
  }
  readonly landed = (flight: Flight): void => {
    this.flying = this.flying.filter((each) => each !== flight);
  };

  /** What happens is seen on its way; without motion, what has changed is ringed for a while. */
  show(events: Events<View>, flights: () => Flight[]): void {
    if (isStill()) this.ring(events);
    else this.flying = flights();
  }
  private ring(events: Events<View>): void {
    this.rung = events.flatMap((event) => Object.values(this.places(event)).filter((id) => id !== null));
    setTimeout(() => (this.rung = []), RING);
  }

  /** Shows all that happens from now on. Call it while the board is being made. */
  follow(flights: (events: Events<View>) => Flight[]): void {
    $effect.pre(() => {
      const events = this.view.playing as Events<View>;
      if (events.length > 0) untrack(() => this.show(events, () => flights(events)));
    });
  }

  /** Whatever had the focus may be gone with its question: then Tab leads to the first thing that can be done. */
  keepFocus(board: HTMLElement | undefined): void {
    const all = [...(board?.querySelectorAll<HTMLElement>('.target') ?? [])];
    if (all.some((each) => each.dataset.id === untrack(() => this.focus))) return;
    const first = all.find((each) => this.view.hands.lit(each.dataset.id ?? '')) ?? all[0];
    this.focus = first?.dataset.id ?? this.focus;
  }
}

const [get, set] = createContext<Stage>();

/** Puts a board's stage where its parts find it. */
export function setStage<Kind extends Pick<Stage, 'focus' | 'rung'>>(stage: Kind): Kind {
  set(stage as unknown as Stage);
  return stage;
}
/** The stage of the board that a part belongs to; which kind it is, its game knows. */
export const anyStage = (): unknown => get();

/** The attributes of anything on a board that can be pressed, but for its class `target`. The board listens; they say what it
 *  is, by a label or by words inside for the ear alone (class `ear`) where others are to be seen. */
export const target = (stage: Pick<Stage, 'focus' | 'rung'>, id: string, label?: string) => ({
  'data-id': id,
  'data-rung': stage.rung.includes(id) ? '' : undefined,
  tabindex: stage.focus === id ? 0 : -1,
  'aria-label': label,
});
