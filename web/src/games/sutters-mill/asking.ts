// The question in the prompt bar: a headline of few words, and what there is to know. What is held is named.
import type { Asked } from '../../lib/protocol';
import { thing } from './notation';
import { NAMES, rankName, valueOf } from './table';
import { equals, player, purseOf, unusedSpecials, type View } from './view';

const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** What is to be done with the piece in hand. */
function holding(view: View, seat: number): { head: string; line: string } | null {
  const held = thing(view.hands.held);
  switch (held?.kind) {
    case 'card': {
      const [first = held.rank] = equals(player(view.state.open, seat).hand, held.rank);
      const twin = `Your ${rankName(first)} goes in its place: both count ${valueOf(first)}.`;
      return {
        head: `Choose a building for your ${rankName(held.rank)}.`,
        line: first === held.rank ? `It counts ${valueOf(held.rank)}.` : twin,
      };
    }
    case 'supply':
      return { head: 'Choose a place for a new prospector.', line: 'A building for cards, a camp to dig.' };
    case 'prospector':
      return { head: `Your prospector from ${NAMES[held.space].short}: choose where to.`, line: '' };
    default:
      return null;
  }
}

export function ask(asked: Asked, view: View): { head: string; line: string } {
  const { open } = view.state;
  const can = (move: string) => asked.moves.some((each) => each.move === move);
  const named = holding(view, asked.seat);
  if (open.stage !== 'city') {
    const [, head = asked.prompt, line = ''] = /^(Your turn\.) (.*)$/.exec(asked.prompt) ?? [];
    const question = { head, line };
    return named && !view.hands.held?.startsWith('digger') ? named : question;
  }
  const free = unusedSpecials(open, asked.seat).map((space) => NAMES[space].short);
  const price = open.next_price ?? 0;
  const purse = purseOf(view, asked.seat);
  const cost = price === 0 ? 'The next action is free.' : `The next action costs ${many(price, 'nugget')}.`;
  const have = purse === null ? '' : ` You have ${purse}.`;
  const also = free.length > 0 ? ` Free: ${free.join(', ')}.` : '';
  const line = `${cost}${have}${also}`;
  if (named) return { head: named.head, line: [named.line, line].filter(Boolean).join(' ') };
  return {
    head:
      can('end') && asked.moves.length === 1 ? 'All that is left is to end your turn.' : 'Town: act, or end your turn.',
    line,
  };
}
