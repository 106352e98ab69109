// The device's own storage: IndexedDB.
import { nothing } from './hall';
import type { Batch, EntryRow, Storage, TableRow } from './rows';

const NAME = 'paydirt';
const KINDS = ['visitors', 'tables', 'members', 'entries'] as const;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });

const durable = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was given up'));
  });

/** Whether that is because the device has no room left. */
export const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    const base = request.result;
    base.createObjectStore('visitors', { keyPath: 'identity' });
    base.createObjectStore('tables', { keyPath: 'id' });
    base.createObjectStore('members', { keyPath: ['identity', 'table'] });
    base.createObjectStore('entries', { keyPath: ['table', 'seq'] });
    base.createObjectStore('notes');
  };
  return done(request);
}

const ofTable = (table: string): IDBKeyRange => IDBKeyRange.bound([table], [table, []]);

export class DeviceStorage implements Storage {
  private constructor(private readonly base: IDBDatabase) {}

  static async open(): Promise<DeviceStorage> {
    return new DeviceStorage(await open());
  }

  async load(): Promise<Batch> {
    const from = this.base.transaction(KINDS);
    const all = <T>(kind: string) => done(from.objectStore(kind).getAll() as IDBRequest<T[]>);
    const [visitors, tables, members] = await Promise.all([
      all<Batch['visitors'][number]>('visitors'),
      all<TableRow>('tables'),
      all<Batch['members'][number]>('members'),
    ]);
    const running = tables.filter((table) => table.status !== 'over');
    const entries = await Promise.all(running.map((table) => this.entries(table.id)));
    return { ...nothing(), visitors, tables, members, entries: entries.flat() };
  }

  entries(table: string): Promise<EntryRow[]> {
    const from = this.base.transaction('entries').objectStore('entries');
    return done(from.getAll(ofTable(table)) as IDBRequest<EntryRow[]>);
  }

  commit(batch: Batch): Promise<void> {
    // Until it is on the disk, not only with the operating system: as the server does.
    const to = this.base.transaction(KINDS, 'readwrite', { durability: 'strict' });
    for (const kind of KINDS) {
      const rows = to.objectStore(kind);
      // An entry is never written twice: `add` gives the whole transaction up where one is there.
      for (const row of batch[kind])
        if (kind === 'entries') rows.add(row);
        else rows.put(row);
    }
    for (const table of batch.gone_tables) {
      to.objectStore('tables').delete(table);
      to.objectStore('entries').delete(ofTable(table));
    }
    for (const { identity, table } of batch.gone_members) to.objectStore('members').delete([identity, table]);
    for (const identity of batch.gone_visitors) to.objectStore('visitors').delete(identity);
    return durable(to);
  }

  async token(): Promise<string | null> {
    const notes = this.base.transaction('notes').objectStore('notes');
    return ((await done(notes.get('token'))) as string | undefined) ?? null;
  }

  keepToken(token: string): Promise<void> {
    const to = this.base.transaction('notes', 'readwrite', { durability: 'strict' });
    to.objectStore('notes').put(token, 'token');
    return durable(to);
  }
}
