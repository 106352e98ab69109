// Debian's Firefox over WebDriver BiDi, as little of it as the tests need: Playwright drives only a Firefox of its own make.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';

const program = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

interface Reply {
  id?: number;
  type: string;
  result?: unknown;
  message?: string;
}

export class Firefox {
  private readonly waiting = new Map<number, (reply: Reply) => void>();
  private count = 0;
  private tab = '';

  private constructor(
    private readonly process: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.on('message', (data: Buffer) => {
      const reply = JSON.parse(data.toString()) as Reply;
      if (reply.id !== undefined) this.waiting.get(reply.id)?.(reply);
    });
  }

  static async launch(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'paydirt-firefox-'));
    writeFileSync(join(profile, 'user.js'), 'user_pref("app.update.enabled", false);');
    const process = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']);
    const address = await new Promise<string>((resolve) => {
      process.stderr.on('data', (text: Buffer) => {
        const found = /BiDi listening on (ws:\/\/\S+)/.exec(text.toString());
        if (found?.[1]) resolve(found[1]);
      });
    });
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const browser = new Firefox(process, profile, socket);
    await browser.command('session.new', { capabilities: {} });
    const { context } = (await browser.command('browsingContext.create', { type: 'tab' })) as { context: string };
    browser.tab = context;
    return browser;
  }

  async goto(url: string): Promise<void> {
    await this.command('browsingContext.navigate', { context: this.tab, url, wait: 'complete' });
  }

  /** The value of an expression on the page. */
  async evaluate(expression: string): Promise<unknown> {
    const answer = (await this.command('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.tab },
      awaitPromise: true,
    })) as { type: string; result: { value: string }; exceptionDetails?: { text: string } };
    if (answer.type !== 'success') throw new Error(`${expression}: ${answer.exceptionDetails?.text}`);
    return JSON.parse(answer.result.value);
  }

  /** Waits until an expression is true; the test's own time limit ends it. */
  async until(expression: string): Promise<void> {
    while ((await this.evaluate(`Boolean(${expression})`)) !== true)
      await new Promise((again) => setTimeout(again, 50));
  }

  async close(): Promise<void> {
    this.socket.close();
    const ended = once(this.process, 'exit');
    this.process.kill();
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }

  private async command(method: string, params: object): Promise<unknown> {
    const id = ++this.count;
    const reply = await new Promise<Reply>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, method, params }));
    });
    this.waiting.delete(id);
    if (reply.type !== 'success') throw new Error(`${method}: ${reply.message}`);
    return reply.result;
  }
}
