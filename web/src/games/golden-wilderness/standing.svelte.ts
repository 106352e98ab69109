// Answers that are given once for questions that come again and again: kept for this visit, seen beside the map, changed in one
// press. What they answer is what a press would have answered.
import type { Asked } from '../../lib/protocol';
import { parse } from './notation';
import type { Move } from './types';
import { own, type View } from './view';

export const MATTERS = ['polls', 'pool', 'permissions', 'offers'] as const;
export type Matter = (typeof MATTERS)[number];

/** What is done without asking, and how it is said. */
interface Standing {
  name: string;
  answers: { value: string; text: string }[];
}
export const STANDING: Record<Matter, Standing> = {
  polls: { name: 'Votes', answers: [{ value: 'abstain', text: 'abstain' }] },
  pool: { name: 'Show the pool', answers: [{ value: 'nobody', text: 'to nobody' }] },
  permissions: {
    name: 'Permissions',
    answers: [
      { value: 'allow', text: 'allow' },
      { value: 'refuse', text: 'refuse' },
    ],
  },
  offers: {
    name: 'Offers to you',
    answers: [
      { value: '0', text: 'decline what costs' },
      { value: '3', text: 'decline below +3' },
      { value: 'all', text: 'decline all' },
    ],
  },
};
/** '' is: ask me. */
export const standing: Record<Matter, string> = $state({ polls: '', pool: '', permissions: '', offers: '' });

const OF_STEP: Partial<Record<View['state']['open']['step'], Matter>> = {
  vote: 'polls',
  more_votes: 'polls',
  show_pool: 'pool',
  permission: 'permissions',
  approval: 'permissions',
  answer: 'offers',
};
export const matterOf = (view: View): Matter | null => OF_STEP[view.state.open.step] ?? null;

function fits(move: Move, matter: Matter, worth: number): boolean {
  const says = standing[matter];
  switch (matter) {
    case 'polls':
      return move.kind === 'abstain' || move.kind === 'done';
    case 'pool':
      return move.kind === 'show' && move.seats.length === 0;
    case 'permissions':
      return move.kind === says;
    case 'offers':
      return move.kind === 'decline' && (says === 'all' || worth < Number(says));
  }
}

/** The move that answers a question beforehand; null: it is asked. One's own election is never abstained from. */
export function answerTo(asked: Asked, view: View): string | null {
  const matter = matterOf(view);
  if (matter === null || standing[matter] === '') return null;
  if (matter === 'polls' && view.state.open.turn === asked.seat) return null;
  const worth = own(view)?.offer?.worth ?? 0;
  return asked.moves.find(({ move }) => fits(parse(move), matter, worth))?.move ?? null;
}

export function forget(): void {
  for (const matter of MATTERS) standing[matter] = '';
}
