// The legal moves as things that are pressed: a tile, a card, a deed and then a place, a button.
import type { Gesture } from '../../lib/game';
import { answer } from '../../lib/stage/gestures';
import type { Asked, LegalMove } from '../../lib/protocol';
import { cellOf, layingOn } from './laying.svelte';
import {
  ballotId,
  borderId,
  BUY,
  cardId,
  cardOf,
  deedId,
  DEEDS,
  drawnId,
  eventId,
  HAND,
  industryId,
  layId,
  OFFER,
  parse,
  poolId,
  roleId,
  tileId,
  tileOf,
  type Deed,
} from './notation';
import { amountOf, marketOf } from './plans.svelte';
import { draft, isEmpty, isGift, offerMoves, pointsOf } from './trading.svelte';
import type { Industry, Move } from './types';
import {
  capital,
  costOf,
  edition,
  industryOf,
  many,
  mine,
  nameOf,
  onBoard,
  own,
  person,
  pesos,
  player,
  printed,
  productOf,
  terrainOf,
  wouldEnd,
  type View,
} from './view';
import { abilityWords, iconWords } from './words';

const piece = (move: LegalMove, id: string, label?: string): Gesture => ({
  move,
  piece: id,
  target: null,
  ...(label === undefined ? {} : { label }),
});

/** What a settlement or a change of industry costs, in the coin of the level. */
export const priceWords = (view: View, count: number): string =>
  many(count, view.state.open.level === 'beginner' || view.state.open.level === 'easy' ? 'pioneer' : 'settler');

/** What changing to an industry costs: the difference for every own settlement of the terrain (GW-R22). */
export function changeCost(view: View, industry: Industry, seat: number): number {
  const { open } = view.state;
  const terrain = terrainOf(industry);
  const before = industryOf(player(open, seat), terrain);
  const tiles = open.tiles.filter((tile) => tile.owner === seat && printed(view, tile.id).terrain === terrain).length;
  return before === null ? 0 : tiles * (costOf(view, industry) - costOf(view, before));
}
export const cityCost = (view: View, tile: string): number =>
  edition(view).costs.city_population - (onBoard(view, tile)?.population ?? 0);

/** Tiles with more than one thing to do on them offer a ring; a lone settlement is built at once. */
function onTile(all: readonly Move[], tile: string): number {
  return all.filter((move) => (move.kind === 'settle' || move.kind === 'city') && move.tile === tile).length;
}

/** A card of which one thing can be made acts at one press; with several it offers a ring. */
const onCard = (all: readonly Move[], card: string, label: string): string | undefined =>
  all.filter((move) => (move.kind === 'icons' || move.kind === 'use') && move.card === card).length > 1
    ? label
    : undefined;

/** A vote of the table: called by one press, once that is confirmed. */
const calling = (move: LegalMove, which: Deed, confirm: string): Gesture => ({
  ...piece(move, deedId(which)),
  confirm,
});

function acting(move: Move, legal: LegalMove, view: View, all: readonly Move[], asked: Asked): Gesture[] {
  const seat = mine(view) ?? 0;
  switch (move.kind) {
    case 'settle': {
      const cost = priceWords(view, costOf(view, move.industry));
      const label = `Settle for ${productOf(move.industry)}: ${cost}`;
      return [piece(legal, tileId(move.tile), onTile(all, move.tile) > 1 ? label : undefined)];
    }
    case 'city': {
      const price = priceWords(view, cityCost(view, move.tile));
      const grant = edition(view).costs.city_grant;
      return [piece(legal, tileId(move.tile), `Found a city: ${price} and the settlement for $${grant}`)];
    }
    case 'change': {
      const cost = priceWords(view, changeCost(view, move.industry, seat));
      return [piece(legal, industryId(terrainOf(move.industry)), `${capital(productOf(move.industry))}: ${cost}`)];
    }
    case 'road':
      return [{ move: legal, piece: deedId('road'), target: borderId(move.tile, move.side) }];
    case 'points':
      return move.pesos === amountOf(asked, 'points') ? [piece(legal, BUY)] : [];
    case 'icons':
      return [piece(legal, cardId(move.card), onCard(all, move.card, `For ${iconWords(person(view, move.card))}`))];
    case 'use': {
      const ability = person(view, move.card).abilities[move.ability];
      const words = ability ? abilityWords(ability, view) : legal.words;
      const gesture = piece(legal, cardId(move.card), onCard(all, move.card, words));
      return [ability?.cost.type === 'trash' ? { ...gesture, confirm: 'The card leaves the game for good.' } : gesture];
    }
    case 'mission':
    case 'presidio':
      return [{ move: legal, piece: deedId(move.kind), target: tileId(move.tile) }];
    case 'election':
      return [calling(legal, 'election', 'One vote of the table a turn, whatever comes of it.')];
    case 'revolution':
      return [calling(legal, 'revolution', 'A new country changes all prices and all roles.')];
    case 'show':
      return [
        piece(legal, deedId('show'), `Show the pool to ${move.seats.map((each) => nameOf(view, each)).join(', ')}`),
      ];
    case 'offer':
      return offering(legal, move.seat, view);
    case 'end':
      return [answer(legal, 'primary', 'On to the event')];
    case 'no_offer':
      return [answer(legal, 'primary', 'No offer')];
    default:
      return [];
  }
}

