import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection, type Line, type Saying } from '../src/lib/connection';
import type { ClientMessage, ServerMessage } from '../src/lib/protocol';
import { state } from './make';

/** A socket whose other end is in the test's hands. */
class FakeSocket {
  static all: FakeSocket[] = [];
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.onclose?.();
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const socket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

function connect() {
  const heard: ServerMessage[] = [];
  const lines: Line[] = [];
  const connection = new Connection({
    table: 'a',
    heard: (message) => heard.push(message),
    changed: (line) => lines.push(line),
    makeSocket: () => new FakeSocket(),
  });
  return { connection, heard, lines };
}

const choose: Saying & { t: 'choose' } = { t: 'choose', seat: 0, question: 1, moves: ['dig'] };

describe('the line', () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('joins from the beginning, later from where it was', () => {
    const { connection } = connect();
    socket().onopen?.();
    expect(socket().sent).toMatchObject([{ t: 'join', since: 0 }]);
    socket().hear({ t: 'state', ...state(4, { next: 17 }) });
    socket().close();
    vi.advanceTimersByTime(10000);
    socket().onopen?.();
    expect(socket().sent).toMatchObject([{ t: 'join', since: 17 }]);
    connection.close();
  });

  it('keeps what is said before it is open', () => {
    const { connection } = connect();
    const id = connection.say(choose);
    expect(socket().sent).toEqual([]);
    socket().onopen?.();
    expect(socket().sent.map((message) => message.t)).toEqual(['join', 'choose']);
    expect(socket().sent[1]?.id).toBe(id);
  });

  it('says again under the same id what was not answered, and only that', () => {
    const { connection, heard } = connect();
    socket().onopen?.();
    const first = connection.say(choose);
    const second = connection.say({ ...choose, question: 2 });
    expect(first).not.toBe(second);
    socket().hear({ t: 'done', id: first });
    socket().close();
    expect(connection.waiting).toBe(1);
    vi.advanceTimersByTime(10000);
    socket().onopen?.();
    expect(
      socket()
        .sent.map((message) => message.id)
        .slice(1),
    ).toEqual([second]);
    socket().hear({ t: 'done', id: second });
    socket().hear({ t: 'done', id: second });
    expect(connection.waiting).toBe(0);
    expect(heard.filter((message) => message.t === 'done')).toHaveLength(2);
  });

  it('takes a state that came of it for an answer', () => {
    const { connection, heard } = connect();
    socket().onopen?.();
    const id = connection.say(choose);
    socket().hear({ t: 'state', id, ...state(4, { next: 7 }) });
    expect(connection.waiting).toBe(0);
    expect(heard.at(-1)?.t).toBe('state');
  });

  it.each(['refused', 'stale', 'why'] as const)('takes %s for an answer', (t) => {
    const { connection } = connect();
    socket().onopen?.();
    const id = connection.say(choose);
    socket().hear({ t, id, error: '', rule: '' });
    expect(connection.waiting).toBe(0);
  });

  it('tries again and again, ever more slowly, at once when the device is back', () => {
    const { connection, lines } = connect();
    socket().close();
    expect(lines).toEqual(['lost']);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    for (let i = 0; i < 6; i++) {
      socket().close();
      vi.advanceTimersByTime(60000);
    }
    socket().close();
    const before = FakeSocket.all.length;
    vi.advanceTimersByTime(3000);
    expect(FakeSocket.all).toHaveLength(before);
    dispatchEvent(new Event('online'));
    expect(FakeSocket.all).toHaveLength(before + 1);
    connection.close();
  });

  it('stays closed when it is closed', () => {
    const { connection } = connect();
    socket().onopen?.();
    connection.close();
    vi.advanceTimersByTime(60000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
