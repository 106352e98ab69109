// A rules document on the page, passage by passage: what search finds and what a rule's number leads to.
import { covers } from './citation';
import { stem, type Passage } from './search';

export interface Placed {
  passage: Passage;
  element: HTMLElement;
}

/** Every statement of the document: paragraphs, items of lists, rows of tables. */
export function passagesOf(body: HTMLElement): Placed[] {
  const placed: Placed[] = [];
  let under = '';
  for (const element of body.querySelectorAll<HTMLElement>(
    'h1, h2, h3, h4, p, li, tbody tr, pre, blockquote, figcaption',
  )) {
    const text = textOf(element);
    if (/^H\d$/.test(element.tagName)) under = text;
    else if (text !== '') placed.push({ passage: { id: placed.length, under, text }, element });
  }
  return placed;
}

/** The words of an element, without citations and without the lists inside it. */
function textOf(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const inner of copy.querySelectorAll('.cite, ul, ol')) inner.remove();
  const cells = [...copy.querySelectorAll('td')].map((cell) => cell.textContent.trim());
  return (cells.length > 0 ? cells.filter(Boolean).join(': ') : copy.textContent).replaceAll(/\s+/g, ' ').trim();
}

/** Where the document speaks of a rule: where it is set down, or the statement that cites it most closely. */
export function placeOf(body: HTMLElement, rule: string): HTMLElement | null {
  const own = body.querySelector<HTMLElement>(`#${CSS.escape(rule)}`);
  if (own) return own;
  const citing = [...body.querySelectorAll<HTMLElement>('.cite')]
    .filter((sign) => covers(sign.dataset.rules ?? '', rule))
    .sort((a, b) => (a.dataset.rules ?? '').length - (b.dataset.rules ?? '').length);
  const place = citing[0]?.closest<HTMLElement>('tr, li, p') ?? null;
  // Below a table stands what holds for all of it.
  return place?.textContent.trim() === '§' ? (place.previousElementSibling as HTMLElement | null) : place;
}

/** A text in parts: what was found in it, and what lies between. */
export function mark(text: string, stems: Set<string>): { text: string; found: boolean }[] {
  return text
    .split(/([\p{L}\p{N}'’]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, found: stems.has(stem(part)) }));
}
