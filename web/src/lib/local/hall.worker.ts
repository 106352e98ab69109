// The worker of a page. Of all pages of this device one worker is the hall; the others wait until that one has ended.
import { randomId } from '../random';
import { Hall } from './hall';
import { gone, live } from './life';
import { PaydirtModule } from './module';
import { DeviceStorage, isFull } from './storage';
import { CHANNEL, HALL, pageLife, type FromHall, type FromWorker, type Start, type ToHall } from './wire';

/** Compiles while it is being fetched, where the host names the type that this needs. */
async function compile(address: string): Promise<WebAssembly.Module> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.headers.get('content-type') === 'application/wasm'
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

/** A worker of its own thinks, so that nobody waits for a thought but the one who wanted it. */
function makeThinker(compiled: WebAssembly.Module): (question: string) => Promise<string> {
  const waiting: { question: string; resolve: (answer: string) => void }[] = [];
  let worker = begin();

  function begin(): Worker {
    const begun = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    begun.onmessage = ({ data }: MessageEvent<string>) => waiting.shift()?.resolve(data);
    // Whatever it broke on is given up; the rest is asked anew.
    begun.onerror = (event) => {
      event.preventDefault();
      console.warn(event.message);
      begun.terminate();
      waiting.shift()?.resolve('');
      worker = begin();
      for (const { question } of waiting) worker.postMessage(question);
    };
    begun.postMessage(compiled);
    return begun;
  }

  return (question) =>
    new Promise((resolve) => {
      waiting.push({ question, resolve });
      worker.postMessage(question);
    });
}

/** Tells the lines of many pages apart. */
class Lines {
  private readonly whose = new Map<number, { page: string; number: number }>();
  private last = 0;

  constructor(private readonly onGone: (line: number) => void) {}

  /** The hall's own number for a page's. */
  of(page: string, number: number): number {
    for (const [line, each] of this.whose) if (each.page === page && each.number === number) return line;
    if (![...this.whose.values()].some((each) => each.page === page))
      void gone(pageLife(page)).then(() => this.end(page));
    this.whose.set(++this.last, { page, number });
    return this.last;
  }

  find(line: number): { page: string; number: number } | undefined {
    return this.whose.get(line);
  }

  forget(line: number): void {
    this.whose.delete(line);
  }

  private end(page: string): void {
    for (const [line, each] of this.whose) {
      if (each.page !== page) continue;
      this.whose.delete(line);
      this.onGone(line);
    }
  }
}

/** Nothing more could be kept when something was last to be: a hall may not even open for that. */
let full = false;

async function beHall({ module, botPace }: Start): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL);
  const say = (message: FromHall) => channel.postMessage(message);
  const [compiled, storage] = await Promise.all([compile(module), DeviceStorage.open()]);
  const hall = await Hall.open({
    module: await PaydirtModule.start(compiled),
    storage,
    think: makeThinker(compiled),
    botPace,
    tell: (tell) => {
      const line = lines.find(tell.number);
      if (!line) return;
      if (tell.t !== 'frame') lines.forget(tell.number);
      say({ t: 'tell', page: line.page, tell: { ...tell, number: line.number } });
    },
    trouble: (error) => {
      full = isFull(error);
      say({ t: 'trouble', full });
    },
  });
  const lines = new Lines((number) => hall.ask({ t: 'leave', number }));
  const epoch = randomId();
  channel.onmessage = ({ data }: MessageEvent<ToHall | FromHall>) => {
    if (data.t === 'hello') say({ t: 'open', epoch });
    else if (data.t === 'ask') {
      const number = lines.of(data.page, data.ask.number);
      hall.ask({ ...data.ask, number });
      if (data.ask.t === 'leave') lines.forget(number);
    }
  };
  say({ t: 'open', epoch });
}

onmessage = async ({ data }: MessageEvent<Start>) => {
  const toPage = (message: FromWorker) => postMessage(message);
  await live(data.life);
  toPage({ t: 'alive' });
  await navigator.locks.request(HALL, async () => {
    try {
      await beHall(data);
    } catch (error) {
      toPage({ t: 'failed', words: String(error), full: full || isFull(error) });
      return;
    }
    await new Promise(() => undefined); // for as long as this worker lives
  });
};
