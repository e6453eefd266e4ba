/** Tries the seeds that it is told, in a heap of its own, and says how each batch went. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadProgram } from '../bundle.mjs';

const { judgeOf } = await loadProgram('src/tools/fuzz-main.ts');
const judge = judgeOf(workerData.texts);

/** Ms between two words to who waits; a file that takes for ever is found by the silence. */
const WORD = 500;

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
