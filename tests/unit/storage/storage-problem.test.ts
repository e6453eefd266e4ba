import { describe, expect, it } from 'vitest';
import { noteAbort, problemOf, stored } from '../../../src/lib/storage/storage-problem.ts';

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

  it('knows a full disk by what Chromium says of it, and files that it cannot open', () => {
    const lost = 'Connection is closing because of: IO error: 000003.log: FILE_ERROR_NO_SPACE';
    const error = (message: string) => Object.assign(new Error(message), { name: 'UnknownError' });
    expect(problemOf(named('AbortError', { inner: error(lost) }))).toBe('quota');
    const inner = error('Internal error opening backing store for indexedDB.open.');
    expect(problemOf(named('DatabaseNotOpened', { inner }))).toBe('unknown');
  });

  it('takes anything that can be thrown', () => {
    const circle: { inner?: unknown } = {};
    circle.inner = circle;
    for (const thrown of [undefined, null, 'text', 7, circle]) {
      expect(problemOf(thrown)).toBe('unknown');
    }
  });
});

describe('a full disk', () => {
  const failing = (error: Error) => stored(() => Promise.reject(error));
  const lost = named('AbortError');

  it('is what keeps the database from being opened, until it answers again', async () => {
    expect(await failing(lost)).toEqual({ ok: false, problem: 'unknown' });
    expect(await failing(named('QuotaExceededError'))).toEqual({ ok: false, problem: 'quota' });
    expect(await failing(lost)).toEqual({ ok: false, problem: 'quota' });
    expect(await failing(named('VersionError'))).toEqual({ ok: false, problem: 'newer' });
    expect(await stored(() => Promise.resolve(7))).toEqual({ ok: true, value: 7 });
    expect(await failing(lost)).toEqual({ ok: false, problem: 'unknown' });
  });

  it('is heard of where only the connection seems to have gone', async () => {
    noteAbort(new DOMException('IO error: FILE_ERROR_NO_SPACE', 'UnknownError'));
    expect(await failing(named('DatabaseClosedError'))).toEqual({ ok: false, problem: 'quota' });
    await stored(() => Promise.resolve());
    expect(await failing(named('DatabaseClosedError'))).toEqual({ ok: false, problem: 'closed' });
  });
});
