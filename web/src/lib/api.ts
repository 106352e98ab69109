// Plain calls (docs/api.md), to the server or to this device. A call answers with what was asked or throws a Trouble.
import { keepNonce, newNonce } from './fairness';
import { keep, recall } from './keep';
import { device, deviceFits, isHere } from './local/device';
import type { Card, EarlierEvents, GameCard, Judgement, NewTable, Opinion, Review, State, Table } from './protocol';
import { isSite, root } from './site';
import { t } from './texts';

/** Something went wrong; the message is fit for a person. */
export class Trouble extends Error {
  constructor(
    readonly status: number,
    readonly said: string,
    readonly rule: string,
  ) {
    super(status === 0 ? t('errorOffline') : status === 429 ? t('errorTooFast') : said);
  }

  get offline(): boolean {
    return this.status === 0 || this.status === 503;
  }
}

/** Where a table lives: at the server, or on this device (lib/local). */
export type Place = 'server' | 'device';

interface Answer {
  status: number;
  body: string;
}

async function askServer(method: string, path: string, body: string): Promise<Answer> {
  try {
    const answer = await fetch(path, {
      method,
      // No other site's page can send the first, so that the server knows us behind any proxy.
      headers: { 'x-paydirt': 'page', ...(body === '' ? {} : { 'content-type': 'application/json' }) },
      ...(body === '' ? {} : { body }),
    });
    return { status: answer.status, body: await answer.text() };
  } catch {
    return { status: 0, body: '' };
  }
}

async function call(place: Place, method: string, path: string, body?: unknown): Promise<string> {
  const text = body === undefined ? '' : JSON.stringify(body);
  const answer = await (place === 'device' ? device.call(method, path, text) : askServer(method, path, text));
  if (answer.status >= 200 && answer.status < 300) return answer.body;
  let said: { error?: string; rule?: string } = {};
  try {
    said = JSON.parse(answer.body) as typeof said;
  } catch {
    // Not from our server: a proxy, perhaps.
  }
  throw new Trouble(answer.status, said.error ?? String(answer.status), said.rule ?? '');
}

const json = async <T>(place: Place, method: string, path: string, body?: unknown): Promise<T> =>
  JSON.parse(await call(place, method, path, body)) as T;

const placeOf = (id: string): Place => (isHere(id) ? 'device' : 'server');
const of = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;
/** A call about one table, wherever it lives. */
const ask = <T>(id: string, method: string, what = '', body?: unknown): Promise<T> =>
  json<T>(placeOf(id), method, of(id) + what, body);

/** What both know: the server is asked, or the device where it is at work already or there is nobody else. */
async function either<T>(path: string): Promise<T> {
  if (isSite || device.running) return json<T>('device', 'GET', path);
  try {
    return await json<T>('server', 'GET', path);
  } catch (error) {
    if (!deviceFits || !(error instanceof Trouble && error.offline)) throw error;
    return json<T>('device', 'GET', path);
  }
}

/** Kept for as long as the page is open; what failed is asked anew. */
const kept = new Map<string, Promise<unknown>>();
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const found = kept.get(key) ?? make();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found as Promise<T>;
}

export interface Tables {
  mine: Card[];
  open: Card[];
  finished: Card[];
  /** The server did not answer: only what is on this device is listed. */
  alone: boolean;
}

/** The module is fetched only where there is something on this device, or nothing else. */
const deviceUsed = (): boolean => deviceFits && (isSite || recall('device', false));
const latest = (cards: Card[]): Card[] => cards.sort((a, b) => b.updated - a.updated);

async function tables(): Promise<Tables> {
  type Lists = Omit<Tables, 'alone'>;
  const none: Lists = { mine: [], open: [], finished: [] };
  const listed = (place: Place) => json<Lists>(place, 'GET', '/api/tables');
  const here = deviceUsed() ? listed('device').catch(() => none) : Promise.resolve(none);
  let there = none;
  let alone = false;
  if (!isSite) {
    try {
      there = await listed('server');
    } catch (error) {
      if (!deviceFits) throw error;
      alone = true;
    }
  }
  const { mine, finished } = await here;
  return {
    mine: latest([...there.mine, ...mine]),
    open: there.open,
    finished: latest([...there.finished, ...finished]),
    alone,
  };
}

/** Against bots and at one screen a table is on this device; whoever is far away comes to the server. */
export function placeFor(table: NewTable): Place {
  return deviceFits && !table.seats.some((seat) => seat.kind === 'open') ? 'device' : 'server';
}

async function create(table: NewTable, place: Place = placeFor(table)): Promise<{ id: string }> {
  // Where others may come, the page gives its number when it has seen the server's promise.
  const share = table.seats.some(({ kind }) => kind === 'open') ? null : newNonce();
  const made = await json<{ id: string }>(place, 'POST', '/api/tables', { ...(share && { nonce: share }), ...table });
  if (share) keepNonce(made.id, share);
  if (place === 'device') {
    keep('device', true);
    void navigator.storage.persist().catch(() => undefined); // so that the browser does not throw games away
  }
  return made;
}

