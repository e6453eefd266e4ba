import { expect, it } from 'vitest';
import { FIXTURES, fixtureFile } from '../../../support/fixture-games.ts';
import { fuzzCase } from '../../../support/fuzz/cases.ts';
import { FAILED_ONCE } from '../../../support/fuzz/failed-once.ts';
import { BUSY_LIMIT, judge } from '../../../support/fuzz/judge.ts';

const records = FIXTURES.map((name) => fixtureFile(name).entries);

it.each(FAILED_ONCE)('answers the spoiled file of seed %i: %s', (seed) => {
  expect(judge(fuzzCase(seed, records), BUSY_LIMIT).wrong).toBeNull();
});
