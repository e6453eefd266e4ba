import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Tests passed and failed according to a report of vitest's json reporter. */
export function vitestCounts(file) {
  const report = read(file);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** Tests passed and failed according to a report of Playwright's json reporter. */
export function playwrightCounts(file) {
  const stats = read(file)?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** What an error says first, and what it was waiting for: enough to know its cause by. */
function briefly({ message = '' }) {
  // eslint-disable-next-line no-control-regex
  const lines = message.replace(/\u001b\[[\d;]*m/g, '').split('\n');
  const awaited = lines.find((line) => line.includes('waiting for'));
  return [lines[0], awaited]
    .filter(Boolean)
    .map((line) => line.trim())
    .join(' · ');
}

/**
 * Each test that failed according to a report of Playwright's json reporter, a line each: the end of
 * a long run is often all that is kept of it.
 */
export function playwrightFailures(file) {
  return specsOf(read(file) ?? {})
    .filter(({ ok }) => !ok)
    .map(({ title, file: at, line, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return `${at}:${line} ${title}: ${[...new Set(errors.map(briefly))].join(' | ')}`;
    });
}
