// What the parts of the board share.
import { anyStage, type Stage } from '../../lib/stage/stage.svelte';
import type { Flight } from './flights';
import type { View } from './view';

export const getStage = () => anyStage() as Stage<View, Flight>;
