// A tiny router on the browser's history. One address for the life of a game: /t/ID.
import { at, isSite } from './site';

type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'review'; id: string; move: number | null }
  | { page: 'rules'; game: string | null; rule: string | null; spec: boolean }
  | { page: 'mine' }
  | { page: 'settings' }
  | { page: 'missing' };

const word = /^[a-z0-9-]+$/i;

export function parseRoute(path: string, query = '', hash = ''): Route {
  const parts = path.split('/').filter((part) => part !== '');
  const [first, second, third] = parts;
  if (first === undefined) return { page: 'home' };
  if (parts.length === 1) {
    if (first === 'mine' || first === 'settings') return { page: first };
    if (first === 'rules') return { page: 'rules', game: null, rule: null, spec: false };
  }
  if (second === undefined || !word.test(second)) return { page: 'missing' };
  if (parts.length === 2) {
    if (first === 'new') return { page: 'new', game: second };
    if (first === 't') return { page: 'table', id: second };
  }
  if (first === 'rules' && (parts.length === 2 || (parts.length === 3 && third === 'spec')))
    return { page: 'rules', game: second, rule: hash.replace(/^#/, '') || null, spec: third === 'spec' };
  if (first === 't' && third === 'review' && parts.length === 3) {
    const move = new URLSearchParams(query).get('move');
    return { page: 'review', id: second, move: move !== null && /^\d+$/.test(move) ? Number(move) : null };
  }
  return { page: 'missing' };
}

/** The table that an invite names: a link, or its words however they are separated; null: neither. */
export function tableOfInvite(text: string): string | null {
  const link = /\/t\/([a-z0-9-]+)/i.exec(text);
  if (link?.[1]) return link[1].toLowerCase();
  const words = text
    .trim()
    .toLowerCase()
    .split(/[\s,-]+/);
  return words.length >= 3 && words.every((each) => /^[a-z0-9]+$/.test(each)) ? words.join('-') : null;
}

function here(): Route {
  const { pathname, search, hash } = isSite ? new URL(location.hash.slice(1) || '/', location.origin) : location;
  return parseRoute(pathname, search, hash);
}

class Router {
  route: Route = $state.raw(here());

  /** Goes to an address of ours; `replace` leaves no step back. */
  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, '', at(address));
    else history.pushState(null, '', at(address));
    this.route = here();
    if (!replace) scrollTo(0, 0);
  }

  /** Follows the back button and plain links; call once. */
  listen(): void {
    addEventListener('popstate', () => (this.route = here()));
    addEventListener('hashchange', () => (this.route = here()));
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (link.pathname.startsWith('/api/')) return;
      if (link.pathname === location.pathname && link.hash && !link.hash.startsWith('#/')) {
        if (!isSite) return;
        // There the hash is the address: a place on the page is only looked up.
        event.preventDefault();
        const place = document.getElementById(link.hash.slice(1));
        place?.scrollIntoView();
        place?.focus();
        return;
      }
      event.preventDefault();
      this.go(link.hash.startsWith('#/') ? link.hash.slice(1) : link.pathname + link.search + link.hash);
    });
  }
}

export const router = new Router();
