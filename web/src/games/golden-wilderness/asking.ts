// The question in the prompt bar: a headline of few words, and what there is to know.
import { doing } from '../../lib/names';
import type { Asked } from '../../lib/protocol';
import { layingOn } from './laying.svelte';
import { deedId, parse } from './notation';
import { marketOf } from './plans.svelte';
import { standingBid } from './gestures';
import type { Poll, Step } from './types';
import { atLeast, capital, listed, many, mine, nameOf, own, people, pesos, player, wouldEnd, type View } from './view';
import {
  askedForLeave,
  bargainWords,
  EVENT_NAMES,
  nameOfTile,
  neededWords,
  paysWords,
  ROLE_NAMES,
  ROLE_POWERS,
  soughtFor,
} from './words';

type Said = { head: string; line: string };

/** What became of an offer of one's own, as long as nothing else has happened. */
function answered(view: View, seat: number): string {
  const answer = view.state.events.findLast((event) => event.kind === 'accept' || event.kind === 'decline');
  if (answer?.seat === undefined || answer.partner !== seat) return '';
  return `${nameOf(view, answer.seat)} ${answer.kind === 'accept' ? 'accepts' : 'declines'} your offer. `;
}

const END_KINDS = { cities: 'city', missions: 'mission', presidios: 'presidio' } as const;
/** How near the end is: it comes with Taxes, once the last of a kind is built. */
function ending(view: View): string {
  const { open } = view.state;
  if (wouldEnd(view)) return ' Taxes can end the game now, and pesos left over count nothing then.';
  const last = (['cities', 'missions', 'presidios'] as const).filter(
    (kind) => open[kind].left === 1 && atLeast(view, kind === 'cities' ? 'easy' : 'standard'),
  );
  if (last.length > 0)
    return ` One ${last.map((kind) => END_KINDS[kind]).join(' or one ')} more, and Taxes can end the game.`;
  return open.round === open.rounds ? ' Last round: pesos left over count nothing.' : '';
}

/** When it was, and who has chosen the moment. */
export function ended(view: View): string {
  const { open, events } = view.state;
  const taxes = events.findLast((event) => event.kind === 'event' && event.event === 'taxes');
  const words = `That was round ${open.round} of ${open.rounds}.`;
  return taxes?.seat === undefined ? words : `${words} ${nameOf(view, taxes.seat)} played the last Taxes.`;
}

/** What can still be done this turn, in a few words. */
function acting(asked: Asked, view: View): Said {
  const sought = soughtFor(view);
  if (view.hands.held === deedId('road')) return { head: 'Choose where the road goes.', line: '' };
  if (sought) return { head: `Choose where to build the ${sought}.`, line: '' };
  const { open } = view.state;
  const who = player(open, asked.seat);
  const full = atLeast(view, 'standard');
  const can = (kind: string) => asked.moves.some(({ move }) => parse(move).kind === kind);
  const hand = full ? many(people(who), 'person', 'people') : many(people(who), 'pioneer');
  const line = `${answered(view, asked.seat)}You have $${who.pesos} and ${hand}.${ending(view)}`;
  if (can('settle')) return { head: 'Settle a tile, or go on to the event.', line };
  if (full) return { head: 'Use your people, build, or go on.', line };
  if (can('city') || can('change') || can('road')) return { head: 'Build, or go on to the event.', line };
  return { head: can('points') ? 'Buy points, or go on to the event.' : 'Go on to the event.', line };
}

function market(asked: Asked, view: View): Said {
  const chosen = marketOf(asked, view);
  const card = view.state.open.market ?? 'coast_market';
  const head = `Choose the ${EVENT_NAMES[card].toLowerCase()}.`;
  if (!chosen) return { head, line: '' };
  const where = `${capital(chosen.product)} at ${nameOfTile(view, chosen.tile)}`;
  return { head, line: `${where}: ${paysWords(view, chosen.pays, mine(view))}.` };
}

const POLLS: Record<Poll, string> = {
  election: 'Elect a governor.',
  first_election: 'Elect the first governor.',
  new_election: 'Elect a governor for the new country.',
  revolution: 'Which country shall rule?',
};

function bargain(view: View): Said {
  const offer = view.state.open.offer;
  if (!offer?.give || !offer.ask) return { head: 'Put your offer together.', line: '' };
  const give = listed(bargainWords(offer.give, view));
  const ask = listed(bargainWords(offer.ask, view));
  const who = nameOf(view, offer.from);
  const line = 'Promises about later turns bind nobody.';
  if (give === '') return { head: doing(who, `asks for ${ask}.`), line };
  return { head: ask === '' ? doing(who, `gives ${give}.`) : doing(who, `offers ${give} for ${ask}.`), line };
}

