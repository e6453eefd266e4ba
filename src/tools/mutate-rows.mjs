// npm run mutate -- rows: each row of the facts of Shattered Ascension that is enforced or computed, with its rule
// switched off (tests/support/ascension/rows-off.ts): each of its tests has to notice, in each edition, and each way
// to switch it off has to be noticed by one of them. `npm run mutate -- rows SA-OBJ` tries those rows alone.
import { runnerImport } from 'vite';
import { startVitest } from 'vitest/node';
import { ROOT } from './project.mjs';
import { words } from './languages.mjs';

const TESTS = 'tests/unit/core/ascension/!(examples-of-*).test.ts';
const SETUP = 'tests/support/ascension/off-setup.ts';
const ROW = /^(SA-[A-Z]+-\d\d) \[(v\d+)\]/;

/** The tests of these rows under what switches them off, with what each has noticed. */
async function proofs(wanted) {
  process.env.ROWS_OFF = '1';
  const vitest = await startVitest(
    'test',
    [],
    {
      config: false,
      root: ROOT,
      watch: false,
      include: [TESTS],
      setupFiles: [SETUP],
      testNamePattern: wanted,
      testTimeout: 120_000,
      reporters: [{}],
    },
    { plugins: [words()] },
  );
  const modules = vitest.state.getTestModules();
  const broken = modules.flatMap((module) => module.errors().map(({ message }) => message));
  const found = modules
    .flatMap((module) => [...module.children.allTests()])
    .flatMap((test) => {
      const [, row, edition] = ROW.exec(test.name) ?? [];
      const { state, errors = [] } = test.result();
      if (!row || state === 'skipped') return [];
      const why = errors[0]?.message ?? '';
      return {
        row,
        edition,
        name: test.name,
        passed: state === 'passed',
        why,
        noticed: test.meta().noticed ?? [],
      };
    });
  await vitest.close();
  return { broken, found };
}

/** Says how a row fared; whether it was caught. */
function tell(row, offs, tests) {
  const missed = tests.filter(({ passed }) => !passed);
  const unnoticed = offs.filter((off) => !tests.some(({ noticed }) => noticed.includes(off)));
  const caught = tests.length > 0 && missed.length === 0 && unnoticed.length === 0;
  const by = `${tests.length} tests, ${offs.length} ways`;
  console.log(`${caught ? 'caught  ' : 'SURVIVED'} ${row}  ${tests.length > 0 ? by : 'no test'}`);
  for (const { name, why } of missed) console.log(`         ${name}: ${why.split('\n')[0]}`);
  for (const off of unnoticed) console.log(`         not noticed: ${off}`);
  return caught;
}

/** Tries all rows, or those whose ids begin so; gives the exit code. */
export async function mutateRows(wanted = []) {
  const started = Date.now();
  const { module } = await runnerImport('tests/support/ascension/rows-off.ts', { root: ROOT });
  const rows = Object.entries(module.ROWS_OFF).filter(
    ([row]) => wanted.length === 0 || wanted.some((begin) => row.startsWith(begin)),
  );
  const { broken, found } = await proofs(
    new RegExp(`^(.* )?(${rows.map(([row]) => row).join('|')}) \\[`),
  );
  for (const reason of broken) console.error(`  ${reason}`);
  const caught = rows.filter(([row, offs]) =>
    tell(
      row,
      offs,
      found.filter((test) => test.row === row),
    ),
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(
    `${caught.length} of ${rows.length} rows caught by ${found.length} tests in ${seconds} s`,
  );
  return broken.length === 0 && caught.length === rows.length ? 0 : 1;
}
