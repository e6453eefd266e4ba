import { describe, expect, test } from 'vitest';
import { advisoriesIn, EXCEPTIONS, GOOD_FOR, judged } from '../../../src/tools/audit.mjs';

const NOW = Date.parse('2026-06-01');

const cause = (name: string, severity: string) => ({
  source: 1,
  name,
  severity,
  title: `${name} is weak`,
  url: `https://github.com/advisories/GHSA-${name}`,
});

/** As npm prints it. */
const REPORT = JSON.stringify({
  auditReportVersion: 2,
  vulnerabilities: {
    sender: { name: 'sender', via: [cause('sender', 'low')] },
    tool: { name: 'tool', via: [cause('tool', 'moderate'), 'parser'] },
    parser: { name: 'parser', via: [cause('parser', 'critical')] },
  },
});

const found = () => {
  const read = advisoriesIn(REPORT);
  if ('problem' in read) throw new Error(read.problem);
  return read.advisories;
};

const exception = (name: string, since: string, reason = 'Never reached.') => ({
  advisory: `GHSA-${name}`,
  package: name,
  reason,
  since,
});

const judge = (exceptions: ReturnType<typeof exception>[] = []) => {
  const { inTheWay, told, problems } = judged(found(), {
    served: ['sender'],
    exceptions,
    now: NOW,
  });
  const names = (list: typeof inTheWay) => list.map((one) => one.package);
  return { inTheWay: names(inTheWay), told: names(told), problems };
};

test.each([
  ['no text at all', '', 'npm gave no report.'],
  ['what a registry without audits says', '{"message":"405 Method Not Allowed"}', '405 Method'],
  ['nothing of the kind', 'null', 'npm gave no report.'],
])('where npm gives %s there is no audit, which is not a clean one', (_, text, sentence) => {
  const read = advisoriesIn(text);
  expect('problem' in read && read.problem).toContain(sentence);
});

describe('what is known', () => {
  test('of the served packages stands in the way whatever its weight, of tools when it is grave', () => {
    expect(judge()).toEqual({ inTheWay: ['sender', 'parser'], told: ['tool'], problems: [] });
  });

  test('is let be by an exception with a reason, for its time', () => {
    const { inTheWay, told, problems } = judge([exception('parser', '2026-05-01')]);
    expect(inTheWay).toEqual(['sender']);
    expect(told).toEqual(['tool', 'parser']);
    expect(problems).toEqual([]);
  });

  test.each([
    ['is too old', '2026-01-01', 'Never reached.', `older than ${GOOD_FOR} days`],
    ['has no reason', '2026-05-01', '', 'has no reason'],
    ['has no date', 'soon', 'Never reached.', 'has no date'],
    ['is of tomorrow', '2026-06-02', 'Never reached.', 'has no date'],
  ])('is not let be by one that %s', (_, since, reason, sentence) => {
    const { inTheWay, problems } = judge([exception('parser', since, reason)]);
    expect(inTheWay).toContain('parser');
    expect(problems).toEqual([expect.stringContaining(sentence)]);
  });

  test('makes an exception needless when it is gone', () => {
    expect(judge([exception('gone', '2026-05-01')]).problems).toEqual([
      'The exception for GHSA-gone (gone) is not needed.',
    ]);
  });
});

test('the exceptions that are made have what an exception has', () => {
  for (const made of EXCEPTIONS) {
    expect(Object.keys(made).sort()).toEqual(['advisory', 'package', 'reason', 'since']);
  }
});
