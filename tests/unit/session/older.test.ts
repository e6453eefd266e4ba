/** A record of an older format is read by a part of the app that is fetched with it. */
import { readFileSync } from 'node:fs';
import '../../support/stored-game.ts';
import { describe, expect, it, vi } from 'vitest';
import type { GameFile } from '../../../src/lib/core/record/file-of.ts';
import { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';

const host = vi.hoisted(() => ({ away: true }));

vi.mock('../../../src/lib/core/record/older.ts', async (original) => {
  if (host.away) throw new Error('the host is away');
  return original();
});

// Without the file reader, which can read every format.
const games = new URL('../../fixtures/games/', import.meta.url);
const { entries } = JSON.parse(
  readFileSync(new URL('three-players.json', games), 'utf8'),
) as GameFile;
const gameId = entries[0]?.gameId ?? '';

describe('a record of an older format', () => {
  it('says so where that part cannot be fetched, and opens once it can', async () => {
    expect(entries[0]?.format).toBe(1);
    await database.entries.bulkPut(entries);
    expect(await GameSession.open(gameId)).toEqual({ kind: 'failed', problem: 'unfetched' });
    host.away = false;
    const opened = await GameSession.open(gameId);
    if (opened.kind !== 'open') throw new Error(opened.kind);
    expect(opened.session.readOnly).toBeNull();
    expect(opened.session.entries).toEqual(entries);
    expect(opened.session.line.length).toBeGreaterThan(100);
    opened.session.close();
  });
});
