// npm run mutate: each legality guard set to true in turn; a test that bears one of its rules has
// to fail, and in the made-up ruleset too. Two guards at a time, the tests of the rules and the
// transcripts only. `npm run mutate -- leave seating` tries the guards whose names have one of these words;
// `npm run mutate -- rows` the rules of a game that brings its own (mutate-rows.mjs).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { startVitest } from 'vitest/node';
import { ROOT } from './project.mjs';
import { words } from './languages.mjs';
import { mutateRows } from './mutate-rows.mjs';

const SELF = fileURLToPath(import.meta.url);
const TESTS = ['tests/unit/core/rules/**/*.test.ts', 'tests/unit/core/scenarios/**/*.test.ts'];
const AT_ONCE = 2;

/** Runs the tests in this process, with the guard of WAIVED_GUARD set to true, and tells of them. */
async function runTests() {
  const options = { config: false, root: ROOT, watch: false, include: TESTS, reporters: [{}] };
  const threads = { pool: 'threads', isolate: false, maxWorkers: 1 };
  // A few scenes are read out in words.
  const plugins = [words()];
  const vitest = await startVitest('test', [], { ...options, ...threads }, { plugins });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const failed = tests.filter((test) => test.result().state === 'failed').map(({ name }) => name);
  const broken = modules.flatMap((module) => module.errors().map(({ message }) => message));
  process.send({ tests: tests.length, failed, broken });
  await vitest.close();
  process.exit(0);
}

/** The tests that fail with a guard set to true, or with none when the name is empty. */
function failuresWith(guard) {
  return new Promise((done) => {
    let told = { tests: 0, failed: [], broken: ['the tests did not run'] };
    const env = { ...process.env, WAIVED_GUARD: guard };
    const stdio = ['ignore', 'ignore', 'inherit', 'ipc'];
    const child = spawn(process.execPath, [SELF, '--tests'], { cwd: ROOT, env, stdio });
    child.on('message', (message) => (told = message));
    child.on('error', () => done(told));
    child.on('close', () => done(told));
  });
}

const bears = (title, ids) => ids.some((id) => title.startsWith(`${id} `));

/** One line of the table: the guard, who caught its mutant, by which rules. */
async function mutate(guard, ids, untried) {
  const { failed, broken } = await failuresWith(guard);
  const caught = failed.filter((title) => bears(title, ids));
  // In the made-up ruleset every guard has a test that names it, but for those that nothing tries.
  const madeUp = failed.some((title) => title.endsWith(` refuses by '${guard}'`));
  const rules = [...new Set(caught.map((title) => title.split(' ')[0]))].sort();
  const killed = caught.length > 0 && broken.length === 0 && (madeUp || untried);
  const mark = killed ? 'caught  ' : 'SURVIVED';
  const by = rules.join(', ') || broken[0] || `no test of ${ids.join(', ')}`;
  const too = madeUp ? 'made-up too' : untried ? 'untried there' : 'NOT MADE-UP';
  const count = String(caught.length).padStart(3);
  console.log(`${mark} ${guard.padEnd(26)} ${count}  ${too.padEnd(13)}  ${by}`);
  return killed;
}

async function mutateAll() {
  const started = Date.now();
  const whole = await failuresWith('');
  if (whole.tests === 0 || whole.failed.length > 0 || whole.broken.length > 0) {
    console.error('With every guard on the tests have to pass first:');
    for (const reason of [...whole.broken, ...whole.failed]) console.error(`  ${reason}`);
    return 1;
  }
  const { module } = await runnerImport('tests/support/spec-rules.ts', { root: ROOT });
  const wanted = process.argv.slice(2);
  const guards = Object.entries(module.GUARD_IDS);
  // A word that is the whole name of a guard is that one alone.
  const isWanted = (guard, words) =>
    guards.some(([name]) => name === words) ? guard === words : guard.includes(words);
  const waiting = guards.filter(
    ([guard]) => wanted.length === 0 || wanted.some((words) => isWanted(guard, words)),
  );
  if (waiting.length === 0) {
    console.error(`No guard is called so: ${wanted.join(', ')}`);
    return 1;
  }
  const total = waiting.length;
  let survived = 0;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await mutate(...next, module.UNTRIED.has(next[0])))) survived += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${total - survived} of ${total} guards caught by ${whole.tests} tests in ${seconds} s`,
  );
  return survived === 0 ? 0 : 1;
}

if (process.argv.includes('--tests')) await runTests();
else if (process.argv[2] === 'rows') process.exitCode = await mutateRows(process.argv.slice(3));
else process.exitCode = await mutateAll();
