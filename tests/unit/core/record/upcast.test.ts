/** Older formats: every step has its upcaster and its own test. */
import { describe, expect, it } from 'vitest';
import { existsSync, readdirSync } from 'node:fs';
import { FORMAT, type Entry } from '../../../../src/lib/core/record/entry.ts';
import { upcast, UPCASTERS } from '../../../../src/lib/core/record/upcast.ts';
import { Log } from '../../../support/log.ts';

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
    const [entry] = Log.begun().entries as [Entry];
    for (let format = 1; format <= FORMAT; format++) {
      for (const lifted of upcast({ ...entry, format })) expect(lifted.format).toBe(FORMAT);
    }
  });

  it('leave entries of this format and of a newer app alone', () => {
    const [entry] = Log.begun().entries as [Entry];
    expect(upcast(entry)).toEqual([entry]);
    const newer = { ...entry, format: FORMAT + 1 };
    expect(upcast(newer)).toEqual([newer]);
    const lost = { ...entry, format: 0 };
    expect(upcast(lost)).toEqual([lost]);
  });
});
