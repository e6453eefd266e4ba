/** The file of all games: written and read line by line, with bounds, and never guessed at. */
import { gzipSync } from 'node:zlib';
import { MAX_BYTES } from '../../../src/lib/core/record/limits.ts';
import { LONG } from '../../support/long.ts';
import { describe, expect, it } from 'vitest';
import {
  ARCHIVE_KIND,
  ARCHIVE_VERSION,
  archiveLines,
  archiveParts,
  MAX_GAMES,
  packed,
  type ArchivedMarks,
  type ArchivePart,
} from '../../../src/lib/storage/archive-file.ts';

const HEAD = { app: '1', exportedAt: 5, device: 'one' };
const MARKS: ArchivedMarks = {
  of: 'game',
  archived: true,
  countsInStatistics: false,
  marked: { archived: { at: 3, device: 'one' } },
};
const NAMINGS = [{ kind: 'renamed', person: 'Sam', name: 'Samuel', at: 4, device: 'one' }] as const;

async function* given(texts: readonly string[]) {
  for (const text of texts) yield { marks: MARKS, text };
}

const fileOf = (texts: readonly string[]) =>
  new Response(
    packed(archiveLines({ ...HEAD, games: texts.length }, given(texts), NAMINGS)),
  ).blob();

async function partsOf(file: Blob): Promise<ArchivePart[]> {
  const parts: ArchivePart[] = [];
  for await (const part of archiveParts(file)) parts.push(part);
  return parts;
}

/** What the reading ends with. */
const endOf = async (file: Blob) => (await partsOf(file)).at(-1);
const refused = (problem: string) => ({ is: 'refused', problem });
const lines = (...all: object[]) =>
  new Blob([gzipSync(all.map((line) => `${JSON.stringify(line)}\n`).join(''))]);
const head = (games: number, change: object = {}) => ({
  kind: ARCHIVE_KIND,
  version: ARCHIVE_VERSION,
  ...HEAD,
  games,
  ...change,
});

describe('the file of all games', () => {
  it('gives back what went in, game after game', async () => {
    const texts = ['{"a":\n1}', '{"b":"line\\nbreak"}'];
    const parts = await partsOf(await fileOf(texts));
    expect(parts).toEqual([
      { is: 'head', head: head(2) },
      { is: 'game', marks: MARKS, text: '{"a":1}' },
      { is: 'game', marks: MARKS, text: '{"b":"line\\nbreak"}' },
      { is: 'people', namings: NAMINGS },
      { is: 'end' },
    ]);
  });

  it('is refused where it is none, or of a newer app', async () => {
    expect(await endOf(new Blob(['{"kind":"custodian-game"}']))).toEqual(refused('not-archive'));
    expect(await endOf(lines({ kind: 'other' }))).toEqual(refused('not-archive'));
    expect(await endOf(lines(head(0, { version: 2 })))).toEqual(refused('newer-archive'));
  });

  it('says where its end is missing or something in it was changed', async () => {
    expect(await endOf(lines(head(0)))).toEqual(refused('archive-truncated'));
    expect(await endOf(lines(head(1), { of: 'strange' }))).toEqual(refused('archive-garbled'));
    const whole = new Uint8Array(await (await fileOf(['{"a":1}'])).arrayBuffer());
    const cut = await endOf(new Blob([whole.slice(0, whole.length - 12)]));
    expect(cut?.is).toBe('refused');
  });

  it('holds no more games than a device may have', async () => {
    const many = Array.from({ length: MAX_GAMES + 1 }, () => [MARKS, {}]).flat();
    expect(await endOf(lines(head(MAX_GAMES), ...many))).toEqual(refused('archive-too-many'));
  });

  it('is read no further once it is larger than it may be, whatever it unpacks to', async () => {
    // Some 60 KB that unpack to one line that never ends.
    const bomb = new Blob([gzipSync(Buffer.alloc(2 * MAX_BYTES, 'x'))]);
    expect(bomb.size).toBeLessThan(100_000);
    expect(await endOf(bomb)).toEqual(refused('not-archive'));
    if (!LONG) return;
    // More than is allowed behind a head that is ours, in lines that a game could have.
    const line = JSON.stringify({ filler: 'x'.repeat(1_000_000) });
    const games = Array.from({ length: 260 }, () => `${JSON.stringify(MARKS)}\n${line}\n`);
    const large = gzipSync(`${JSON.stringify(head(260))}\n${games.join('')}`);
    expect(await endOf(new Blob([large]))).toEqual(refused('archive-too-large'));
  });
});
