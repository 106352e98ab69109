// The stage of a board that pans and zooms.
import { tick, untrack } from 'svelte';
import type { TableView } from '../game';
import { find } from '../page';
import type { Flying } from '../stage/flying';
import { Stage, type Places } from '../stage/stage.svelte';
import { askedHere } from '../stage/view';
import { Camera, type Box, type Square } from './camera.svelte';

type AnyView = TableView<unknown, unknown>;

export class PanStage<View extends AnyView = AnyView, Flight extends Flying = Flying> extends Stage<View, Flight> {
  readonly camera = new Camera();
  /** Whether the focus has come to a target by keyboard, and is there or was until the target went. */
  inside = false;
  /** What may be pressed now, in pixels of the area: nothing small lies over it. */
  readonly pressed: Box[] = $derived.by(() =>
    this.targets().map((square) => {
      const { x, y } = this.camera.toScreen(square);
      return { left: x, top: y, right: x + this.camera.cell, bottom: y + this.camera.cell };
    }),
  );

  constructor(
    now: () => View,
    places: Places<View>,
    private readonly firstTarget: () => string,
    /** The squares that may be pressed now. */
    private readonly targets: () => readonly Square[],
  ) {
    super(now, places);
    // Whatever had the focus may be gone with its question; the next target takes it over.
    $effect(() => {
      void askedHere(this.view);
      untrack(() => (this.focus = ''));
      void tick().then(() => {
        if (this.inside && document.activeElement === document.body) find(this.first())?.focus();
      });
    });
  }

  protected override first(): string {
    return this.firstTarget();
  }
}
