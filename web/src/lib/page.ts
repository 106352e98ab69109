// Things on the page by the ids that the game has for them.
export const find = (id: string): HTMLElement | SVGElement | null =>
  document.querySelector<HTMLElement | SVGElement>(`[data-id="${CSS.escape(id)}"]`);

/** The thing that an element belongs to. */
export const idOf = (element: Element | null): string | null =>
  element?.closest('[data-id]')?.getAttribute('data-id') ?? null;
