// Dragging a piece does the same as pressing it and then its target. Fingers tap, so that hands and pages still scroll.
import type { Hands } from '../../lib/game';
import { idOf } from '../../lib/page';

const FAR = 8;

export function drag(hands: Hands, id: string, start: PointerEvent): void {
  if (start.pointerType === 'touch' || start.button !== 0 || !hands.lit(id)) return;
  let carried = false;
  const move = (event: PointerEvent) => {
    if (carried || Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    carried = true;
    if (hands.held !== id) hands.press(id);
  };
  const drop = (event: PointerEvent) => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', drop);
    const under = idOf(document.elementFromPoint(event.clientX, event.clientY));
    if (carried && event.type === 'pointerup' && under && under !== id && hands.ending(under).length > 0)
      hands.press(under);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', drop);
}
