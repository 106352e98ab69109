// Pointer, touch and keys on targets: boards, trays and the prompt bar listen in the same way.
import type { Hands } from '../game';
import { idOf } from '../page';

/** The target under an event. */
export const idAt = (event: Event): string | null =>
  event.target instanceof Element ? idOf(event.target.closest('.target')) : null;

/** Whether an event has come by keyboard. */
export const byKeyboard = (event: Event): boolean =>
  event.target instanceof Element && event.target.matches(':focus-visible');

export function hover(hands: Hands, event: Event): void {
  const id = idAt(event);
  if (id !== hands.hovered) hands.hover(id);
}

/** Enter and Space press a target in a drawing, which has no buttons of its own. */
export const enter =
  (press: (event: Event) => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    if (!(event.target instanceof SVGElement) || idAt(event) === null) return;
    event.preventDefault();
    press(event);
  };
