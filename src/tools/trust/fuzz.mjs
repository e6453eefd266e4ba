// npm run test:fuzz: 100,000 spoiled game files and records; CUSTODIAN_FUZZ and CUSTODIAN_SEED say
// otherwise. Nothing may throw, take for ever or fill the memory; each answer has a name.
import { readFileSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadProgram } from '../bundle.mjs';
import { ROOT } from '../project.mjs';

const GAMES = join(ROOT, 'tests/fixtures/games');
const COUNT = Number(process.env.CUSTODIAN_FUZZ ?? 100_000);
const FIRST = Number(process.env.CUSTODIAN_SEED ?? 1);
const BATCH = 500;
/** MB that a worker may hold; a file that wants more ends the run. */
const MEMORY = 512;
/** Ms without a word after which a file is said to take for ever. */
const PATIENCE = 60_000;
/** Ms between two words of a worker; a file that takes for ever is found by the silence. */
const WORD = 500;

const sum = { answers: {}, failed: [], resealed: 0, slowest: 0, tried: 0 };
let next = FIRST;

function add({ answers, failed, resealed, slowest, tried }) {
  for (const [name, count] of Object.entries(answers)) {
    sum.answers[name] = (sum.answers[name] ?? 0) + count;
  }
  sum.failed.push(...failed);
  sum.resealed += resealed;
  sum.slowest = Math.max(sum.slowest, slowest);
  sum.tried += tried;
}

/** Tries the seeds that it is told, in a heap of its own, and says how each batch went. */
async function tryInWorker() {
  const { judgeOf } = await loadProgram('src/tools/trust-main.ts');
  const judge = judgeOf(workerData.texts);
  parentPort.on('message', ({ from, to }) => {
    const answers = {};
    const failed = [];
    let resealed = 0;
    let slowest = 0;
    let said = 0;
    for (let seed = from; seed < to; seed++) {
      const began = performance.now();
      if (began - said > WORD) {
        said = began;
        parentPort.postMessage({ at: seed });
      }
      const judged = judge(seed);
      slowest = Math.max(slowest, performance.now() - began);
      answers[judged.answer] = (answers[judged.answer] ?? 0) + 1;
      if (judged.resealed) resealed += 1;
      if (judged.wrong) failed.push({ seed, wrong: judged.wrong });
    }
    parentPort.postMessage({ done: { answers, failed, resealed, slowest, tried: to - from } });
  });
  parentPort.postMessage({ ready: true });
}

/** One worker, until every seed has been given out or it broke down. */
function work(texts) {
  return new Promise((done) => {
    const worker = new Worker(new URL(import.meta.url), {
      workerData: { texts },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    });
    let batch = null;
    let at = null;
    let silence;
    const broke = (why) => {
      clearTimeout(silence);
      const near = at ?? batch?.from ?? null;
      sum.failed.push({ seed: near, wrong: `${why}, at this seed or soon after` });
      void worker.terminate().then(done);
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => broke('it takes for ever'), PATIENCE);
    };
    worker.on('error', (error) => broke(error.code ?? error.message));
    worker.on('message', (said) => {
      listen();
      if (said.at !== undefined) {
        at = said.at;
        return;
      }
      if (said.done) add(said.done);
      if (next >= FIRST + COUNT) {
        clearTimeout(silence);
        void worker.terminate().then(done);
        return;
      }
      batch = { from: next, to: Math.min(next + BATCH, FIRST + COUNT) };
      next = batch.to;
      worker.postMessage(batch);
    });
    listen();
  });
}

async function fuzz() {
  const texts = readdirSync(GAMES)
    .filter((name) => /^[a-z-]+\.json$/.test(name))
    .map((name) => readFileSync(join(GAMES, name), 'utf8'));

  // Bundled once, before several ask for it.
  await loadProgram('src/tools/trust-main.ts');
  const began = performance.now();
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => work(texts)));
  const seconds = (performance.now() - began) / 1000;

  const share = ((100 * sum.resealed) / sum.tried).toFixed(0);
  console.log(`${sum.tried} files, ${share} % resealed, in ${seconds.toFixed(0)} s;`);
  console.log(`the slowest took ${sum.slowest.toFixed(0)} ms to make and to answer`);
  for (const [name, count] of Object.entries(sum.answers).sort(([, a], [, b]) => b - a)) {
    console.log(`  ${name.padEnd(24)} ${String(count).padStart(7)}`);
  }
  // What was found stays in tests/support/fuzz/failed-once.ts.
  for (const { seed, wrong } of sum.failed.slice(0, 20)) console.log(`\nseed ${seed}: ${wrong}`);
  const short = sum.tried < COUNT || sum.resealed * 2 < sum.tried;
  if (short)
    console.log('Fewer files were tried, or fewer of them resealed, than there should be.');
  console.log(`${sum.tried - sum.failed.length} passed, ${sum.failed.length} failed`);
  process.exitCode = short || sum.failed.length > 0 ? 1 : 0;
}

if (isMainThread) await fuzz();
else await tryInWorker();
