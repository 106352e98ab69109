// node speed.mjs MODULE PAYDIRT [ROUNDS]: how many iterations of the search the module makes in a second of the processor's time,
// against the program (a release build) in the same run. Both think as far at the same positions of golden records, at the
// strongest level, in turns. Ends with 1 where the module makes less than 60 % in a game.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { take } from "./take.mjs";

const BAR = 0.6;
const LEVEL = 9;
const ROUNDS = Number(process.argv[4] ?? 3);
const SHARES = [0.15, 0.35, 0.55, 0.75]; // of the game, where they think
// A game and which of its golden records: the seats, perhaps with a level of the game before them.
const TABLES = [
  ["sutters_mill", 3],
  ["carcassonne_gold_rush", 3],
  ["fools_gold", 3],
  ["coloma", 3],
  ["golden_wilderness", "easy-3"], // at Beginner a thought is too short to be timed
];

const [modulePath, program] = process.argv.slice(2);
const { PaydirtModule } = await take("module.ts");
const module = await PaydirtModule.start(new WebAssembly.Module(readFileSync(modulePath)));

/** The program, asked over its lines; the system counts its time in hundredths of a second. */
const native = spawn(program, ["analyse"], { stdio: ["pipe", "pipe", "inherit"] });
const answers = createInterface({ input: native.stdout })[Symbol.asyncIterator]();
const nativeTime = () => {
  const fields = readFileSync(`/proc/${native.pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
async function askNative(question) {
  native.stdin.write(`${JSON.stringify(question)}\n`);
  const answer = JSON.parse((await answers.next()).value);
  if (answer.error) throw new Error(answer.error);
  return answer;
}
const moduleTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** A position and who is to decide there: the record up to a move. */
async function positions(game, seats) {
  const text = readFileSync(new URL(`../../games/${game}/golden/${seats}-seats-search.record`, import.meta.url), "utf8");
  const [head, body] = text.split("\nmoves\n");
  const moves = body.split("\n").filter((line) => /^\d+: /.test(line));
  const seed = body.split("\n").filter((line) => line.startsWith("server-seed"));
  const found = [];
  for (const share of SHARES) {
    const upto = Math.floor(moves.length * share);
    const record = [head, "moves", ...moves.slice(0, upto), ...seed, ""].join("\n");
    const { seat } = await askNative({ id: 0, do: "moves", record });
    found.push({ record, seat });
  }
  return found;
}

let missed = false;
for (const [game, seats] of TABLES) {
  const places = await positions(game, seats);
  const spent = { native: 0, module: 0 };
  const ratios = [];
  let iterations = 0;
  // The first round is for the compilers inside the browser's engine.
  for (let round = 0; round <= ROUNDS; round++) {
    const now = { native: 0, module: 0 };
    let made = 0;
    for (const { record, seat } of places) {
      const seed = round + 1;
      let from = nativeTime();
      const theirs = await askNative({ id: 1, do: "best", bot: `level:${LEVEL}`, seed, seat, record });
      now.native += nativeTime() - from;
      from = moduleTime();
      const ours = JSON.parse(module.think(JSON.stringify({ table: `${game} ${round}`, seat, level: LEVEL, seed: String(seed), record })));
      now.module += moduleTime() - from;
      if (ours.iterations !== theirs.iterations)
        throw new Error(`${game}: ${ours.iterations} iterations are not ${theirs.iterations}`);
      made += ours.iterations;
    }
    if (round === 0) continue;
    iterations += made;
    spent.native += now.native;
    spent.module += now.module;
    ratios.push(now.native / now.module);
  }
  const ratio = spent.native / spent.module;
  missed ||= ratio < BAR;
  const rate = (time) => Math.round(iterations / time);
  console.log(
    `${game}: ${iterations} iterations; a second: native ${rate(spent.native)}, module ${rate(spent.module)}; ` +
      `${Math.round(100 * ratio)} % (rounds ${ratios.map((each) => Math.round(100 * each)).join(", ")})`,
  );
}
native.stdin.end();
process.exit(missed ? 1 : 0);
