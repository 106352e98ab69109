// What happens at a mine as a row of scenes: cards are laid out, turn up one by one, weather and alarms strike, miners choose.
// Pure: the director gives them time, the stage draws them.
import { duration } from '../../lib/player.svelte';
import { isTakeable } from './notation';
import { cardNames, type Card, type Event, type Mine, type OpenDraw } from './types';
import { cardCount, type GameEvent } from './view';

/** Of one kind, or of one of several. */
type EventOf<Kind extends Event['kind']> = GameEvent & { kind: Kind };

export interface SceneCard {
  key: number;
  card: Card;
  /** In the deck, face up, face down for an alarm, put at the bottom, or taken. */
  lies: 'deck' | 'up' | 'down' | 'bottom' | 'taken';
  /** Who has taken it. */
  seat: number | null;
}

export interface Scene {
  mine: Mine;
  /** What the Winter die shows. */
  winter: number | null;
  /** How many cards the draw was for. */
  planned: number;
  /** Dice at the mine when it was opened; null: not known. */
  dice: number | null;
  cards: SceneCard[];
  /** Foul Weather that has shortened the draw. */
  weather: number;
  /** What the scene is about. */
  event: GameEvent | null;
}

export interface Frame {
  scene: Scene | null;
  ms: number;
  events: GameEvent[];
}

const inPool = (card: Card): boolean => isTakeable(card) || card === 'false_alarm';
const DRAWING: readonly string[] = ['card', 'weather', 'alarm'] satisfies Event['kind'][];

/** A draw begins: all its cards lie in the deck. */
function begin(event: EventOf<'draw' | 'winter'>, after: readonly GameEvent[]): Scene {
  const end = after.findIndex(({ kind }) => !DRAWING.includes(kind));
  const drawn = after.slice(0, end < 0 ? undefined : end).filter((each) => each.kind === 'card');
  return {
    mine: event.mine,
    winter: event.kind === 'winter' ? event.cards : null,
    planned: event.cards,
    dice: event.kind === 'draw' ? event.dice : null,
    cards: drawn.map(({ n, card }) => ({ key: n, card, lies: 'deck', seat: null })),
    weather: 0,
    event,
  };
}

/** The scene with one card, the first that fits, lying otherwise. */
function change(scene: Scene, event: GameEvent, fits: (card: SceneCard) => boolean, to: Partial<SceneCard>): Scene {
  const at = scene.cards.findIndex(fits);
  return { ...scene, event, cards: scene.cards.map((each, i) => (i === at ? { ...each, ...to } : each)) };
}
const changeAll = (
  scene: Scene,
  event: GameEvent,
  fits: (card: SceneCard) => boolean,
  lies: SceneCard['lies'],
): Scene => ({ ...scene, event, cards: scene.cards.map((each) => (fits(each) ? { ...each, lies } : each)) });

const SHORT: Partial<Record<Event['kind'], number>> = { coins: 600, lie_down: 600, nothing: 750, home: 250 };

/** One alarm or several: the pool is turned down, the cards go, the rest turns up again (FG-P4). */
function alarms(scene: Scene, events: EventOf<'alarm'>[]): Frame[] {
  const [first] = events;
  if (!first) return [];
  const down = changeAll(scene, first, ({ lies, card }) => lies === 'up' && inPool(card), 'down');
  const gone = events.reduce(
    (now, event) => change(now, event, (each) => each.lies === 'down' && each.card === event.card, { lies: 'bottom' }),
    down,
  );
  return [
    { scene: down, ms: 1000, events: [] },
    { scene: gone, ms: 700, events },
    { scene: changeAll(gone, first, ({ lies }) => lies === 'down', 'up'), ms: 700, events: [] },
  ];
}

/** Everything that these events show, beginning from what was on the stage. */
export function frames(events: readonly GameEvent[], from: Scene | null): Frame[] {
  const list: Frame[] = [];
  let scene = from;
  const show = (next: Scene | null, ms: number, ...told: GameEvent[]) => {
    scene = next;
    list.push({ scene, ms, events: told });
  };
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    if (!event) continue;
    const kind = event.kind;
    if (kind === 'draw' || kind === 'winter') {
      // What led to it is seen first.
      if (!scene && list.length === 0 && at > 0) show(null, 400, ...events.slice(0, at));
      show(begin(event, events.slice(at + 1)), kind === 'draw' ? 900 : 1300, event);
    } else if (kind === 'card' && scene) {
      const cards = scene.cards.length;
      show(
        change(scene, event, ({ key }) => key === event.n, { lies: 'up' }),
        cards > 10 ? 260 : cards > 6 ? 340 : 430,
        event,
      );
    } else if (kind === 'weather' && scene) {
      show({ ...scene, event, weather: scene.weather + 1 }, 1100, event);
    } else if (kind === 'alarm' && scene) {
      const end = events.findIndex((each, i) => i > at && each.kind !== 'alarm');
      const all = events.slice(at, end < 0 ? undefined : end).filter((each) => each.kind === 'alarm');
      for (const frame of alarms(scene, all)) show(frame.scene, frame.ms, ...frame.events);
      at += all.length - 1;
    } else if (kind === 'take' && scene) {
      const to = { lies: 'taken', seat: event.seat ?? null } as const;
      show(
        change(scene, event, (each) => each.lies === 'up' && each.card === event.card, to),
        750,
        event,
      );
    } else if (kind === 'leave' && scene) {
      show(
        changeAll(scene, event, ({ lies }) => lies === 'up', 'bottom'),
        700,
        event,
      );
    } else if (kind === 'year' || kind === 'over') {
      scene = null;
      list.push({ scene, ms: 0, events: events.slice(at) });
      break;
    } else if (scene && SHORT[kind] !== undefined) {
      show({ ...scene, event }, SHORT[kind], event);
    }
  }
  return list;
}

/** Before the next thing happens. */
const PAUSE = 300;

/** A stage of which nothing is known: for takes of a draw that began earlier. */
const BARE: Scene = { mine: 'hills', winter: null, planned: 0, dice: null, cards: [], weather: 0, event: null };

/** How long these events are on the screen at normal speed, whatever lay there before. */
export function lasts(events: readonly GameEvent[]): number {
  const time = (from: Scene | null) => frames(events, from).reduce((all, { ms }) => all + ms, 0);
  return Math.max(time(null) + PAUSE, time(BARE) + PAUSE, duration([...events]));
}

/** The stage when nothing moves: as the events have left it, or, where they are not known, as the cards lie. */
export function atRest(year: readonly GameEvent[], draw: OpenDraw | null): Scene | null {
  if (!draw) return null;
  const told = frames(year, null).at(-1)?.scene ?? null;
  if (told?.mine === draw.mine && told.winter === draw.winter && agrees(told, draw)) return told;
  const cards = cardNames.flatMap((card, at) =>
    Array.from({ length: cardCount(draw.face_up, card) }, (_, i): SceneCard => ({
      key: at * 100 + i,
      card,
      lies: 'up',
      seat: null,
    })),
  );
  return { mine: draw.mine, winter: draw.winter, planned: cards.length, dice: null, cards, weather: 0, event: null };
}

const agrees = (scene: Scene, draw: OpenDraw): boolean =>
  cardNames.every(
    (card) =>
      scene.cards.filter((each) => each.lies === 'up' && each.card === card).length === cardCount(draw.face_up, card),
  );
