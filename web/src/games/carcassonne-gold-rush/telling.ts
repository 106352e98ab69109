// The log of this game says where: the engine names what, and the board knows the tile.
import type { Event, Open } from './types';
import type { GameEvent } from './view';
import { whereIs } from './words';

const PLACED: readonly string[] = [
  'place',
  'tent',
  'mine',
  'railroad',
  'mountain',
  'city',
  'unfinished',
  'prairie',
  'lost',
] satisfies Event['kind'][];

export const retell = (events: readonly GameEvent[], open: Pick<Open, 'tiles'>): GameEvent[] =>
  events.map((event) => {
    const tile = PLACED.includes(event.kind) && 'tile' in event ? open.tiles[event.tile] : undefined;
    return tile ? { ...event, text: `${event.text}, ${whereIs(tile)}` } : event;
  });
