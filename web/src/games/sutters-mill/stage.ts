// What the parts of the board share, handed down as context.
import { getContext, setContext } from 'svelte';
import type { Layout } from './layout';
import type { View } from './view';

export interface Stage {
  readonly view: View;
  readonly at: Layout;
  /** Units of the drawing in one CSS pixel: targets are 44 pixels however small the board. */
  readonly unit: number;
  /** The target that Tab leads to. */
  readonly focus: string;
  /** Pieces still in the air, by place: `eldorado:0` for prospectors of a seat, `stack:eldorado` for cards. */
  arriving(place: string): number;
}

const key = Symbol('stage');
export const setStage = (stage: Stage): Stage => setContext(key, stage);
export const getStage = (): Stage => getContext<Stage>(key);
