// What a move would change, said before it is made. At most four lines: cost last.
import type { Gesture } from '../../lib/game';
import { line, type Line } from '../../lib/stage/lines';
import { parse, thing } from './notation';
import { building, campOf, isBuilding, NAMES, partOf, standing, valueOf } from './table';
import { settled } from './settle';
import { partNames, type Open, type OpenCard, type Space } from './types';
import {
  type Action,
  bonuses,
  business,
  equals,
  freeBy,
  nameOf,
  player,
  purseOf,
  sum,
  totals,
  townSpecials,
  unusedSpecials,
  type View,
} from './view';

export const PENALTY = [0, 1, 3, 6, 10, 15];

const lower = (name: string): string => (name === 'You' ? 'you' : name);
const owned = (view: View, seat: number): string => (seat === view.viewer ? 'your' : `${nameOf(view, seat)}’s`);
const counters = (count: number): string => `${count} counter${count === 1 ? '' : 's'}`;

/** "You 17 over Josefa 12." */
function standings(view: View, cards: readonly OpenCard[]): string {
  const order = totals(cards).map((each) => `${nameOf(view, each.seat)} ${each.value}`);
  if (order.length === 0) return 'No cards.';
  const [first, ...rest] = order;
  return rest.length ? `${first} over ${rest.map((each) => each.replace(/^You /, 'you ')).join(', ')}.` : `${first}.`;
}

function cost(view: View, seat: number, action: Action): Line {
  const open = view.state.open;
  const special = freeBy(open, seat, action);
  if (special) return line(`Free: ${NAMES[special].short}.`, 'cost');
  const price = open.next_price ?? 0;
  const purse = purseOf(view, seat);
  if (price === 0) return line('Free: first action.', 'cost');
  return line(`Costs ${price}.${purse === null ? '' : ` ${purse - price} left.`}`, 'cost');
}

/** Whether the special of a building could be used in this very turn. */
const usable = (open: Open, seat: number, space: Space): boolean =>
  townSpecials(open, seat).includes(space) && !open.used.includes(space);

/** Certificate, special and adventurer after a stack has changed. */
function passing(view: View, seat: number, space: Space, cards: readonly OpenCard[]): Line[] {
  const open = view.state.open;
  const now = settled(open, space, cards);
  const tone = (holder: number | null, before: number | null): Line['tone'] =>
    holder === seat ? 'gain' : before === seat ? 'loss' : 'plain';
  const lines: Line[] = [];
  if (now.closes) {
    const counter =
      sum(open.vein) === 1 ? 'The last counter goes too: the game ends.' : 'A counter leaves the back of the vein.';
    lines.push(
      line(
        building(open, space).closed ? counter : `The certificate leaves the game. ${counter}`,
        tone(null, now.before),
      ),
    );
  } else if (now.holder !== now.before) {
    const to = now.holder === null ? 'nobody' : lower(nameOf(view, now.holder));
    const special = now.holder === seat && usable(open, seat, space) ? `: ${NAMES[space].special.toLowerCase()}` : '';
    lines.push(line(`The certificate passes to ${to}${special}.`, tone(now.holder, now.before)));
  }
  if (now.adventurer !== now.adventurerBefore) {
    const to = now.adventurer === null ? 'back beside the board' : `to ${lower(nameOf(view, now.adventurer))}`;
    lines.push(line(`The adventurer goes ${to}.`, tone(now.adventurer, now.adventurerBefore)));
  }
  return lines;
}

function arrival(open: Open, seat: number, space: Space): Line {
  if (isBuilding(space)) {
    const there = standing(open, seat, space) + 1;
    const cards = building(open, space).cards.filter((card) => card.seat === seat).length;
    const room = Math.max(0, there - cards);
    return line(
      `${there} of yours there: ${room === 0 ? 'no room for a card yet' : `room for ${room} card${room === 1 ? '' : 's'}`}.`,
    );
  }
  const part = partOf(space);
  if (open.working === part) return line('The vein is worked here: dig in a later turn.');
  return open.vein[partNames.indexOf(part)]
    ? line('Waits here until the vein reaches it.')
    : line('Worked out: nobody digs here any more.', 'loss');
}

