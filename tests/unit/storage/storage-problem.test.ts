import { describe, expect, it } from 'vitest';
import { problemOf } from '../../../src/lib/storage/storage-problem.ts';

const named = (name: string, rest: object = {}) =>
  Object.assign(new Error(name), { name, ...rest });

describe('problemOf', () => {
  it.each([
    ['ConstraintError', 'conflict'],
    ['QuotaExceededError', 'quota'],
    ['DatabaseClosedError', 'closed'],
    ['VersionError', 'newer'],
    ['RecordCleared', 'cleared'],
    ['MissingAPIError', 'blocked'],
    ['SomethingElse', 'unknown'],
  ])('reads %s as %s', (name, problem) => {
    expect(problemOf(named(name))).toBe(problem);
  });

  it('looks behind the errors that a database wraps round the cause', () => {
    const quota = new DOMException('full', 'QuotaExceededError');
    expect(problemOf(named('AbortError', { inner: quota }))).toBe('quota');
    expect(problemOf(named('BulkError', { failures: [named('ConstraintError')] }))).toBe(
      'conflict',
    );
    expect(
      problemOf(named('BulkError', { failures: { 2: named('AbortError', { inner: quota }) } })),
    ).toBe('quota');
  });

  it('knows a database that the browser does not give, by whatever name', () => {
    for (const name of ['UnknownError', 'InvalidStateError', 'SecurityError']) {
      expect(problemOf(named('DatabaseNotOpened', { inner: named(name) }))).toBe('blocked');
    }
    const full = named('DatabaseNotOpened', { inner: named('QuotaExceededError') });
    expect(problemOf(full)).toBe('quota');
    expect(problemOf(named('InvalidStateError'))).toBe('unknown');
  });

  it('takes anything that can be thrown', () => {
    const circle: { inner?: unknown } = {};
    circle.inner = circle;
    for (const thrown of [undefined, null, 'text', 7, circle]) {
      expect(problemOf(thrown)).toBe('unknown');
    }
  });
});
