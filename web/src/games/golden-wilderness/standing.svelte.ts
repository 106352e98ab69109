// Answers that are given once for questions that come again and again: kept until the game ends, seen beside the map, changed in
// one press. What they answer is what a press would have answered. Of people at one screen each has his own.
import { drop, keep, recall } from '../../lib/keep';
import type { Asked } from '../../lib/protocol';
import { parse } from './notation';
import type { Move, Step } from './types';
import { own, type View } from './view';

export const MATTERS = ['polls', 'fights', 'auctions', 'pool', 'permissions', 'offers'] as const;
export type Matter = (typeof MATTERS)[number];

/** What is done without asking, and how it is said. */
interface Standing {
  name: string;
  answers: { value: string; text: string }[];
}
export const STANDING: Record<Matter, Standing> = {
  polls: { name: 'Votes', answers: [{ value: 'abstain', text: 'abstain' }] },
  fights: { name: 'Fights over results', answers: [{ value: 'pass', text: 'pass' }] },
  auctions: {
    name: 'Auctions',
    answers: [
      { value: 'paid', text: 'pass what costs' },
      { value: 'pass', text: 'pass all' },
    ],
  },
  pool: { name: 'Show the pool', answers: [{ value: 'nobody', text: 'to nobody' }] },
  permissions: {
    name: 'Permissions',
    answers: [
      { value: 'allow', text: 'allow' },
      { value: 'mine', text: 'only on my tiles' },
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
const unsaid = (): Record<Matter, string> => ({
  polls: '',
  fights: '',
  auctions: '',
  pool: '',
  permissions: '',
  offers: '',
});
/** By seat; '' is: ask me. */
const said = $state([unsaid(), unsaid(), unsaid(), unsaid(), unsaid()]);
export function standingOf(seat: number): Record<Matter, string> {
  const own = said[seat];
  if (!own) throw new Error(`no player in seat ${seat}`);
  return own;
}

const OF_STEP: Partial<Record<View['state']['open']['step'], Matter>> = {
  vote: 'polls',
  more_votes: 'polls',
  fight: 'fights',
  bid: 'auctions',
  show_pool: 'pool',
  permission: 'permissions',
  approval: 'permissions',
  answer: 'offers',
};
const matterOf = (view: View): Matter | null => OF_STEP[view.state.open.step] ?? null;

/** What leave is asked for would be the player's own. */
const builtForMe = ({ state, viewer }: View): boolean =>
  state.open.tiles.some(({ id, owner }) => id === state.open.request?.tile && owner === viewer);

function fits(move: Move, matter: Matter, says: string, view: View): boolean {
  switch (matter) {
    case 'fights':
      return move.kind === 'give_up';
    case 'auctions':
      // Below zero the bank pays.
      return move.kind === 'pass' && (says === 'pass' || (view.state.open.auction?.bid ?? -1) >= 0);
    case 'polls':
      return move.kind === 'abstain' || move.kind === 'done';
    case 'pool':
      return move.kind === 'show' && move.seats.length === 0;
    case 'permissions':
      return move.kind === (says === 'mine' ? (builtForMe(view) ? 'allow' : 'refuse') : says);
    case 'offers':
      return move.kind === 'decline' && (says === 'all' || (own(view)?.offer?.worth ?? 0) < Number(says));
  }
}

/** Questions whether to add something; with nothing to add there is one answer. */
const ADDING: readonly Step[] = ['more_votes', 'defend', 'reinforce'];

/** The move that answers a question beforehand; null: it is asked. One's own election is never abstained from. */
export function answerTo(asked: Asked, view: View): string | null {
  const matter = matterOf(view);
  // Who has no votes or swords to add is not asked whether to.
  if (ADDING.includes(view.state.open.step) && asked.moves.length === 1) return asked.moves[0]?.move ?? null;
  const says = matter === null ? '' : standingOf(asked.seat)[matter];
  if (matter === null || says === '') return null;
  if (matter === 'polls' && view.state.open.turn === asked.seat) return null;
  return asked.moves.find(({ move }) => fits(parse(move), matter, says, view))?.move ?? null;
}

export function forget(): void {
  for (const own of said) Object.assign(own, unsaid());
}

const kept = (table: string): string => `answers.${table}`;
/** What was said at this table before; a later release may know other answers. */
export function recallAnswers(table: string): void {
  forget();
  recall<Partial<Record<Matter, string>>[]>(kept(table), []).forEach((before, seat) => {
    for (const matter of MATTERS) {
      const known = STANDING[matter].answers.find(({ value }) => value === before[matter]);
      if (known && seat < said.length) standingOf(seat)[matter] = known.value;
    }
  });
}
export function keepAnswers(table: string, over: boolean): void {
  const any = said.some((own) => MATTERS.some((matter) => own[matter] !== ''));
  if (any && !over) keep(kept(table), said);
  else drop(kept(table));
}
