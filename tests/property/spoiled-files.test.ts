import { expect, it } from 'vitest';
import { FIXTURES, fixtureFile } from '../support/fixture-games.ts';
import { fuzzCase } from '../support/fuzz/cases.ts';
import { BUSY_LIMIT, judge } from '../support/fuzz/judge.ts';

/** How many spoiled files are tried; `npm run test:fuzz` tries many more. */
const COUNT = 2_000;

it('answers every spoiled file with a name, in time, and never throws', () => {
  const records = FIXTURES.map((name) => fixtureFile(name).entries);
  const answers = new Set<string>();
  let resealed = 0;
  for (let seed = 1; seed <= COUNT; seed++) {
    const spoiled = fuzzCase(seed, records);
    const { answer, wrong } = judge(spoiled, BUSY_LIMIT);
    expect(wrong, `seed ${seed}`).toBeNull();
    answers.add(answer);
    if (spoiled.resealed) resealed += 1;
  }
  // Files that are all refused at the door would prove nothing of what lies behind it.
  expect(resealed).toBeGreaterThan(COUNT / 2);
  for (const answer of ['wrong-shape', 'damaged', 'truncated', 'opens: played', 'opens: broken']) {
    // What was cut too is told behind it.
    expect(
      [...answers].some((given) => given.startsWith(answer)),
      answer,
    ).toBe(true);
  }
});
