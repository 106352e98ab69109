// What is kept of the tables on this device: the rows of server/store.hpp.
export interface VisitorRow {
  identity: string;
  name: string;
  named: boolean;
}
export interface TableRow {
  id: string;
  game: string;
  status: string;
  listed: boolean;
  timed: boolean;
  updated: number;
  through: number;
  card: string;
}
export interface MemberRow {
  identity: string;
  table: string;
}
export interface EntryRow {
  table: string;
  seq: number;
  body: string;
}
/** Kept together or not at all. */
export interface Batch {
  visitors: VisitorRow[];
  tables: TableRow[];
  members: MemberRow[];
  entries: EntryRow[];
  /** What is forgotten, after all of the above. */
  gone_tables: string[];
  gone_members: MemberRow[];
  gone_visitors: string[];
}

export interface Storage {
  /** Everything but the entries of games that are over. */
  load(): Promise<Batch>;
  entries(table: string): Promise<EntryRow[]>;
  /** Durable when it resolves; rejects where nothing was kept. */
  commit(batch: Batch): Promise<void>;
  token(): Promise<string | null>;
  keepToken(token: string): Promise<void>;
}
