// npm run test:shuffled [-- SEED …]: unit and property tests with files and tests in another order,
// once for each seed, so that no test rests on one that ran before it.
import { tool } from './project.mjs';

const SEEDS = ['1', '22', '333'];
/** Enough for every kind of fact to be met as often as the property tests ask. */
const env = { CUSTODIAN_PLAYOUTS: process.env.CUSTODIAN_PLAYOUTS ?? '100' };

const asked = process.argv.slice(2);
for (const seed of asked.length > 0 ? asked : SEEDS) {
  console.log(`\n== in the order of seed ${seed}`);
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
  const projects = ['unit', 'alone', 'property'].flatMap((name) => ['--project', name]);
  if ((await tool('vitest/vitest.mjs', ['run', ...projects, ...order], { env })) !== 0) {
    console.log(`Order of seed ${seed}: failed.`);
    process.exitCode = 1;
  }
}
