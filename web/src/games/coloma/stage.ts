// What the parts of the board share.
import { anyStage, Stage as Shared } from '../../lib/stage/stage.svelte';
import type { Flight } from './flights';
import { askedFor, type View } from './view';

export class Stage extends Shared<View, Flight> {
  /** While dials are set every Site can be chosen. */
  override lit(id: string): boolean {
    const { hands } = this.view;
    return hands.lit(id) || (askedFor(this.view, 'dials') && hands.seat !== null && id.startsWith('site:'));
  }
}
export const getStage = () => anyStage() as Stage;