/** A table from a record: on this device to look at it, or at the server, where the other seats are free for friends. */
async function openRecord(record: string, seat = 0, place: Place = deviceFits ? 'device' : 'server'): Promise<Table> {
  const { id } = await json<{ id: string }>(place, 'POST', '/api/records', { record, seat });
  if (place === 'device') keep('device', true);
  return ask<Table>(id, 'GET');
}

async function goOnAtServer(id: string): Promise<{ id: string }> {
  const [table, record] = await Promise.all([ask<Table>(id, 'GET'), call('device', 'GET', `${of(id)}/record`)]);
  const seat = table.seats.find(({ yours }) => yours)?.seat ?? 0;
  return json<{ id: string }>('server', 'POST', '/api/records', { record, seat, open: true });
}

async function sit(id: string, seat: number, name: string): Promise<Table> {
  const nonce = newNonce();
  const table = await ask<Table>(id, 'POST', '/sit', { seat, name, nonce });
  keepNonce(id, nonce);
  return table;
}

/** Alone it begins at once; with others when everybody has come. */
async function rematch({ id, seats }: Table): Promise<{ id: string }> {
  const alone = seats.every(({ kind, yours }) => yours || kind === 'bot');
  const nonce = newNonce();
  const made = await ask<{ id: string }>(id, 'POST', '/rematch', alone ? { nonce } : {});
  if (alone) keepNonce(made.id, nonce);
  return made;
}

/** Leaves every table and forgets who this was, here and at the server. */
async function forgetMe(): Promise<void> {
  const gone = (place: Place) => json<unknown>(place, 'DELETE', '/api/me');
  if (deviceUsed()) await gone('device');
  if (!isSite) await gone('server');
  localStorage.clear();
}

/** For a table on this device the server hears of it too, if it is there. */
async function rename(name: string, place: Place = isSite ? 'device' : 'server'): Promise<{ name: string }> {
  const at = (where: Place) => json<{ name: string }>(where, 'PUT', '/api/me', { name });
  const other = place === 'device' ? !isSite && at('server') : deviceUsed() && at('device');
  if (other) other.catch(() => undefined);
  return at(place);
}

/** A file of the page itself, so that it is there without a line too. */
async function document(name: string): Promise<string> {
  const answer = await askServer('GET', `${root}${name}`, '');
  if (answer.status === 200) return answer.body;
  throw new Trouble(answer.status, t('notFoundText'), '');
}

export const api = {
  me: () => either<{ name: string; named: boolean }>('/api/me'),
  rename,
  /** The games do not change while the page is open, so they are asked for once. */
  games: () => once('games', () => either<GameCard[]>('/api/games')),
  edition: ({ id, game, edition }: Table): Promise<unknown> => {
    const address = `/api/games/${game}/editions/${edition}`;
    return once(address, () => json<unknown>(placeOf(id), 'GET', address));
  },
  editionOf: (game: string, edition: string) =>
    once(`${game} ${edition}`, () => either<unknown>(`/api/games/${game}/editions/${edition}`)),
  tables,
  create,
  table: (id: string) => ask<Table>(id, 'GET'),
  sit,
  stand: (id: string, seat: number) => ask<Table>(id, 'POST', '/stand', { seat }),
  seatBot: (id: string, seat: number, bot: number) => ask<Table>(id, 'POST', '/seat', { seat, bot }),
  seatBack: (id: string, seat: number) => ask<Table>(id, 'POST', '/seat', { seat, back: true }),
  swap: (id: string, seat: number, other: number) => ask<Table>(id, 'POST', '/swap', { seat, with: other }),
  start: (id: string, bots: number) => ask<Table>(id, 'POST', '/start', { bots }),
  rematch,
  dismiss: (id: string, seat: number) => ask<Table>(id, 'POST', '/dismiss', { seat }),
  leave: (id: string) => ask<unknown>(id, 'POST', '/leave'),
  forgetMe,
  playOn: (id: string, move: number, seat: number, bots: number) =>
    ask<{ id: string }>(id, 'POST', '/playon', { move, seat, bots }),
  look: (id: string, move: number) => ask<State>(id, 'GET', `/look?move=${move}`),
  events: (id: string, before: number) => ask<EarlierEvents>(id, 'GET', `/events?before=${before}`),
  review: (id: string) => ask<Review>(id, 'GET', '/review'),
  opinion: (id: string, move: number) => ask<Opinion>(id, 'GET', `/opinion?move=${move}`),
  judge: (id: string, move: number) => ask<Judgement>(id, 'GET', `/judge?move=${move}`),
  openRecord,
  goOnAtServer,
  record: (id: string) => call(placeOf(id), 'GET', `${of(id)}/record`),
  rules: (game: string) => document(`rules/${encodeURIComponent(game)}.md`),
  specification: (game: string) => document(`rules/spec/${encodeURIComponent(game)}.md`),
};

export const sentence = (error: unknown): string =>
  error instanceof Trouble ? error.message : t('errorServer', { error: String(error) });