/** What the trade sheet has put together, as one press. */
function offering(legal: LegalMove, partner: number, view: View): Gesture[] {
  if (!draft.open || draft.partner !== partner || isEmpty()) return [];
  const confirm = isGift() ? { confirm: 'You ask for nothing in return.' } : {};
  return [{ ...piece(legal, OFFER), ...confirm, then: offerMoves(view) }];
}

function placing(move: Move, legal: LegalMove, view: View, asked: Asked): Gesture[] {
  if (move.kind === 'tile') return [piece(legal, drawnId(move.tile))];
  if (move.kind === 'drop') return [answer(legal, 'secondary', 'Discard it')];
  const cell = cellOf(legal.move, view.state.open);
  if (!cell) return [];
  const gesture: Gesture = { move: legal, piece: HAND, target: layId(cell, cell.rotation) };
  const laying = layingOn(view.state.open);
  const laid = laying.laidAt(asked);
  const here = laid?.x === cell.q && laid.y === cell.r && laying.turnsAt(asked, laid) === cell.rotation;
  return here ? [gesture, answer(legal, 'primary', 'Place here')] : [gesture];
}

function fighting(move: Move, legal: LegalMove, view: View, all: readonly Move[]): Gesture[] {
  const { step, attack } = view.state.open;
  switch (move.kind) {
    case 'target': {
      const several = all.filter((each) => each.kind === 'target' && each.tile === move.tile).length > 1;
      return [piece(legal, tileId(move.tile), several ? `Attack the ${move.thing}` : undefined)];
    }
    case 'sword':
      if (move.card === 'purse') return [answer(legal, 'secondary', 'A sword of this turn')];
      return [piece(legal, cardId(move.card))];
    case 'give_up': {
      const strong = step === 'reinforce' && (attack?.attack ?? 0) > (attack?.defence ?? 0);
      if (step === 'fight') return [answer(legal, 'primary', 'Pass')];
      if (strong) return [answer(legal, 'primary', `Attack with ${attack?.attack ?? 1}`)];
      // Giving up is no gold button as long as there is a sword.
      return [answer(legal, all.length > 1 ? 'secondary' : 'primary', 'Give up')];
    }
    default:
      return [];
  }
}

function polling(move: Move, legal: LegalMove, view: View, asked: Asked): Gesture[] {
  switch (move.kind) {
    case 'vote':
      return [piece(legal, ballotId(move.seat))];
    case 'support':
      return [piece(legal, ballotId(move.country))];
    case 'abstain':
      return [answer(legal, 'secondary', 'Abstain')];
    case 'vote_card':
      return [piece(legal, cardId(move.card))];
    case 'buy_vote':
      return [answer(legal, 'secondary', `One more for $${edition(view).costs.newspaper_vote}`)];
    case 'done':
      return [answer(legal, 'primary', 'Done')];
    case 'auction':
      return [piece(legal, roleId(move.role))];
    case 'bid': {
      const sum = standingBid(view) + move.raise;
      return move.raise === amountOf(asked, 'bid')
        ? [answer(legal, sum > 0 ? 'secondary' : 'primary', `Bid ${pesos(sum)}`)]
        : [];
    }
    case 'pass':
      return [answer(legal, standingBid(view) + amountOf(asked, 'bid') > 0 ? 'primary' : 'secondary', 'Pass')];
    case 'show':
      if (move.seats.length === 0) return [answer(legal, 'primary', 'Show nobody')];
      return move.seats.length === 1 ? [piece(legal, ballotId(Number(move.seats[0])))] : [];
    default:
      return [];
  }
}
/** The bid that has to be topped; before the first one it lies one below the least that is allowed. */
export const standingBid = (view: View): number =>
  view.state.open.auction?.bid ?? edition(view).limits.auction_floor - 1;

