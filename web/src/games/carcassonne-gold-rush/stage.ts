// What the parts of the board share, handed down as context.
import { getContext, setContext } from 'svelte';
import type { Box, Camera } from '../../lib/pan/camera.svelte';
import type { Feature, View } from './view';

export interface Stage {
  readonly view: View;
  readonly camera: Camera;
  /** The squares that are drawn, tiles and room around them. */
  readonly box: Box;
  /** The target that Tab leads to. */
  readonly focus: string;
  /** The feature whose extent is shown. */
  readonly lit: Feature | null;
  /** Tiles that have changed, ringed for a while where nothing moves. */
  readonly rung: readonly string[];
  /** Whether something is still in the air on its way here; see flights.ts. */
  arriving(place: string): boolean;
}

const key = Symbol('stage');
export const setStage = (stage: Stage): Stage => setContext(key, stage);
export const getStage = (): Stage => getContext<Stage>(key);
