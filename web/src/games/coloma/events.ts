// What the numbers of an event mean: the only place of this game's boards that knows in which order the engine tells them.
// Sites, rows, columns and places of the Hideout are counted from 0 in events.
import type { GameEvent } from '../../lib/protocol';
import { BARRELS, BRIDGES, BUILDINGS, GOODS, LANDS, SPACES } from './names';
import { eventId, landId } from './notation';

export const argsOf = ({ a, b, amount }: GameEvent) => ({
  site: a + 1,
  /** Where Buster or Shade goes, and whether it is Buster. */
  strangerSite: b + 1,
  buster: a === 0,
  column: a,
  row: a,
  bridge: BRIDGES[a] ?? '',
  building: BUILDINGS[a] ?? '',
  /** The spaces between which a Wagon goes. */
  from: SPACES[a] ?? '',
  to: SPACES[b] ?? '',
  /** The Event or the land that a Camp is set on, by its id. */
  camp: a === 0 ? eventId(b + 1) : landId(LANDS[b] ?? ''),
  /** A place of the Hideout, what is taken there, and how many Outlaws it brings. */
  cask: a,
  barrel: BARRELS[b],
  good: GOODS[a],
  count: amount,
});
