#!/usr/bin/env node
// Asks `paydirt analyse` for the best moves of a record's position: analyse_client.mjs PAYDIRT RECORD [MOVES_MADE]
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The program, and promises of its answers: many may be asked before the first is answered. */
class Analyst {
  constructor(paydirt) {
    this.process = spawn(paydirt, ['analyse'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.waiting = new Map();
    createInterface({ input: this.process.stdout }).on('line', (line) => {
      const answer = JSON.parse(line);
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
  }

  ask(what, more) {
    const id = this.waiting.size + 1;
    this.process.stdin.write(`${JSON.stringify({ id, do: what, ...more })}\n`);
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  close() {
    this.process.stdin.end();
  }
}

const [, , paydirt, file, made = '0'] = process.argv;
const analyst = new Analyst(paydirt);
const answer = await analyst.ask('best', { record: readFileSync(file, 'utf8'), upto: Number(made) });
if (answer.error) {
  console.error(answer.error);
  process.exitCode = 1;
}
for (const each of answer.best ?? []) console.log(`${each.points.toFixed(1)}  ${each.words}  (${each.line.join(', ')})`);
analyst.close();
