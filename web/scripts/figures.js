// Writes the positions that the players' rules show and let one try: src/games/GAME/figures.json, from games of bots.
//   cd web && node scripts/figures.js [PATH_OF_PAYDIRT]
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';

const paydirt = process.argv[2] ?? process.env.PAYDIRT_BIN ?? '../build/dev/app/paydirt';
const games = join(import.meta.dirname, '..', 'src', 'games');

const asks = (kind) => (table) => table.moves.some(({ move }) => move.startsWith(kind));
const count = (table, kind) => table.moves.filter(({ move }) => move.startsWith(kind)).length;

/** The first table of a record at which this holds is kept under this name. */
const figures = {
  'sutters-mill': {
    'game.record': {
      town: (table) =>
        count(table, 'card') > 2 && table.open.buildings.filter(({ cards }) => cards.length > 0).length > 4,
      'tear-down': (table) => asks('pull')(table) && count(table, 'shift') > 2,
    },
  },
  'carcassonne-gold-rush': {
    'rules.record': {
      place: (table) => table.open.tiles.length > 14 && asks('place')(table),
      cowboy: (table) => table.open.tiles.length > 20 && count(table, 'cowboy') > 1 && asks('tent')(table),
    },
  },
  'fools-gold': {
    'game.record': {
      prospecting: (table) => count(table, 'wild') > 0 && count(table, 'place') > 3,
      mining: (table) => table.open.stage === 'mining' && count(table, 'take') > 2,
    },
  },
  coloma: {
    'game.record': {
      dials: (table) => table.open.asked === 'dials' && table.open.round === 2,
      town: (table) => table.open.asked === 'turn' && asks('build')(table),
    },
  },
  'golden-wilderness': {
    'beginner.record': { settle: (table) => count(table, 'settle') > 1 && table.open.round > 1 },
    'easy.record': { build: (table) => count(table, 'road') > 8 && asks('offer')(table) },
  },
};

const say = (words, input) =>
  JSON.parse(execFileSync(paydirt, [...words, '--json'], { encoding: 'utf8', input, maxBuffer: 1e9 }));

const names = ['Shovel', 'Sluice', 'Pickaxe', 'Rocker', 'Cradle'];

/** A record as far as its first moves, of bots that are called as at any table. */
function begun(record, moves) {
  let seat = 0;
  const text = readFileSync(record, 'utf8').replace(/^player .*$/gm, () => `player ${names[seat++]}`);
  const lines = text.split('\n');
  const head = lines.indexOf('moves') + 1;
  return lines.slice(0, head + moves).join('\n') + '\n';
}

function find(record, wanted) {
  const found = {};
  const all = say(['replay', record]).moves.length;
  for (let move = 0; move < all && Object.keys(found).length < Object.keys(wanted).length; move++) {
    const { position } = say(['replay', record, '--to', String(move)]);
    const table = say(['position', 'show', '-'], JSON.stringify(position));
    if (!table.question) continue;
    for (const [name, holds] of Object.entries(wanted)) {
      if (found[name] || !holds(table)) continue;
      const { seat, open, own, question, moves } = table;
      found[name] = { seat, open, own, asked: { seat, question: 1, ...question, moves }, record: begun(record, move) };
    }
  }
  return found;
}

for (const [game, records] of Object.entries(figures)) {
  const kept = {};
  for (const [file, wanted] of Object.entries(records)) {
    Object.assign(kept, find(join(games, game, 'fixtures', file), wanted));
    for (const name of Object.keys(wanted)) if (!kept[name]) throw new Error(`${game}: no table for ${name}`);
  }
  const path = join(games, game, 'figures.json');
  const style = await resolveConfig(path);
  writeFileSync(path, await format(JSON.stringify(kept), { ...style, parser: 'json' }));
}
