// The ids of things on the table.

export const siteId = (site: number): string => `site:${site}`;
/** The Common or the Boom of the turn. */
export const actionId = (action: 'common' | 'boom'): string => `action:${action}`;
export const eventId = (site: number): string => `event:${site}`;
export const spaceId = (space: string): string => `space:${space}`;
export const landId = (land: string): string => `land:${land}`;
/** The Event or the land that a Camp is set on. */
export const campId = ({ land, event }: { land?: string; event?: number }): string =>
  land === undefined ? eventId(event ?? 0) : landId(land);
export const wagonId = (seat: number): string => `wagon:${seat}`;
/** A row of the Shootout, counted from the Outlaws. */
export const rowId = (row: number): string => `row:${row}`;
/** A space of the Hideout, counted from the left. */
export const caskId = (place: number): string => `cask:${place}`;
export const bridgeId = (bridge: string): string => `bridge:${bridge}`;
export const columnId = (column: number): string => `column:${column}`;
export const cardId = (card: string): string => `card:${card}`;
/** A Town Building that stands in the tableau. */
export const houseId = (card: string): string => `house:${card}`;
/** One of its abilities, 1 or 2. */
export const abilityId = (card: string, ability: number): string => `ability:${card},${ability}`;
export const savedId = (barrel: string): string => `saved:${barrel}`;
export const MILL = 'mill';
export const POWER = 'power';
export const LODGE = 'lodge';
export const HAND = 'hand';
export const GOLD = 'gold';
export const OUTLAWS = 'outlaws';
export const USED = 'used';
export const panelId = (seat: number): string => `panel:${seat}`;

interface Thing {
  kind: string;
  /** What follows the colon, in parts. */
  rest: string[];
}
/** What an id means; null: nothing of this game. */
export function thing(id: string | null): Thing | null {
  if (id === null) return null;
  const [kind = '', rest = ''] = id.split(':');
  return { kind, rest: rest === '' ? [] : rest.split(',') };
}
