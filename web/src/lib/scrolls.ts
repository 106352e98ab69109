// What scrolls shows that it does, also where the device hides its scroll bars: its edge fades where there is more. Use as
// {@attach scrolls}; base.css draws the fade.
import type { Attachment } from 'svelte/attachments';

/** Less than this is no more than rounding. */
const slack = 2;
/** What is brought into sight keeps clear of the fading edge. */
const margin = 28;

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** The sides beyond which there is more. Where nothing is cut off there is not: a tip that reaches over the edge is seen. */
export function beyond(area: Element): string[] {
  const { overflowX, overflowY } = getComputedStyle(area);
  const sides: [string, number, string][] = [
    ['left', area.scrollLeft, overflowX],
    ['right', area.scrollWidth - area.clientWidth - area.scrollLeft, overflowX],
    ['up', area.scrollTop, overflowY],
    ['down', area.scrollHeight - area.clientHeight - area.scrollTop, overflowY],
  ];
  return sides.filter(([, more, overflow]) => more > slack && overflow !== 'visible').map(([side]) => side);
}

/** Of what may be pressed now, at least one is in sight in every area that scrolls. */
export function showLit(): void {
  for (const area of document.querySelectorAll<HTMLElement>('[data-more]')) {
    const lit = [...area.querySelectorAll('[data-id].lit, [data-id].can')];
    const frame = area.getBoundingClientRect();
    const inside = ({ left, right, top, bottom }: DOMRect) =>
      left >= frame.left - slack &&
      right <= frame.right + slack &&
      top >= frame.top - slack &&
      bottom <= frame.bottom + slack;
    const boxes = lit.map((each) => each.getBoundingClientRect());
    const [first] = boxes;
    if (!first || boxes.some(inside)) continue;
    area.scrollBy(first.left - frame.left - margin, first.top - frame.top - margin);
  }
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
