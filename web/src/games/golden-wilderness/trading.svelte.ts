// The trade sheet: an offer that is being put together. It is sent as one string of moves, in the engine's order.
import type { Asked, LegalMove } from '../../lib/protocol';
import { parse } from './notation';
import { deckNames, roleNames, type Deck, type OpenTile, type OwnBargain, type OwnOffer, type Role } from './types';
import { atLeast, edition, industryOf, mine, own, player, printed, sum, type View } from './view';

export interface Side {
  pesos: number;
  /** Named cards; only the giver's own. */
  cards: string[];
  /** Any cards of a deck, by deck. */
  people: number[];
  tile: string | null;
  role: Role | null;
}
const nothing = (): Side => ({ pesos: 0, cards: [], people: deckNames.map(() => 0), tile: null, role: null });

class Draft {
  open = $state(false);
  partner = $state(0);
  give = $state<Side>(nothing());
  ask = $state<Side>(nothing());

  begin(partner: number): void {
    this.open = true;
    this.to(partner);
  }
  to(partner: number): void {
    this.partner = partner;
    this.give = nothing();
    this.ask = nothing();
  }
  close(): void {
    this.open = false;
  }
}
export const draft = new Draft();

export const partners = (asked: Asked | null): { seat: number; move: LegalMove }[] =>
  (asked?.moves ?? []).flatMap((legal) => {
    const move = parse(legal.move);
    return move.kind === 'offer' ? [{ seat: move.seat, move: legal }] : [];
  });

/** Settlements of a seat that another could have: both have the same industry (GW-R34). */
function tradable(view: View, from: number, to: number): OpenTile[] {
  const { open } = view.state;
  return open.tiles.filter((tile) => {
    if (tile.owner !== from) return false;
    const { terrain } = printed(view, tile.id);
    const industry = industryOf(player(open, from), terrain);
    return industry !== null && industry === industryOf(player(open, to), terrain);
  });
}
export const cardsIn = (side: Side): number => side.cards.length + sum(side.people);
const empty = (side: Side): boolean =>
  side.pesos === 0 && cardsIn(side) === 0 && side.tile === null && side.role === null;
/** A present. */
export const isGift = (): boolean => !empty(draft.give) && empty(draft.ask);
export const isEmpty = (): boolean => empty(draft.give) && empty(draft.ask);

export interface Means {
  pesos: number;
  /** Cards by deck. */
  decks: number[];
  cards: string[];
  tiles: OpenTile[];
  roles: Role[];
}
/** What a seat could give, as far as this screen may know. */
export function meansOf(view: View, from: number, to: number): Means {
  const { open } = view.state;
  const who = player(open, from);
  const named = from === mine(view) && atLeast(view, 'standard');
  return {
    pesos: who.pesos,
    decks: who.hand,
    cards: named ? (own(view)?.hand ?? []) : [],
    tiles: tradable(view, from, to),
    roles: roleNames.filter((role) => who.roles.includes(role)),
  };
}

/** The largest sum that one move names; after it another may follow (GW-R29). */
const AT_ONCE = 250;
const sums = (pesos: number): number[] =>
  pesos > AT_ONCE ? [AT_ONCE, ...sums(pesos - AT_ONCE)] : pesos > 0 ? [pesos] : [];

const written = (side: Side, verb: 'give' | 'ask', order: readonly string[]): string[] => [
  ...sums(side.pesos).map((pesos) => `${verb}_pesos ${pesos}`),
  ...side.cards.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).map((card) => `${verb}_card ${card}`),
  ...deckNames.flatMap((deck: Deck, i) => Array.from({ length: side.people[i] ?? 0 }, () => `${verb}_people ${deck}`)),
  ...(side.tile === null ? [] : [`${verb}_tile ${side.tile}`]),
  ...(side.role === null ? [] : [`${verb}_role ${side.role}`]),
];
/** The moves that follow the choice of the partner; cards in the order of the edition. */
export function offerMoves(view: View): string[] {
  const order = edition(view).people.map((each) => each.id);
  return [...written(draft.give, 'give', order), ...written(draft.ask, 'ask', order), 'propose'];
}

/** What the offer changes if the game ended now: a peso buys a point, a settlement and people count as at the end. */
export function balance(view: View): { you: number; partner: number } {
  const { settlement, person_in_hand: card } = edition(view).scoring;
  const worth = (side: Side) => side.pesos + cardsIn(side) * card + (side.tile === null ? 0 : settlement);
  const you = worth(draft.ask) - worth(draft.give);
  return { you, partner: -you };
}

/** The same of an offer to the player. */
export function pointsOf(view: View, { give, ask }: Pick<OwnOffer, 'give' | 'ask'>): number {
  const { settlement, person_in_hand: card } = edition(view).scoring;
  const worth = (side: OwnBargain) =>
    side.pesos + (side.cards.length + sum(side.unnamed)) * card + (side.tile === null ? 0 : settlement);
  return worth(give) - worth(ask);
}
