// For the makers of fixtures (src/games/*/fixtures/make.js): tables of a game as the program shows them.
//   cd web && node src/games/GAME/fixtures/make.js [PATH_OF_PAYDIRT]
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

export const paydirt = process.argv[2] ?? process.env.PAYDIRT_BIN ?? '../build/dev/app/paydirt';

export const say = (words, input) =>
  JSON.parse(execFileSync(paydirt, [...words, '--json'], { encoding: 'utf8', input, maxBuffer: 1e9 }));
export const show = (position) => say(['position', 'show', '-'], JSON.stringify(position));
export const play = (position, moves) => say(['position', 'play', '-', '--moves', moves], JSON.stringify(position));
/** The position after so many moves of a record. */
export const after = (record, move) => say(['replay', record, '--to', String(move)]).position;

/** An event as the server sends it. */
export const eventOf = ({ number: n, ...told }, move) => ({ n, ...told, move });
/** The events of each move of a record, those of the first under 1. */
export const eventsIn = (record) => [
  [],
  ...say(['replay', record]).moves.map(({ number, events }) => events.map((event) => eventOf(event, number))),
];
/** The first event of each kind. */
export const oneOfEach = (events) =>
  [...new Set(events.map(({ kind }) => kind))].map((kind) => events.find((event) => event.kind === kind));

/** What `show` says, as a seat has it on its screen. */
export const tableOf = ({ seat, open, own, question, moves }, events) => {
  const asked = question && { seat, question: 1, ...question, moves };
  return { seat: question && seat, open, own: question && own, asked, events };
};

/** Writes files of a folder. */
export const writerIn = (folder) => async (name, value) => {
  const file = join(folder, `${name}.json`);
  writeFileSync(file, await format(JSON.stringify(value), { ...(await resolveConfig(file)), filepath: file }));
};

/** Keeps the first table of a record at which a moment holds under its name; `see` hears of every table. */
export async function keepFirst(record, moments, write, see = () => undefined) {
  const missing = new Set(Object.keys(moments));
  const events = eventsIn(record);
  for (const [move, told] of events.entries()) {
    const shown = show(after(record, move));
    for (const name of missing) {
      if (!moments[name](shown)) continue;
      missing.delete(name);
      await write(name, tableOf(shown, told));
    }
    see(shown, told);
  }
  if (missing.size > 0) console.log(`not in ${record}: ${[...missing].join(', ')}`);
  return events.flat();
}
