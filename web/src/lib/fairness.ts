// Whether chance was fair. Before a game the server promises its seed by a hash, every person adds a number of his own, and only then is
// anything drawn. The page keeps both and looks at the end whether the seed and the number are the ones.
import { keep, recall } from './keep';
import type { Table } from './protocol';
import { fromHex, sha256, toHex } from './sha256';

interface Promised {
  commitment?: string;
  nonce?: string;
}

const place = (id: string) => `fair:${id}`;
const promised = (id: string): Promised => recall<Promised>(place(id), {});

/** A number of one's own for a table's chance, as the server takes it. */
export const newNonce = (): string => toHex(crypto.getRandomValues(new Uint8Array(32)));

export function keepNonce(id: string, nonce: string): void {
  keep(place(id), { ...promised(id), nonce });
}

/** The first promise counts: later ones cannot replace it. */
export function keepCommitment({ id, commitment, status }: Table): void {
  const known = promised(id);
  if (!known.commitment && status !== 'over') keep(place(id), { ...known, commitment });
}

/** The number that a waiting table has not been told yet: only once its promise is known. */
export function nonceFor({ id, status, seats }: Table): string | null {
  if (status !== 'waiting' || promised(id).nonce || !seats.some(({ yours }) => yours)) return null;
  const nonce = newNonce();
  keepNonce(id, nonce);
  return nonce;
}

/** What a finished game shows: all right, only the server's part, not what was promised, or nothing, where this page saw no promise. */
export function judgeFairness(table: Table, record: string): 'fair' | 'seedOnly' | 'left out' | 'broken' | null {
  const { commitment, nonce } = promised(table.id);
  if (!commitment || !table.server_seed || table.guided) return null;
  if (toHex(sha256(fromHex(table.server_seed))) !== commitment) return 'broken';
  const lines = record.split('\n');
  if (!lines.includes(`commitment ${commitment}`) || !lines.includes(`server-seed ${table.server_seed}`))
    return 'broken';
  if (!nonce) return 'seedOnly';
  const own = table.seats.filter(({ yours }) => yours);
  return own.some(({ seat }) => lines.includes(`nonce ${seat} ${nonce}`)) ? 'fair' : 'left out';
}
