// The log of this game says where: the engine names what, and the board knows the tile.
import type { GameEvent } from '../../lib/protocol';
import { argsOf } from './events';
import type { Open } from './types';
import { whereIs } from './words';

const PLACED = ['place', 'tent', 'mine', 'railroad', 'mountain', 'city', 'unfinished', 'prairie', 'lost'];

export const retell = (events: readonly GameEvent[], open: Pick<Open, 'tiles'>): GameEvent[] =>
  events.map((event) => {
    const tile = PLACED.includes(event.kind) ? open.tiles[argsOf(event).tile] : undefined;
    return tile ? { ...event, text: `${event.text}, ${whereIs(tile)}` } : event;
  });
