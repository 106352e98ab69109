// Pointer, touch and keys on anything with class co-target: boards, tray and prompt listen in the same way.
import { idOf } from '../../lib/page';
import type { View } from './view';

export const idAt = (event: Event): string | null =>
  event.target instanceof Element ? idOf(event.target.closest('.co-target')) : null;

export const hover =
  (view: () => View) =>
  (event: Event): void => {
    const id = idAt(event);
    const { hands } = view();
    if (id !== hands.hovered) hands.hover(id);
  };
export const leave = (view: () => View) => (): void => view().hands.hover(null);
/** Drawings have no buttons of their own. */
export const enter =
  (press: (event: Event) => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!(event.target instanceof SVGElement) || idAt(event) === null) return;
    event.preventDefault();
    press(event);
  };
