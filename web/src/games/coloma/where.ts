// Where on the table a move happens, and how it is called there.
import type { Move } from './moves';
import {
  abilityId,
  bridgeId,
  cardId,
  caskId,
  columnId,
  eventId,
  houseId,
  landId,
  MILL,
  POWER,
  rowId,
  savedId,
  siteId,
  spaceId,
  USED,
  wagonId,
} from './notation';
import { barrelType, bridgeType, edition, landing, landOf, many, mine, player, townCard, type View } from './view';
import { SITES } from './wheel';
import { goodsWords } from './things';
import { effectWords, siteName } from './words';
import { bridgeWorth, counted } from './worth';

type Told = (move: Move, view: View) => string;

const card: Told = ({ a }) => cardId(a);
const site: Told = ({ a }) => siteId(Number(a));
/** The Barker's own Boom has the number after the Sites'. */
const lender = ({ a }: Move, view: View): number =>
  Number(a) > SITES.length ? view.state.open.wheel.barker : Number(a);

const PLACES: Record<string, Told | undefined> = {
  lay: card,
  discard: card,
  build: card,
  dial: site,
  borrow: (move, view) => siteId(lender(move, view)),
  mill: () => MILL,
  river: ({ a }) => columnId(Number(a) - 1),
  bridge: ({ a }) => bridgeId(a),
  hotel: ({ a }) => houseId(a),
  wagon: (_, view) => wagonId(view.hands.seat ?? 0),
  row: ({ a }) => rowId(Number(a) - 1),
  event: ({ a }) => eventId(Number(a)),
  land: ({ a }) => landId(a),
  take: ({ a }) => caskId(Number(a) - 1),
  use: ({ a }) => savedId(a),
  cask: ({ a }) => (a === 'used' ? USED : savedId(a)),
  ability: ({ a, b }) => abilityId(a, Number(b)),
  power: () => POWER,
  go: ({ a }, view) => spaceId(landing(view, a)),
};

const tool = (name: string): string => (name === 'saw' ? 'Saw' : 'Hammer');
const end: Told = ({ b }) => (b === 'top' ? 'On top' : 'Underneath');
const barrel: Told = ({ a }, view) => {
  const place = view.state.open.hideout[Number(a) - 1];
  return place?.barrel ? `${barrelType(view, place.barrel).name} Barrel, +${many(place.outlaws, 'Outlaw')}` : '';
};

const LABELS: Record<string, Told | undefined> = {
  lay: end,
  discard: end,
  borrow: (move, view) => siteName(view, lender(move, view)).replace('The ', ''),
  river: ({ a, b }) => `River ${a}, ${tool(b)}`,
  bridge: ({ a, b }, view) => `${bridgeType(view, a).name}, ${tool(b)}`,
  build: ({ a, b }, view) => `Build ${townCard(view, a).name}, ${tool(b)}`,
  hotel: ({ a, b }, view) => `Hotel on ${townCard(view, a).name}, ${tool(b)}`,
  row: ({ a }, view) => `Row ${a}: ${many(edition(view).shootout.rows[Number(a) - 1] ?? 0, 'Gunman', 'Gunmen')}`,
  event: ({ a }) => `Camp on Event ${a}`,
  land: ({ a }, view) => `Camp in ${landOf(view, a).name}`,
  take: barrel,
  wagon: () => 'Move the Wagon',
  claim: () => 'Gain a Camp',
};

/** Where the tool is known, in a list of what to build: what it brings. */
const BROUGHT: Record<string, Told | undefined> = {
  river: ({ a }, view) => {
    const face = edition(view).river.columns[Number(a) - 1];
    return face ? `River ${a}: ${face.vp} + ${effectWords(face.benefit)}` : '';
  },
  bridge: ({ a }, view) => {
    const type = bridgeType(view, a);
    const who = player(view.state.open, mine(view) ?? 0);
    return `${type.name}: now ${bridgeWorth(type, counted(who, type.counts))}`;
  },
  build: ({ a }, view) => `Build ${townCard(view, a).name}: ${townCard(view, a).vp}`,
  hotel: ({ a }, view) => `Hotel on ${townCard(view, a).name}: ${edition(view).hotel.vp}`,
  buy: ({ a, b }) => goodsWords({ camps: Number(a), horses: Number(b) }),
};

/** The thing that is pressed for a move; null: it is only an answer. */
export const placeOf = (move: Move, view: View): string | null => PLACES[move.kind]?.(move, view) ?? null;
/** What a move is called where one thing has several; empty: the engine's words will do. */
export const labelOf = (move: Move, view: View): string => LABELS[move.kind]?.(move, view) ?? '';
export const choiceOf = (move: Move, view: View): string => BROUGHT[move.kind]?.(move, view) ?? labelOf(move, view);