function request(_: Asked, view: View): Said {
  const { request: about, step } = view.state.open;
  const who = about ? nameOf(view, about.builder) : '';
  const where = about ? nameOfTile(view, about.tile) : '';
  const line = step === 'permission' ? 'It would stand on your tile and be yours.' : 'It needs your approval.';
  return { head: `May ${who} build a ${about?.thing ?? 'mission'} at ${where}?`, line };
}

function place(asked: Asked, view: View): Said {
  const { open } = view.state;
  const places = many(layingOn(open).fitting(asked).length, 'place');
  const line = open.cut_off
    ? 'It cannot join the coastline: place it anywhere, or discard it for another.'
    : `${places} for it. Sea meets sea, land meets land.`;
  const turns = layingOn(open)
    .fitting(asked)
    .some((fit) => fit.turns.length > 1);
  return { head: turns ? 'Turn the tile, then set it down.' : 'Set the tile down.', line };
}

function swords(_: Asked, view: View): Said {
  const { attack, step } = view.state.open;
  const line = attack ? `Attack ${attack.attack}, defence ${attack.defence}. One sword at a time.` : '';
  return { head: step === 'defend' ? 'Defend with a sword, or give up.' : 'Add a sword, or let it stand.', line };
}

function bid(_: Asked, view: View): Said {
  const { auction } = view.state.open;
  const role = auction?.role;
  const line = role ? `${ROLE_NAMES[role]}: ${ROLE_POWERS[role]}.` : '';
  const standing = auction?.bidder === null ? null : (auction?.bid ?? null);
  const from = `Bid from ${pesos(standingBid(view) + 1)}, or pass.`;
  return { head: standing === null ? from : `Bid more than ${pesos(standing)}, or pass.`, line };
}

const QUESTIONS: Partial<Record<Step, (asked: Asked, view: View) => Said>> = {
  act: acting,
  opening: () => ({ head: 'Make an offer before this turn, or none.', line: 'Trade opens a sheet.' }),
  answer: (_, view) => bargain(view),
  compose: (_, view) => bargain(view),
  hand_over: () => ({ head: 'Choose the card that you give.', line: 'Press it in your hand.' }),
  event: (_, view) => {
    const alike = new Set(own(view)?.events).size < 2;
    const back = 'The other goes back on top: the next player will see it.';
    return { head: 'Play one of the two events.', line: alike ? 'Both are the same; one is played.' : back };
  },
  market,
  take: (_, view) => {
    const fronts = (own(view)?.pool.length ?? 0) > 0;
    const line = fronts
      ? 'You know the fronts; what you take is your secret.'
      : 'You see the backs; the card is your secret.';
    return { head: 'Take somebody from the pool.', line };
  },
  permission: request,
  approval: request,
  tile: (_, view) => ({
    head: 'Choose a tile to place.',
    line: `${many(view.state.open.drawn.length, 'tile')} turned up.`,
  }),
  place,
  target: () => ({ head: 'Choose what to attack.', line: 'What a presidio reaches is safe.' }),
  site: (asked, view) => {
    const thing = soughtFor(view);
    const tiles = asked.moves.flatMap(({ move }) => {
      const each = parse(move);
      return each.kind === 'site' ? [each.tile] : [];
    });
    const marked = thing !== null && tiles.some((tile) => askedForLeave(view, thing, tile).length > 0);
    return {
      head: `Choose where to build${thing ? ` the ${thing}` : ''}.`,
      line: marked ? 'Where a ? stands, leave has to be asked for.' : '',
    };
  },
  reinforce: swords,
  defend: swords,
  vote: (_, { state }) => ({
    head: state.open.poll ? POLLS[state.open.poll.poll] : 'Vote.',
    line: neededWords(state.open.poll),
  }),
  more_votes: () => ({ head: 'Add to your vote, or done.', line: 'Cards that count are lit in your hand.' }),
  fight: (_, { state }) => ({
    head: 'Fight over the result, or pass.',
    line: state.open.fight ? `${state.open.fight.upheld} swords for it, ${state.open.fight.fought} against.` : '',
  }),
  auction_role: () => ({ head: 'Which role comes up for auction?', line: 'Everybody bids, you last.' }),
  bid,
  show_pool: () => ({
    head: 'Show the pool to anybody?',
    line: 'Who has seen the fronts chooses a card, not a deck.',
  }),
};

export const ask = (asked: Asked, view: View): Said =>
  QUESTIONS[view.state.open.step]?.(asked, view) ?? { head: asked.prompt, line: '' };
