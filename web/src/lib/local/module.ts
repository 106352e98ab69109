// The WebAssembly module: the same C++ as the server's (wasm/README.md). Text goes in and comes out; nothing else is known of it.

interface Exports extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  room(size: number): number;
  boot(botPace: number): void;
  restore(): void;
  open(): void;
  call(number: number): void;
  visit(number: number): void;
  hear(number: number): void;
  leave(number: number): void;
  stored(batch: number, good: number): void;
  answered(question: number): void;
  due(): number;
  on_timer(): void;
  next(): number;
  size(): number;
  think(): number;
}

const NOT_SUPPORTED = 52; // what the C library links in without need is answered so
const REALTIME = 0;

/** The few calls of the system that the module makes. */
function system(memory: () => WebAssembly.Memory): Record<string, (...given: never[]) => number> {
  const view = () => new DataView(memory().buffer);
  const decoder = new TextDecoder();
  return {
    clock_time_get: (id: number, _precision: bigint, at: number) => {
      const now = id === REALTIME ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
      return 0;
    },
    random_get: (at: number, size: number) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer, at, size));
      return 0;
    },
    // Its log: errors only.
    fd_write: (_file: number, parts: number, count: number, written: number) => {
      let text = '';
      let size = 0;
      for (let i = 0; i < count; i++) {
        const at = view().getUint32(parts + 8 * i, true);
        const length = view().getUint32(parts + 8 * i + 4, true);
        text += decoder.decode(new Uint8Array(memory().buffer, at, length));
        size += length;
      }
      console.warn(text.trimEnd());
      view().setUint32(written, size, true);
      return 0;
    },
  };
}

export class PaydirtModule {
  private readonly encoder = new TextEncoder();
  private readonly decoder = new TextDecoder();

  private constructor(readonly exports: Exports) {}

  static async start(compiled: WebAssembly.Module): Promise<PaydirtModule> {
    const calls = system(() => exports.memory);
    const imports: Record<string, Record<string, WebAssembly.ImportValue>> = {};
    for (const { module, name } of WebAssembly.Module.imports(compiled))
      (imports[module] ??= {})[name] = calls[name] ?? (() => NOT_SUPPORTED);
    const instance = await WebAssembly.instantiate(compiled, imports);
    const exports = instance.exports as Exports;
    exports._initialize();
    return new PaydirtModule(exports);
  }

  /** Writes the text that the next call takes. */
  put(text: string): void {
    const bytes = this.encoder.encode(text);
    const at = this.exports.room(bytes.length);
    new Uint8Array(this.exports.memory.buffer, at, bytes.length).set(bytes);
  }

  /** The next message of the hall; null: none. */
  next(): string | null {
    const at = this.exports.next();
    return at === 0 ? null : this.read(at);
  }

  /** The answer to a question that a hall asked; empty where there is none. */
  think(question: string): string {
    this.put(question);
    return this.read(this.exports.think());
  }

  private read(at: number): string {
    return this.decoder.decode(new Uint8Array(this.exports.memory.buffer, at, this.exports.size()));
  }
}
