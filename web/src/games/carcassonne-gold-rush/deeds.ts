// What a press on the board does: lay the tile, turn it, put it down, choose a spot, or ask why not.
import { byTouch } from '../../lib/pointer';
import type { Asked } from '../../lib/protocol';
import type { Camera } from '../../lib/pan/camera.svelte';
import { fitAt, laidAt, layAt, turn, turnsAt } from './laying.svelte';
import { looking, spotAt } from './looking.svelte';
import { placeId, spotId, squareId, thing, type Square } from './notation';
import { lastTile, tileAt, type View } from './view';

interface Table {
  view: View;
  /** What is asked at this screen and not yet answered. */
  asked: Asked | null;
}

export class Deeds {
  constructor(
    private readonly camera: Camera,
    private readonly table: () => Table,
  ) {}

  private get placing(): Asked | null {
    const { view, asked } = this.table();
    return view.state.open.stage === 'place' ? asked : null;
  }

  place(square: Square): void {
    const { view, asked } = this.table();
    const fit = fitAt(asked, square);
    if (!fit) return;
    const id = placeId(fit, turnsAt(asked, fit));
    view.hands.press(id);
    // By finger a first press only shows; here the tile has been shown already.
    if (byTouch()) view.hands.press(id);
  }

  /** The first press lays the tile, the next ones turn it; where it fits only one way the second puts it down. */
  private pressSquare(square: Square): void {
    const asked = this.placing;
    const fit = fitAt(asked, square);
    if (!asked || !fit) return;
    if (laidAt(asked) !== fit) layAt(asked, fit);
    else if (fit.turns.length > 1) turn(asked);
    else this.place(fit);
  }

  press(id: string, x: number, y: number): void {
    const on = thing(id);
    if (on?.kind === 'square') this.pressSquare(on);
    else if (on) this.table().view.hands.press(id);
    else this.pressLand(x, y);
  }

  private pressLand(x: number, y: number): void {
    const { view, asked } = this.table();
    const open = view.state.open;
    const square = this.camera.squareAt(x, y);
    const tile = tileAt(open, square);
    if (this.placing) {
      if (laidAt(asked)) layAt(this.placing, null);
      else if (!tile) view.hands.press(squareId(square));
    } else if (asked && tile && tile === lastTile(open)) {
      const spot = spotAt(view, square, this.camera.pointAt(x, y));
      if (spot) view.hands.press(spotId(spot.segment));
    }
    if (byTouch()) this.look(x, y);
  }

  /** Looks at what lies under a point. */
  look(x: number, y: number): void {
    const { view } = this.table();
    const found = spotAt(view, this.camera.squareAt(x, y), this.camera.pointAt(x, y));
    const now = looking.spot;
    if (found?.segment !== now?.segment || found?.x !== now?.x || found?.y !== now?.y) looking.spot = found;
  }

  /** The wheel turns the tile over a square where it fits; elsewhere, or with Ctrl, it is for the camera: false. */
  roll(event: WheelEvent, x: number, y: number): boolean {
    const asked = this.placing;
    if (!asked || event.ctrlKey || !fitAt(asked, this.camera.squareAt(x, y))) return false;
    turn(asked, event.deltaY > 0 ? 1 : -1);
    return true;
  }
}
