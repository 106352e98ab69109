// One table's line to the server. It comes back by itself, asks for what it missed, and sends again whatever was not
// answered: under the same id, so the server does it once.
import { device, isHere, type Socket } from './local/device';
import { applied, type Change } from './changes';
import type { ClientMessage, ServerMessage, State, StateChange } from './protocol';

export type Line = 'opening' | 'open' | 'lost';

/** A message before it has its id. */
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Saying = WithoutId<Exclude<ClientMessage, { t: 'join' }>>;

/** What is heard of a table: changes have become the states that they lead to. */
type Heard = Exclude<ServerMessage, StateChange>;

interface ConnectionOptions {
  table: string;
  heard: (message: Heard) => void;
  changed: (line: Line) => void;
  makeSocket?: (table: string) => Socket;
}

const longest = 8000;

export class Connection {
  line: Line = 'opening';
  /** What was sent and not yet answered, in order. */
  private readonly unanswered = new Map<string, ClientMessage>();
  private socket: Socket | null = null;
  private since: number | null = 0;
  /** The last state of this socket. */
  private state: State | null = null;
  private count = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;
  private readonly name = Math.random().toString(36).slice(2, 10);
  private readonly retry = () => {
    if (this.line === 'lost') this.open();
  };
  /** A socket can take minutes to notice that the device has no network; a table on the device needs none. */
  private readonly drop = () => {
    if (!isHere(this.options.table)) this.socket?.close();
  };

  constructor(private readonly options: ConnectionOptions) {
    addEventListener('online', this.retry);
    addEventListener('offline', this.drop);
    this.open();
  }

  get waiting(): number {
    return this.unanswered.size;
  }

  /** Sends now or as soon as the line is back; returns the id it goes under. */
  say(saying: Saying): string {
    const id = this.nextId();
    const message = { ...saying, id } as ClientMessage;
    this.unanswered.set(id, message);
    if (this.line === 'open') this.socket?.send(JSON.stringify(message));
    return id;
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.retry);
    removeEventListener('offline', this.drop);
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private nextId(): string {
    return `${this.name}-${++this.count}`;
  }

  private open(): void {
    clearTimeout(this.timer);
    const socket = (this.options.makeSocket ?? openSocket)(this.options.table);
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      socket.send(
        JSON.stringify({ t: 'join', id: this.nextId(), since: this.since, changes: true } satisfies ClientMessage),
      );
      this.change('open');
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.closed || socket !== this.socket) return;
      this.change('lost');
      // A little chance keeps a whole room from knocking at the same moment.
      const wait = Math.min(longest, 400 * 2 ** this.attempts++) * (0.75 + Math.random() / 2);
      this.timer = setTimeout(() => this.open(), wait);
    };
  }

  private hear(message: ServerMessage): void {
    if (message.t === 'change') {
      if (this.state === null) return; // of a socket that was replaced
      const { t: _, events, change, ...answer } = message;
      this.hear({ ...applied(this.state, change as Change), ...answer, events, t: 'state' });
      return;
    }
    if (message.t === 'state') {
      const { left_out: _, ...lasting } = message; // of this one alone
      this.state = lasting;
      this.since = message.next;
      if (message.id !== undefined) this.unanswered.delete(message.id);
    } else if ('id' in message) {
      // The answer to something sent before a reload is none of ours.
      if (!this.unanswered.delete(message.id)) return;
    }
    this.options.heard(message);
  }

  private change(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.options.changed(line);
  }
}

function openSocket(table: string): Socket {
  if (isHere(table)) return device.socket(table);
  return new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/${table}`);
}
