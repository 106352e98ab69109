// The legal moves as things that are picked up and put down.
import type { Gesture } from '../../lib/game';
import type { Asked, LegalMove } from '../../lib/protocol';
import { cardId, parse, prospectorId, spaceId, stackId, thing } from './notation';
import { building, campOf, isBuilding, standing } from './table';
import { buildingNames, type Open, type Space } from './types';
import { equals, freeBy, isAction, mine, player, type View } from './view';

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What goes home unscored on a switch (SM-023). */
export function switchWarning(open: Open, seat: number): string {
  const { hand, supply } = player(open, seat);
  const goes = [hand.length ? plural(hand.length, 'card') : '', supply ? plural(supply, 'prospector') : ''].filter(
    Boolean,
  );
  const lost = goes.length ? ` ${goes.join(' and ')} ${hand.length + supply === 1 ? 'goes' : 'go'} home unscored.` : '';
  return `Once you turn to Tear Down there is no way back.${lost}`;
}

function shifts(
  move: LegalMove,
  open: Open,
  seat: number,
  space: Space,
  position: number,
  direction: 'up' | 'down',
): Gesture[] {
  const gesture = (at: number, way: 'up' | 'down'): Gesture => ({
    move,
    piece: stackId(space, at),
    target: null,
    label: way === 'up' ? 'One up' : 'One down',
  });
  const above = building(open, space).cards[position];
  // Two own neighbours swap either way; the engine lists one of the two.
  const both = direction === 'up' && above?.seat === seat;
  return both ? [gesture(position, 'up'), gesture(position + 1, 'down')] : [gesture(position, direction)];
}

/** Something could still be done for nothing: no gold button leaves it behind. */
const free = (asked: Asked, open: Open): boolean =>
  asked.moves.some(({ move }) => {
    const { kind } = parse(move);
    return isAction(kind) && (open.next_price === 0 || freeBy(open, asked.seat, kind) !== null);
  });

export function gestures(asked: Asked, view: View): Gesture[] {
  const open = view.state.open;
  const digs = asked.moves.some((each) => each.move === 'dig');
  return asked.moves.flatMap((legal): Gesture[] => {
    const move = parse(legal.move);
    const plain = (button: Gesture['button'], label: string, confirm?: string): Gesture[] => [
      { move: legal, piece: null, target: null, button, label, ...(confirm ? { confirm } : {}) },
    ];
    const gesture = (piece: string, target: string): Gesture => ({ move: legal, piece, target });
    const choice = (piece: string, label: string): Gesture => ({ move: legal, piece, target: null, label });
    switch (move.kind) {
      case 'switch':
        return plain('quiet', 'Turn to Tear Down', switchWarning(open, asked.seat));
      case 'dig':
        return plain('primary', 'Dig');
      case 'city':
        return plain(digs ? 'secondary' : 'primary', 'Town');
      case 'stop':
        return plain('primary', 'Stop digging');
      case 'end':
        return plain(free(asked, open) ? 'secondary' : 'primary', 'End turn');
      case 'to':
        return [gesture('digger', spaceId(move.building))];
      case 'place':
        return [gesture('supply', spaceId(move.space))];
      case 'card':
        return equals(player(open, asked.seat).hand, move.rank).map((rank) =>
          gesture(cardId(rank), spaceId(move.building)),
        );
      case 'move':
        return [gesture(prospectorId(move.from, move.pulled), spaceId(move.to))];
      case 'leave':
        return [choice(prospectorId(move.space, move.pulled), 'Leave')];
      case 'pull': {
        const { cards } = building(open, move.building);
        // The card itself can be pressed, whichever prospector takes it.
        const first = asked.moves.find((each) => each.move.startsWith(`pull ${move.building}`)) === legal;
        return [
          choice(prospectorId(move.building, move.pulled), 'Take top'),
          ...(first ? [choice(stackId(move.building, cards.length), 'Take it off')] : []),
        ];
      }
      case 'shift':
        return shifts(legal, open, asked.seat, move.building, move.position, move.direction);
    }
  });
}

/** Whether a card could go to this building now: SM-081. */
const takesCard = (open: Open, seat: number, space: Space): boolean =>
  standing(open, seat, space) > building(open, space).cards.filter((card) => card.seat === seat).length;

/** At the start of a turn a piece says which kind of turn is meant. */
export function implied(piece: string, asked: Asked, view: View): string | null {
  const open = view.state.open;
  const can = (move: string) => (asked.moves.some((each) => each.move === move) ? move : null);
  const { phase, supply, hand } = player(open, asked.seat);
  const held = thing(piece);
  switch (held?.kind) {
    case 'digger':
      return can('dig');
    case 'prospector':
      if (standing(open, asked.seat, held.space) === 0) return null;
      return can(open.working && held.space === campOf(open.working) ? 'dig' : 'city');
    case 'supply':
      return phase === 'build_up' && supply > 0 ? can('city') : null;
    case 'card':
      return phase === 'build_up' &&
        hand.includes(held.rank) &&
        buildingNames.some((space) => takesCard(open, asked.seat, space))
        ? can('city')
        : null;
    default:
      return null;
  }
}

const tail = (flags: string): string => (flags ? ` ${flags}` : '');

/** The move that was meant by a press on something unlit, so that the engine can say why not. */
export function attempt(held: string | null, target: string, view: View): string | null {
  const seat = mine(view);
  if (seat === null) return null;
  const open = view.state.open;
  const hand = player(open, seat).hand;
  const what = thing(held);
  const on = thing(target);
  const lowest = (rank: string) => equals(hand, rank)[0] ?? rank;
  if (on?.kind === 'space') {
    if (what?.kind === 'card') return isBuilding(on.space) ? `card ${lowest(what.rank)} ${on.space}` : null;
    if (what?.kind === 'supply') return `place ${on.space}`;
    if (what?.kind === 'prospector') return `move ${what.space} ${on.space}${tail(what.flags)}`;
    if (what?.kind === 'digger' || open.stage === 'dig') return isBuilding(on.space) ? `to ${on.space}` : null;
    return null;
  }
  switch (on?.kind) {
    case 'card': {
      const at =
        buildingNames.find((space) => takesCard(open, seat, space)) ??
        buildingNames.find((space) => standing(open, seat, space) > 0);
      return `card ${lowest(on.rank)} ${at ?? 'sutters_mill'}`;
    }
    case 'supply':
      return 'place sutters_mill';
    case 'digger':
      return 'dig';
    case 'prospector':
      return `move ${on.space} ${on.space === 'sutters_mill' ? 'eldorado' : 'sutters_mill'}${tail(on.flags)}`;
    case 'stack':
      return `shift ${on.building} ${on.position} ${on.position === 1 ? 'up' : 'down'}`;
    default:
      return null;
  }
}
