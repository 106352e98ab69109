// The hall on this device: the module, with storage to keep what happens and somebody to think. Knows no worker, no page.
import type { PaydirtModule } from './module';
import type { Batch, EntryRow, Storage } from './rows';

/** What a page asks; `number` is one of its own. */
export type Ask =
  | { t: 'call'; number: number; method: string; path: string; body: string }
  | { t: 'visit'; number: number; table: string }
  | { t: 'hear'; number: number; text: string }
  | { t: 'leave'; number: number };

/** What it is told. */
export type Tell =
  | { t: 'answer'; number: number; status: number; body: string }
  | { t: 'frame'; number: number; text: string }
  | { t: 'close'; number: number };

interface HallOptions {
  module: PaydirtModule;
  storage: Storage;
  think: (question: string) => Promise<string>;
  tell: (tell: Tell) => void;
  /** The storage refused to keep something. */
  trouble?: (error: unknown) => void;
  /** Milliseconds that a bot waits on average. */
  botPace: number;
}

const tableOf = (path: string): string | null => /^\/api\/tables\/([a-z-]+)/.exec(path)?.[1] ?? null;

export const nothing = (): Batch => ({
  visitors: [],
  tables: [],
  members: [],
  entries: [],
  gone_tables: [],
  gone_members: [],
  gone_visitors: [],
});

export class Hall {
  private token = '';
  private readonly asleep = new Set<string>();
  private readonly own = new Map<number, (tell: Tell & { t: 'answer' }) => void>();
  private ownCalls = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Asks are taken one after the other: some must wait until a table has been read. */
  private turn: Promise<void> = Promise.resolve();

  private constructor(private readonly options: HallOptions) {}

  static async open(options: HallOptions): Promise<Hall> {
    const hall = new Hall(options);
    const { module, storage } = options;
    module.exports.boot(options.botPace);
    const kept = await storage.load();
    for (const table of kept.tables) if (table.status === 'over') hall.asleep.add(table.id);
    hall.restore(kept);
    module.exports.open();
    hall.token = (await storage.token()) ?? (await hall.becomeVisitor());
    hall.deliver();
    return hall;
  }

  ask(ask: Ask): void {
    this.turn = this.turn.then(() => this.take(ask));
  }

  private async take(ask: Ask): Promise<void> {
    const { exports } = this.options.module;
    switch (ask.t) {
      case 'call': {
        await this.wake(tableOf(ask.path));
        this.call(ask.number, ask.method, ask.path, ask.body);
        break;
      }
      case 'visit':
        await this.wake(ask.table);
        this.put({ table: ask.table, token: this.token });
        exports.visit(ask.number);
        break;
      case 'hear':
        this.options.module.put(ask.text);
        exports.hear(ask.number);
        break;
      case 'leave':
        exports.leave(ask.number);
        break;
    }
    this.deliver();
  }

  private call(number: number, method: string, path: string, body: string): void {
    const [place = '', query = ''] = path.split('?');
    this.put({ method, path: place, query, token: this.token, body });
    this.options.module.exports.call(number);
  }

  private async becomeVisitor(): Promise<string> {
    const number = --this.ownCalls >>> 0;
    const answer = await new Promise<Tell & { t: 'answer' }>((resolve) => {
      this.own.set(number, resolve);
      this.call(number, 'POST', '/api/visitors', '{}');
      this.deliver();
    });
    if (answer.status >= 300) throw new Error(answer.body);
    const { token } = JSON.parse(answer.body) as { token: string };
    await this.options.storage.keepToken(token);
    return token;
  }

  /** The entries of a finished game are read when somebody opens it. */
  private async wake(table: string | null): Promise<void> {
    if (table === null || !this.asleep.delete(table)) return;
    const entries: EntryRow[] = await this.options.storage.entries(table);
    this.restore({ ...nothing(), entries });
  }

  private restore(batch: Batch): void {
    this.put(batch);
    this.options.module.exports.restore();
  }

  private put(value: unknown): void {
    this.options.module.put(JSON.stringify(value));
  }

  /** Hands out whatever the module has to say, and sets the clock for when it wants to act by itself. */
  private deliver(): void {
    for (let message = this.options.module.next(); message !== null; message = this.options.module.next()) {
      const end = message.indexOf('\n');
      const [kind, number, more] = message.slice(0, end).split(' ');
      this.hand(kind ?? '', Number(number), Number(more), message.slice(end + 1));
    }
    clearTimeout(this.timer);
    const due = this.options.module.exports.due();
    if (due >= 0) this.timer = setTimeout(() => this.ring(), due);
  }

  private ring(): void {
    this.options.module.exports.on_timer();
    this.deliver();
  }

  private hand(kind: string, number: number, status: number, body: string): void {
    if (kind === 'store') void this.store(number, body);
    else if (kind === 'think') void this.think(number, body);
    else if (kind === 'frame') this.options.tell({ t: 'frame', number, text: body });
    else if (kind === 'close') this.options.tell({ t: 'close', number });
    else if (kind === 'answer') {
      const answer = { t: 'answer', number, status, body } as const;
      const own = this.own.get(number);
      this.own.delete(number);
      (own ?? this.options.tell)(answer);
    }
  }

  private async store(number: number, batch: string): Promise<void> {
    let good = true;
    try {
      await this.options.storage.commit(JSON.parse(batch) as Batch);
    } catch (error) {
      good = false;
      this.options.trouble?.(error);
    }
    this.options.module.exports.stored(number, good ? 1 : 0);
    this.deliver();
  }

  private async think(number: number, question: string): Promise<void> {
    const answer = await this.options.think(question);
    this.options.module.put(answer);
    this.options.module.exports.answered(number);
    this.deliver();
  }
}