function dig(open: Open, seat: number, diggers: number): Line[] {
  const left = sum(open.vein);
  const after = left - diggers;
  if (after <= 0) return [line('That is the last counter: the game ends.', 'loss')];
  const shop = Math.min(business(open, seat), after);
  const bonus = Math.min(bonuses(open, seat), after - shop);
  const parts = [
    diggers ? `${diggers} for the digger` : '',
    shop ? `${shop} in business` : '',
    bonus ? `${bonus} bonus` : '',
  ].filter(Boolean);
  const ends = diggers + shop + bonus >= left ? [line('The vein runs dry: the game ends.', 'loss')] : [];
  return [
    line(`${counters(diggers + shop + bonus)}${parts.length > 1 ? `: ${parts.join(', ')}` : ''}.`, 'gain'),
    ...ends,
  ];
}

export function consequences(gesture: Gesture, view: View): Line[] {
  const open = view.state.open;
  const seat = view.hands.seat ?? open.turn;
  if (seat === null) return [];
  const move = parse(gesture.move.move);
  const me = player(open, seat);
  switch (move.kind) {
    case 'switch':
      return [line('From now on cards and prospectors come off. No way back.', 'loss')];
    case 'dig':
      return dig(open, seat, 1);
    case 'city':
      return [line('Up to 5 actions. They cost 0, 1, 2, 5 and 7.')];
    case 'stop':
      return business(open, seat) + bonuses(open, seat) > 0
        ? dig(open, seat, 0)
        : [line('No certificates, so no business.')];
    case 'end': {
      const free = unusedSpecials(open, seat).map((space) => NAMES[space].short);
      return free.length ? [line(`Not used: ${free.join(', ')}.`)] : [];
    }
    case 'to': {
      const others = open.working ? standing(open, seat, campOf(open.working)) - 1 : 0;
      const last =
        others === 0
          ? dig(open, seat, 1)
          : [line(`1 counter. ${others} more digger${others === 1 ? '' : 's'} here.`, 'gain')];
      return [arrival(open, seat, move.building), ...last];
    }
    case 'place':
      return [arrival(open, seat, move.space), cost(view, seat, 'place')];
    case 'move': {
      const leaves =
        open.working && move.from === campOf(open.working) ? [line('Leaves the diggings without digging.')] : [];
      return [arrival(open, seat, move.to), ...leaves, cost(view, seat, 'move')];
    }
    case 'card': {
      const cards = [...building(open, move.building).cards, { seat, rank: move.rank, value: valueOf(move.rank) }];
      const held = thing(gesture.piece);
      const twin =
        held?.kind === 'card' && held.rank !== move.rank
          ? [line(`${equals(me.hand, move.rank).join(', ')} count the same; the ${move.rank} goes first.`)]
          : [];
      return [
        line(standings(view, cards)),
        ...passing(view, seat, move.building, cards),
        ...twin,
        cost(view, seat, 'card'),
      ];
    }
    case 'leave': {
      const here = sum(me.prospectors);
      const ends = / ends the game$/.test(gesture.move.words)
        ? [line('Nobody is left on the board: the game ends.', 'loss')]
        : [];
      return [
        line(`Prospectors left cost ${PENALTY[here - 1] ?? 0}, not ${PENALTY[here] ?? 0}.`, 'gain'),
        ...ends,
        cost(view, seat, 'leave'),
      ];
    }
    case 'pull': {
      const stack = building(open, move.building).cards;
      const top = stack.at(-1);
      if (!top) return [];
      const who =
        top.seat === seat ? `Your ${top.rank} comes home` : `${nameOf(view, top.seat)}’s ${top.rank} comes home`;
      const gain = line(`${who}: +${top.value}, not −${top.value}.`, top.seat === seat ? 'gain' : 'loss');
      return [gain, ...passing(view, seat, move.building, stack.slice(0, -1)), cost(view, seat, 'pull')];
    }
    case 'shift': {
      const cards = [...building(open, move.building).cards];
      const at = move.position - 1;
      const to = move.direction === 'up' ? at + 1 : at - 1;
      const [one, other] = [cards[at], cards[to]];
      if (!one || !other) return [];
      cards[at] = other;
      cards[to] = one;
      const lands =
        to === cards.length - 1
          ? `Your ${one.rank} lies on top.`
          : `Your ${one.rank} goes past ${owned(view, other.seat)} ${other.rank}.`;
      return [line(lands), ...passing(view, seat, move.building, cards), line('Free: St. John’s.', 'cost')];
    }
  }
}

export const preview = (gesture: Gesture, view: View): string[] => consequences(gesture, view).map((each) => each.text);
