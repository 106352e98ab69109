// The things that are spoken of get a ring; boards and panels mark them with data-id.

const named = (ids: readonly (string | null)[]): Element[] =>
  ids.filter((id) => id !== null).flatMap((id) => [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)]);

/** Rings the things with these ids until the answer is called. */
export function pointAt(ids: readonly (string | null)[]): () => void {
  const marked = named(ids);
  for (const each of marked) each.setAttribute('data-pointed', '');
  return () => {
    for (const each of marked) each.removeAttribute('data-pointed');
  };
}

/** A board that pans hears this and brings the thing into sight. */
export function summon(ids: readonly (string | null)[]): void {
  for (const each of named(ids)) each.dispatchEvent(new Event('summon', { bubbles: true }));
}
