// node replay.mjs MODULE NATIVE RECORD...: every record must replay to the hash that stands beside it, and the
// native program and the WebAssembly module must give the same answer.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const [modulePath, native, ...records] = process.argv.slice(2);
if (records.length === 0) {
  console.error("usage: replay.mjs MODULE NATIVE RECORD...");
  process.exit(2);
}

// The core calls nothing of the system; what the C library links in is answered with "not supported".
const NOT_SUPPORTED = 52;
const module = new WebAssembly.Module(readFileSync(modulePath));
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[name] = () => NOT_SUPPORTED;
}
const { exports } = new WebAssembly.Instance(module, imports);
exports._initialize();

function replay(text) {
  const at = exports.input(text.length);
  new Uint8Array(exports.memory.buffer, at, text.length).set(text);
  const answer = exports.replay();
  return Buffer.from(new Uint8Array(exports.memory.buffer, answer, exports.output_size())).toString();
}

let failures = 0;
for (const path of records) {
  const text = readFileSync(path);
  const inPage = replay(text);
  const natively = execFileSync(native, { input: text }).toString();
  const expected = `hash ${readFileSync(path.replace(/\.record$/, ".hash"), "utf8").trim()} `;
  const good = inPage === natively && inPage.startsWith(expected);
  if (!good) failures += 1;
  console.log(`${good ? "ok" : "FAILED"} ${path}\n  ${inPage}${good ? "" : `\n  ${natively}\n  expected ${expected}`}`);
}
process.exit(failures === 0 ? 0 : 1);
