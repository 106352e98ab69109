// What the parts of the board share.
import type { Point } from '../../lib/stage/flying';
import { anyStage, Stage as Shared } from '../../lib/stage/stage.svelte';
import type { Flight } from './flights';
import { layout } from './layout';
import type { View } from './view';

export class Stage extends Shared<View, Flight> {
  /** The board's room in CSS pixels; before it has been measured the board lies down. */
  width = $state(0);
  height = $state(0);
  private readonly room = $derived({ width: this.width || 1080, height: this.height || 648 });
  readonly at = $derived(layout(this.room.width, this.room.height));
  /** Units of the drawing in one CSS pixel: targets are 44 pixels however small the board. */
  readonly unit = $derived(Math.max(this.at.width / this.room.width, this.at.height / this.room.height));
  /** Where the drawing's (0, 0) lies in the room. */
  readonly left = $derived((this.room.width - this.at.width / this.unit) / 2);
  readonly top = $derived((this.room.height - this.at.height / this.unit) / 2);

  readonly toScreen = ({ x, y }: Point): Point => ({ x: this.left + x / this.unit, y: this.top + y / this.unit });
}
export const getStage = () => anyStage() as Stage;
