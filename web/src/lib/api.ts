// The server's plain calls (docs/api.md). A call answers with what was asked or throws a Trouble.
import type { Card, GameCard, NewTable, Opinion, Review, State, Table } from './protocol';
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

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Trouble(0, '', '');
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => ({}))) as { error?: string; rule?: string };
  throw new Trouble(answer.status, said.error ?? `${answer.status} ${answer.statusText}`, said.rule ?? '');
}

const json = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await call(method, path, body)).json()) as T;

const of = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

let games: Promise<GameCard[]> | null = null;
const editions = new Map<string, Promise<unknown>>();

export const api = {
  me: () => json<{ name: string; named: boolean }>('GET', '/api/me'),
  rename: (name: string) => json<{ name: string }>('PUT', '/api/me', { name }),
  /** The games do not change while the page is open, so they are asked for once. */
  games: (): Promise<GameCard[]> => {
    games ??= json<GameCard[]>('GET', '/api/games').catch((error: unknown) => {
      games = null;
      throw error;
    });
    return games;
  },
  edition: (game: string, hash: string): Promise<unknown> => {
    const address = `/api/games/${game}/editions/${hash}`;
    const found = editions.get(address) ?? json<unknown>('GET', address);
    editions.set(address, found);
    found.catch(() => editions.delete(address));
    return found;
  },
  tables: () => json<{ mine: Card[]; open: Card[]; finished: Card[] }>('GET', '/api/tables'),
  create: (table: NewTable) => json<{ id: string }>('POST', '/api/tables', { nonce: crypto.randomUUID(), ...table }),
  table: (id: string) => json<Table>('GET', of(id)),
  sit: (id: string, seat: number, name: string) =>
    json<Table>('POST', `${of(id)}/sit`, { seat, name, nonce: crypto.randomUUID() }),
  stand: (id: string, seat: number) => json<Table>('POST', `${of(id)}/stand`, { seat }),
  seatBot: (id: string, seat: number, bot: number) => json<Table>('POST', `${of(id)}/seat`, { seat, bot }),
  seatBack: (id: string, seat: number) => json<Table>('POST', `${of(id)}/seat`, { seat, back: true }),
  swap: (id: string, seat: number, other: number) => json<Table>('POST', `${of(id)}/swap`, { seat, with: other }),
  start: (id: string, bots: number) => json<Table>('POST', `${of(id)}/start`, { bots }),
  rematch: (id: string) => json<{ id: string }>('POST', `${of(id)}/rematch`),
  playOn: (id: string, move: number, seat: number, bots: number) =>
    json<{ id: string }>('POST', `${of(id)}/playon`, { move, seat, bots }),
  look: (id: string, move: number) => json<State>('GET', `${of(id)}/look?move=${move}`),
  review: (id: string) => json<Review>('GET', `${of(id)}/review`),
  opinion: (id: string, move: number) => json<Opinion>('GET', `${of(id)}/opinion?move=${move}`),
  recordAddress: (id: string) => `${of(id)}/record`,
  rules: async (game: string) => (await call('GET', `/api/rules/${encodeURIComponent(game)}`)).text(),
};

export const sentence = (error: unknown): string =>
  error instanceof Trouble ? error.message : t('errorServer', { error: String(error) });
