/** Older formats: every step has its upcaster and its own test. */
import { describe, expect, it } from 'vitest';
import { existsSync, readdirSync } from 'node:fs';
import { FORMAT, type Written } from '../../../../src/lib/core/record/entry.ts';
import { UPCASTERS } from '../../../../src/lib/core/record/older.ts';
import { isOlder, liftBy, upcast } from '../../../../src/lib/core/record/upcast.ts';
import { Log } from '../../../support/log.ts';
import { recordedEntries } from '../../../support/moments.ts';

/** The entry alone, said to be of another format. */
const inFormat = (entry: Written, format: number) => [{ ...entry, format } as Written];

describe('upcasters', () => {
  it('lead from every older format to this one', () => {
    expect(UPCASTERS).toHaveLength(FORMAT - 1);
  });

  it('each have a test of their own', () => {
    const folder = new URL('upcasters/', import.meta.url);
    const tests = existsSync(folder) ? readdirSync(folder) : [];
    const wanted = UPCASTERS.map((_, i) => `from-${i + 1}-to-${i + 2}.test.ts`);
    expect(wanted.filter((name) => !tests.includes(name))).toEqual([]);
  });

  it('lift an entry of each older format', () => {
    const [entry] = recordedEntries('three-players') as [Written];
    expect(entry.format).toBe(1);
    for (const lifted of upcast([entry], 1)) expect(lifted.format).toBe(FORMAT);
  });

  it('have to be here: without them an older entry is not taken as it is', () => {
    const [entry] = recordedEntries('three-players') as [Written];
    const copy = structuredClone(entry);
    liftBy([]);
    try {
      expect(isOlder(copy)).toBe(true);
      expect(() => upcast([copy], 1)).toThrow(TypeError);
    } finally {
      liftBy(UPCASTERS);
    }
    expect(upcast([copy], 1)).toEqual(upcast([entry], 1));
  });

  it('leave entries of this format and of a newer app alone', () => {
    const [entry] = Log.begun().entries as [Written];
    for (const format of [FORMAT, FORMAT + 1, 0]) {
      const record = inFormat(entry, format);
      expect(upcast(record, 1)).toEqual(record);
    }
  });

  it('have nothing to say of what is not there', () => {
    expect(upcast(Log.begun().entries, 99)).toEqual([]);
  });
});
