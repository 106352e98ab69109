// What scrolls shows that it does, also where the device hides its scroll bars: its edge fades where there is more. Use as
// {@attach scrolls}; base.css draws the fade.
import type { Attachment } from 'svelte/attachments';

/** Less than this is no more than rounding. */
const slack = 2;

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The sides beyond which there is more. */
export function beyond(
  area: Pick<Element, 'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'>,
): string[] {
  const sides: [string, number][] = [
    ['left', area.scrollLeft],
    ['right', area.scrollWidth - area.clientWidth - area.scrollLeft],
    ['up', area.scrollTop],
    ['down', area.scrollHeight - area.clientHeight - area.scrollTop],
  ];
  return sides.filter(([, more]) => more > slack).map(([side]) => side);
}

export const scrolls: Attachment<HTMLElement> = (area) => {
  const tell = () => {
    const sides = beyond(area).join(' ');
    if (area.dataset.more !== sides) area.dataset.more = sides;
    // Keys scroll what has the focus: where nothing inside can have it, the area itself.
    if (sides !== '' && !area.querySelector(focusable)) area.tabIndex = 0;
    else area.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(tell);
  const watchAll = () => {
    sizes.disconnect();
    for (const each of [area, ...area.children]) sizes.observe(each);
    tell();
  };
  const children = new MutationObserver(watchAll);
  children.observe(area, { childList: true, subtree: true, characterData: true });
  area.addEventListener('scroll', tell, { passive: true });
  watchAll();
  return () => {
    sizes.disconnect();
    children.disconnect();
    area.removeEventListener('scroll', tell);
  };
};
