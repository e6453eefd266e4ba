import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FOR_EVER, HEADERS, cacheOf, headersFile } from '../../../src/tools/headers.mjs';
import { ROOT } from '../../../src/tools/project.mjs';

const caddy = readFileSync(join(ROOT, 'docs/tablet.md'), 'utf8').toLowerCase();

test.each([...Object.entries(HEADERS), ['cache-control', FOR_EVER]])(
  'other hosts are told to say %s too',
  (name, value) => {
    expect(headersFile()).toContain(`  ${name}: ${value}\n`);
    const plain = /[^\w-]/.test(value) ? `"${value}"` : value;
    expect(caddy).toContain(`${name} ${plain}`);
  },
);

test('only what is hashed may be kept', () => {
  expect(cacheOf('/_app/immutable/start.abc123.js')).toBe(FOR_EVER);
  for (const path of ['/200.html', '/service-worker.js', '/_app/version.json']) {
    expect(cacheOf(path)).toBe('no-cache');
  }
});
