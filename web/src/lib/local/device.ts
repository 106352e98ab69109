// This device as a place for tables: what the server answers to a page from afar, a worker answers here.
import { live, gone } from './life';
import type { Ask, Tell } from './hall';
import { randomId } from '../random';
import { pace } from '../settings.svelte';
import { t } from '../texts';
import { CHANNEL, pageLife, type FromHall, type FromWorker, type Start, type ToHall } from './wire';

/** As much of a WebSocket as a line to a table needs. */
export interface Socket {
  onopen: ((event: never) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: never) => void) | null;
  send(text: string): void;
  close(): void;
}

interface Answer {
  status: number;
  body: string;
}

/** Ids of tables on a device begin so (wasm/page.cpp). */
const PREFIX = 'here-';
export const isHere = (id: string): boolean => id.startsWith(PREFIX);

/** Where the module is; none where the page was built without it. */
const [moduleAddress] = Object.values(
  import.meta.glob<string>('./paydirt.wasm', { query: '?url', import: 'default', eager: true }),
);

/** Whether tables can live here: a page that was not fetched safely gets neither locks nor storage to rely on. */
export const deviceFits =
  moduleAddress !== undefined &&
  typeof navigator !== 'undefined' &&
  'locks' in navigator &&
  typeof indexedDB !== 'undefined' &&
  typeof BroadcastChannel !== 'undefined' &&
  typeof WebAssembly !== 'undefined';

/** Milliseconds that a bot waits on average before it thinks, at the usual speed. */
const BOT_PACE = 500;

const refusal = (error: string): Answer => ({ status: 503, body: JSON.stringify({ error, rule: '' }) });
const unavailable = refusal('this device could not do that just now');

class LocalSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;

  constructor(private readonly say: (text: string | null) => void) {}

  send(text: string): void {
    this.say(text);
  }
  close(): void {
    this.say(null);
    this.onclose?.({} as never);
  }
}

interface Call {
  ask: Ask & { t: 'call' };
  resolve: (answer: Answer) => void;
}

class Device {
  private readonly page = randomId();
  private living: Promise<void> | null = null;
  private channel: BroadcastChannel | null = null;
  private worker: Worker | null = null;
  private epoch: string | null = null;
  private count = 0;
  private readonly calls = new Map<number, Call>();
  private readonly lines = new Map<number, { socket: LocalSocket; table: string }>();
  /** Nothing more could be kept when something was last to be. */
  private full = false;
  /** Something could not be kept; true: because the device is full. */
  onTrouble: (full: boolean) => void = () => undefined;

  get running(): boolean {
    return this.channel !== null;
  }

  async call(method: string, path: string, body = ''): Promise<Answer> {
    const number = ++this.count;
    return new Promise((resolve) => {
      const call: Call = { ask: { t: 'call', number, method, path, body }, resolve };
      this.calls.set(number, call);
      this.start();
      if (this.epoch !== null) this.ask(call.ask);
    });
  }

  socket(table: string): Socket {
    const number = ++this.count;
    const socket: LocalSocket = new LocalSocket((text) => {
      if (!this.lines.has(number)) return;
      if (text !== null) this.ask({ t: 'hear', number, text });
      else {
        this.lines.delete(number);
        if (this.epoch !== null) this.ask({ t: 'leave', number });
      }
    });
    this.lines.set(number, { socket, table });
    this.start();
    if (this.epoch !== null) queueMicrotask(() => this.visit(number));
    return socket;
  }

  private visit(number: number): void {
    const line = this.lines.get(number);
    if (!line) return;
    this.ask({ t: 'visit', number, table: line.table });
    line.socket.onopen?.({} as never);
  }

  private ask(ask: Ask): void {
    this.channel?.postMessage({ t: 'ask', page: this.page, ask } satisfies ToHall);
  }

  private start(): void {
    if (this.channel) return;
    this.channel = new BroadcastChannel(CHANNEL);
    this.channel.onmessage = ({ data }: MessageEvent<FromHall | ToHall>) => this.hear(data);
    this.living ??= live(pageLife(this.page));
    void this.living.then(() => this.startWorker());
  }

  private startWorker(): void {
    const life = `paydirt-worker-${randomId()}`;
    const worker = new Worker(new URL('./hall.worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    const again = () => {
      if (this.worker !== worker) return;
      worker.terminate();
      this.startWorker();
    };
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.t === 'failed') {
        console.warn(data.words);
        this.full = data.full;
        this.fail();
      } else void gone(life).then(again);
    };
    const epoch = this.epoch;
    worker.onerror = (event) => {
      event.preventDefault();
      console.warn(event.message);
      if (this.epoch === epoch)
        this.fail(); // it did not even open
      else again();
    };
    worker.postMessage({ life, module: moduleAddress ?? '', botPace: BOT_PACE * pace() } satisfies Start);
    this.channel?.postMessage({ t: 'hello' } satisfies ToHall);
  }

  private hear(message: FromHall | ToHall): void {
    if (message.t === 'open') this.meet(message.epoch);
    else if (message.t === 'tell' && message.page === this.page) this.told(message.tell);
    else if (message.t === 'trouble') {
      this.full = message.full;
      this.onTrouble(message.full);
    }
  }

  /** A hall is there. Another one than before knows nothing of what was under way with that one. */
  private meet(epoch: string): void {
    if (epoch === this.epoch) return;
    const first = this.epoch === null;
    this.epoch = epoch;
    for (const [number, { ask, resolve }] of this.calls) {
      if (first || ask.method === 'GET') this.ask(ask);
      else {
        this.calls.delete(number);
        resolve(unavailable); // it may have been done
      }
    }
    for (const [number, { socket }] of [...this.lines]) {
      if (first) this.visit(number);
      else {
        this.lines.delete(number);
        socket.onclose?.({} as never);
      }
    }
  }

  private told(tell: Tell): void {
    if (tell.t === 'answer') {
      const { status } = tell;
      if (status < 300) this.full = false;
      const { body } = this.full && status === 503 ? refusal(t('deviceNoRoom')) : tell;
      this.calls.get(tell.number)?.resolve({ status, body });
      this.calls.delete(tell.number);
      return;
    }
    const line = this.lines.get(tell.number);
    if (tell.t === 'frame') line?.socket.onmessage?.({ data: tell.text } as MessageEvent<string>);
    else if (this.lines.delete(tell.number)) line?.socket.onclose?.({} as never);
  }

  /** The module does not run here. The next call tries anew. */
  private fail(): void {
    this.worker?.terminate();
    this.worker = null;
    this.channel?.close();
    this.channel = null;
    this.epoch = null;
    for (const { resolve } of this.calls.values()) resolve(this.full ? refusal(t('deviceNoRoom')) : unavailable);
    this.calls.clear();
    const lines = [...this.lines.values()];
    this.lines.clear();
    for (const { socket } of lines) socket.onclose?.({} as never);
  }
}

export const device = new Device();
