// What the parts of the board share.
import { boxOf } from '../../lib/pan/camera.svelte';
import { PanStage } from '../../lib/pan/stage.svelte';
import { anyStage } from '../../lib/stage/stage.svelte';
import type { Flight } from './flights';
import { lookedAt, looking } from './looking.svelte';
import { spotsOf } from './spots';
import type { Feature, View } from './view';

export class Stage extends PanStage<View, Flight> {
  /** The squares that are drawn, tiles and room around them. */
  readonly box = $derived.by(() => boxOf(this.view.state.open.tiles, 1.3));

  /** The feature whose extent is shown. */
  get shown(): Feature | null {
    const { hovered } = this.view.hands;
    const spot = spotsOf(this.view, looking.everyTent).find((each) => each.id === hovered);
    return spot?.on?.feature ?? lookedAt(this.view);
  }
}
export const getStage = () => anyStage() as Stage;
