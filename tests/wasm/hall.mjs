// node hall.mjs MODULE: the page's hall (web/src/lib/local/hall.ts) with the module, storage in memory and a second instance that
// thinks. Every line of the input is an ask in JSON, every line of the output what is told; {"t":"restart"} begins anew from what
// was kept.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { take } from "./take.mjs";

const { PaydirtModule } = await take("module.ts");
const { Hall } = await take("hall.ts");

class Memory {
  rows = { visitors: [], tables: [], members: [], entries: [], gone_tables: [], gone_members: [], gone_visitors: [] };
  kept = null;

  async load() {
    const over = new Set(this.latest().filter((row) => row.status === "over").map((row) => row.id));
    return {
      ...this.rows,
      tables: this.latest(),
      entries: this.rows.entries.filter((row) => !over.has(row.table)),
    };
  }
  latest() {
    return [...new Map(this.rows.tables.map((row) => [row.id, row])).values()];
  }
  async entries(table) {
    return this.rows.entries.filter((row) => row.table === table);
  }
  async commit(batch) {
    for (const kind of Object.keys(this.rows)) this.rows[kind].push(...batch[kind]);
  }
  async token() {
    return this.kept;
  }
  async keepToken(token) {
    this.kept = token;
  }
}

const compiled = new WebAssembly.Module(readFileSync(process.argv[2]));
const thinker = await PaydirtModule.start(compiled);
const storage = new Memory();
const tell = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

const open = async () => {
  const module = await PaydirtModule.start(compiled);
  return Hall.open({ module, storage, botPace: 0, tell, think: async (question) => thinker.think(question) });
};

let hall = await open();
for await (const line of createInterface({ input: process.stdin })) {
  const ask = JSON.parse(line);
  if (ask.t !== "restart") hall.ask(ask);
  else {
    hall = await open();
    tell({ t: "restarted", memory: thinker.exports.memory.buffer.byteLength });
  }
}
process.exit(0);
