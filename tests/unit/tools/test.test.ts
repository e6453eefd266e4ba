import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playwrightCounts, playwrightFailures } from '../../../src/tools/test.mjs';

const errors = [
  { message: '\u001b[31mTest timeout of 120000ms exceeded.\u001b[39m' },
  { message: "Error: locator.click: gone\nCall log:\n  - waiting for getByRole('dialog')\n" },
];
const report = {
  stats: { expected: 1, unexpected: 1, flaky: 0 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            { title: 'holds', file: 'a.test.ts', line: 1, ok: true, tests: [] },
            {
              title: 'opens',
              file: 'a.test.ts',
              line: 9,
              ok: false,
              tests: [{ results: [{ errors }] }],
            },
          ],
        },
      ],
    },
  ],
};

test('a test that failed is told in a line, with what it waited for', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'custodian-report-')), 'e2e.json');
  writeFileSync(file, JSON.stringify(report));
  expect(playwrightCounts(file)).toEqual({ passed: 1, failed: 1 });
  expect(playwrightFailures(file)).toEqual([
    'a.test.ts:9 opens: Test timeout of 120000ms exceeded. | ' +
      "Error: locator.click: gone · - waiting for getByRole('dialog')",
  ]);
});

test('no report, no failures', () => {
  expect(playwrightFailures(join(tmpdir(), 'custodian-no-such-report.json'))).toEqual([]);
});
