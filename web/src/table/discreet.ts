// Several people at one screen: what only one of them knows is on the page while that one holds the screen, and at no other
// time. Everything that the page shows goes through here.
import type { GameEvent, State } from '$lib/protocol';

/** The event as this seat knows it; null: as everybody does. */
export function eventFor(event: GameEvent, seat: number | null): GameEvent {
  if (!event.own) return event;
  const { own, ...open } = event;
  return { ...open, ...(seat === null ? undefined : own[seat]) };
}

export function stateFor(state: State, seat: number | null): State {
  if (state.over) return state;
  const own = seat === null ? undefined : state.own[seat];
  return {
    ...state,
    events: state.events.map((event) => eventFor(event, seat)),
    own: own === undefined ? {} : { [String(seat)]: own },
    asked: state.asked.filter((asked) => asked.seat === seat),
    scores: state.scores.map(({ own: hidden, ...open }) => ({ ...open, ...(open.seat === seat ? hidden : undefined) })),
  };
}

/** Once all is open, whatever any of them knew. */
export function eventForAll(event: GameEvent): GameEvent {
  const [first] = Object.keys(event.own ?? {});
  return eventFor(event, first === undefined ? null : Number(first));
}

/** Whether these seats have secrets from each other: one was told what another was not, or they hold different things. */
export function haveSecrets(seats: number[], events: GameEvent[], state: State): boolean {
  if (seats.length < 2 || state.over) return false;
  if (events.some((event) => event.own)) return true;
  const held = seats.map((seat) => {
    const own = state.own[seat];
    return JSON.stringify(typeof own === 'object' ? { ...own, seat: null } : own);
  });
  return held.some((each) => each !== held[0]);
}
