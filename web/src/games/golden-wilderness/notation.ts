// Moves as the engine writes them, and the ids of things on the table.
import { parserOf } from '../../lib/notation';
import type { Terrain } from './edition';
import type { Cell } from './hex';
import { moveArguments, sideNames, type EventCard, type Move, type Role, type Side } from './types';

export const parse = parserOf<Move>(moveArguments);

export const sideIndex = (side: Side): number => sideNames.indexOf(side);

export const tileId = (tile: string): string => `tile:${tile}`;
/** The border between a tile and its neighbour, named by that tile that comes first in the move. */
export const borderId = (tile: string, side: Side): string => `border:${tile},${side}`;
export const cellId = ({ q, r }: Cell): string => `cell:${q},${r}`;
export const layId = ({ q, r }: Cell, rotation: number): string => `lay:${q},${r},${rotation}`;
export const cardId = (card: string): string => `card:${card}`;
export const industryId = (terrain: Terrain): string => `industry:${terrain}`;
export const eventId = (card: EventCard): string => `event:${card}`;
export const drawnId = (tile: string): string => `drawn:${tile}`;
export const ballotId = (choice: number | string): string => `ballot:${choice}`;
export const roleId = (role: Role): string => `role:${role}`;
export const poolId = (what: string): string => `pool:${what}`;
export const panelId = (seat: number): string => `panel:${seat}`;
/** What can be done from the bar under the map. */
export const DEEDS = ['points', 'road', 'trade', 'mission', 'presidio', 'election', 'revolution', 'show'] as const;
export type Deed = (typeof DEEDS)[number];
export const deedId = (deed: Deed): string => `deed:${deed}`;
export const BUY = 'buy';
export const OFFER = 'offer';
export const COUNTRY = 'country';
export const POOL = 'pool';
export const EVENTS = 'events';
/** The tile that is being placed. */
export const HAND = 'hand';

/** The tile that an id speaks of. */
export const tileOf = (id: string | null): string | null => (id?.startsWith('tile:') ? id.slice(5) : null);
/** The same of a card. */
export const cardOf = (id: string): string | null => (id.startsWith('card:') ? id.slice(5) : null);
