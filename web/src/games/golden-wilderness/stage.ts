// What the parts of the board share.
import type { PanStage } from '../../lib/pan/stage.svelte';
import { anyStage } from '../../lib/stage/stage.svelte';
import type { Flight } from './flights';
import type { View } from './view';

export const getStage = () => anyStage() as PanStage<View, Flight>;
