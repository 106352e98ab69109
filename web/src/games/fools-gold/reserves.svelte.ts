// Where the unused miners shall wait: a number for each mine, sent all at once. It belongs to one question and is forgotten with
// it. The engine asks for one miner after the other, mine by mine, so the numbers are sent in that order (FG-A11).
import type { Asked } from '../../lib/protocol';
import { mineIndex, parse } from './notation';
import { mineNames } from './types';
import type { Mine, OpenMine } from './types';
import { sum } from './view';

const state = $state<{ question: string; counts: number[] }>({ question: '', counts: [] });

const keyOf = (asked: Asked): string => `${asked.seat} ${asked.question}`;
const none = (): number[] => mineNames.map(() => 0);

export const planned = (asked: Asked | null): readonly number[] =>
  asked && state.question === keyOf(asked) ? state.counts : none();

/** The mines that still take a miner. */
export const takers = (asked: Asked | null): Mine[] =>
  (asked?.moves ?? []).flatMap(({ move }) => {
    const parsed = parse(move);
    return parsed.kind === 'reserve' ? [parsed.mine] : [];
  });

export function plan(asked: Asked, mine: Mine, by: 1 | -1, all: number): void {
  const next = [...planned(asked)];
  const at = mineIndex(mine);
  const now = next[at] ?? 0;
  if (now + by < 0 || sum(next) + by > all || !takers(asked).includes(mine)) return;
  next[at] = now + by;
  Object.assign(state, { question: keyOf(asked), counts: next });
}

/** A plan as moves, in the order in which the engine asks. */
export const orders = (counts: readonly number[]): string[] =>
  counts.flatMap((count, at) => Array.from({ length: count }, () => `reserve ${mineNames[at] ?? ''}`));

/** Whether a miner in reserve would count here: only beside one on the path (FG-R17). */
export const counts = (mine: OpenMine, seat: number): boolean => mine.queue.some((pick) => pick.seat === seat);

/** Where all that have no place yet change nothing. */
export const idle = (asked: Asked, mines: readonly OpenMine[]): OpenMine | undefined =>
  mines.find((mine) => takers(asked).includes(mine.id) && !counts(mine, asked.seat));
