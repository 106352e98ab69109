// What the parts of the board share, handed down as context.
import { getContext, setContext } from 'svelte';
import type { View } from './view';

export interface Stage {
  readonly view: View;
  /** The target that Tab leads to. */
  readonly focus: string;
  /** Things that have changed, ringed for a while where nothing moves. */
  readonly rung: readonly string[];
  /** Whether something is still in the air on its way here. */
  arriving(place: string): boolean;
}

const key = Symbol('stage');
export const setStage = (stage: Stage): Stage => setContext(key, stage);
export const getStage = (): Stage => getContext<Stage>(key);

/** The attributes of a button on the board. The board listens for all of them; a button says what it is, by its label or by
 *  words inside for the ear alone (`fg-ear`) where others are to be seen. */
export const target = (stage: Stage, id: string, label?: string) => ({
  type: 'button' as const,
  'data-id': id,
  'data-rung': stage.rung.includes(id) ? '' : undefined,
  tabindex: stage.focus === id ? 0 : -1,
  'aria-label': label,
});
