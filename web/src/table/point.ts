// The things that are spoken of get a ring; boards and panels mark them with data-id.

/** Rings the things with these ids until the answer is called. */
export function pointAt(ids: readonly (string | null)[]): () => void {
  const named = ids.filter((id) => id !== null);
  const marked = named.flatMap((id) => [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)]);
  for (const each of marked) each.setAttribute('data-pointed', '');
  return () => {
    for (const each of marked) each.removeAttribute('data-pointed');
  };
}
