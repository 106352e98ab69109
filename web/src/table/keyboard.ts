// The table's keys (UX 6). Single keys can be switched off; arrows move between targets by direction on the screen.
import { settings, switchTheme } from '$lib/settings.svelte';

export interface KeyDeeds {
  undo: () => void;
  undoTurn: () => void;
  primary: () => void;
  choice: (n: number) => void;
  moves: () => void;
  log: () => void;
  chat: () => void;
  hint: () => void;
  /** To another hint; false where none is shown. */
  walk: (by: number) => boolean;
  rule: () => void;
  prompt: () => void;
  summary: () => void;
  scores: () => void;
  /** A key of the game's own; undefined: it has none such. */
  own: (key: string) => (() => void) | undefined;
  /** True if there was something to put down. */
  putDown: () => boolean;
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function tableKey(event: KeyboardEvent, deeds: KeyDeeds): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
  if (event.key === 'Escape') {
    if (deeds.putDown()) event.preventDefault();
    return;
  }
  if (
    /^Arrow(Left|Right)$/.test(event.key) &&
    !writing(event.target) &&
    deeds.walk(event.key === 'ArrowLeft' ? -1 : 1)
  ) {
    event.preventDefault();
    return;
  }
  if (event.key === 'F6') {
    event.preventDefault();
    deeds.prompt();
    return;
  }
  if (writing(event.target) || !settings.singleKeys) return;
  const deed = deedOf(event, deeds);
  if (!deed) return;
  event.preventDefault();
  deed();
}

const keys: Record<string, Exclude<keyof KeyDeeds, 'choice' | 'walk' | 'own' | 'putDown'> | undefined> = {
  u: 'undo',
  U: 'undoTurn',
  e: 'primary',
  E: 'primary',
  '/': 'moves',
  l: 'log',
  c: 'chat',
  h: 'hint',
  '?': 'rule',
  s: 'summary',
  S: 'scores',
};

function deedOf({ key }: KeyboardEvent, deeds: KeyDeeds): (() => void) | undefined {
  if (/^[1-9]$/.test(key)) return () => deeds.choice(Number(key));
  if (key === 'm') return () => (settings.sound = !settings.sound);
  if (key === 't') return switchTheme;
  const name = keys[key];
  return name ? deeds[name] : deeds.own(key);
}

const ways: Record<string, [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moves the focus to the nearest thing in the direction of an arrow key. */
export function arrowKey(event: KeyboardEvent, area: Element): void {
  const way = ways[event.key];
  if (!way || event.defaultPrevented) return;
  const from = document.activeElement;
  if (!from || !area.contains(from)) return;
  const centre = (each: Element): [number, number] => {
    const box = each.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2];
  };
  const [x, y] = centre(from);
  let best: { element: Element; cost: number } | null = null;
  for (const element of area.querySelectorAll('button, a[href], [role="button"], [role="option"], [tabindex="0"]')) {
    if (element === from) continue;
    const [ex, ey] = centre(element);
    const along = (ex - x) * way[0] + (ey - y) * way[1];
    const across = Math.abs((ex - x) * way[1]) + Math.abs((ey - y) * way[0]);
    // Sideways steps cost more than steps ahead, so that a row is walked along.
    if (along > 4 && along >= across * 0.4) {
      const cost = along + across * 2;
      if (!best || cost < best.cost) best = { element, cost };
    }
  }
  if (!best) return;
  event.preventDefault();
  (best.element as HTMLElement | SVGElement).focus();
}