/** Whether an offer is good for the player, by points and by what is expected; null: these do not agree. */
function welcome(view: View): boolean | null {
  const offer = own(view)?.offer;
  if (!offer || offer.worth <= 0) return false;
  // What a settlement would still earn is easily judged too low.
  return pointsOf(view, offer) >= 0 && offer.ask.tile === null ? true : null;
}

function others(move: Move, legal: LegalMove, view: View, asked: Asked): Gesture[] {
  const { open } = view.state;
  switch (move.kind) {
    case 'play': {
      const ends = move.event === 'taxes' && wouldEnd(view);
      return [{ ...piece(legal, eventId(move.event)), ...(ends ? { confirm: 'Taxes now end the game.' } : {}) }];
    }
    case 'market': {
      const chosen = marketOf(asked, view);
      const here = chosen?.tile === move.tile && chosen.product === move.product;
      return here ? [answer(legal, 'primary', 'Hold market')] : [];
    }
    case 'take':
      return [piece(legal, poolId(move.deck))];
    case 'take_card':
      return [piece(legal, poolId(move.card))];
    case 'hand_over':
      return [piece(legal, cardId(move.card))];
    case 'accept':
      return [answer(legal, welcome(view) === true ? 'primary' : 'secondary', 'Accept')];
    case 'decline':
      return [answer(legal, welcome(view) === false ? 'primary' : 'secondary', 'Decline')];
    case 'allow':
      // What stands on another's tile is his: leave for it is no gold button.
      if (open.step === 'permission') return [answer(legal, 'primary', 'Allow it')];
      return [answer(legal, 'secondary', 'Approve')];
    case 'refuse':
      return [answer(legal, 'secondary', 'Refuse')];
    case 'site':
      return [piece(legal, tileId(move.tile))];
    case 'propose':
      return [answer(legal, 'primary', 'Make the offer')];
    case 'drop':
      return [answer(legal, 'secondary', 'Drop it')];
    default:
      return [];
  }
}

export function gestures(asked: Asked, view: View): Gesture[] {
  const all = asked.moves.map(({ move }) => parse(move));
  return asked.moves.flatMap((legal, i): Gesture[] => {
    const move = all[i];
    if (!move) return [];
    switch (view.state.open.step) {
      case 'act':
      case 'opening':
        return acting(move, legal, view, all, asked);
      case 'tile':
      case 'place':
        return placing(move, legal, view, asked);
      case 'target':
      case 'reinforce':
      case 'defend':
      case 'fight':
        return fighting(move, legal, view, all);
      case 'vote':
      case 'more_votes':
      case 'auction_role':
      case 'bid':
      case 'show_pool':
        return polling(move, legal, view, asked);
      default:
        return others(move, legal, view, asked);
    }
  });
}

/** A deed that cannot be done now, at the place where it would be most likely. */
function attemptDeed(target: string, seat: number, view: View): string | null {
  const { tiles, players } = view.state.open;
  const bare = tiles.filter((each) => !each.city && !each.mission && !each.presidio);
  const tile = (bare.find(({ owner }) => owner === seat) ?? bare[0] ?? edition(view).tiles[0])?.id ?? '';
  const others = players.map((_, each) => each).filter((each) => each !== seat);
  const DEED_MOVES: Record<Deed, string> = {
    points: 'points 1',
    road: `road ${tile} E`,
    trade: `offer ${others[0] ?? 0}`,
    mission: `mission ${tile}`,
    presidio: `presidio ${tile}`,
    election: 'election',
    revolution: 'revolution',
    show: `show ${others[0] ?? 0}`,
  };
  const deed = DEEDS.find((each) => deedId(each) === target);
  return deed ? DEED_MOVES[deed] : null;
}

/** The move that was meant by a press on something unlit, so that the engine can say why not. */
export function attempt(held: string | null, target: string, view: View): string | null {
  const seat = mine(view);
  const tile = tileOf(target);
  const { step } = view.state.open;
  if (seat === null) return null;
  if (tile === null) {
    const card = cardOf(target);
    if (step !== 'act') return null;
    return card === null ? attemptDeed(target, seat, view) : `icons ${card}`;
  }
  if (step === 'site' || step === 'target') return step === 'site' ? `site ${tile}` : `target ${tile} settlement`;
  if (step !== 'act') return null;
  if (held === deedId('mission') || held === deedId('presidio')) return `${held.slice(5)} ${tile}`;
  const { terrain } = printed(view, tile);
  const industry =
    industryOf(player(view.state.open, seat), terrain) ??
    edition(view).industries.find((each) => each.terrain === terrain)?.id ??
    'plains_hides';
  return onBoard(view, tile)?.owner === seat ? `city ${tile}` : `settle ${tile} ${industry}`;
}
