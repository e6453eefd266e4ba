/** Whatever lies in storage: it opens at the last good act, is named, and is no one else's trouble. */
import { openSession, startedGame } from '../../support/stored-game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { forkGame } from '../../../src/lib/session/new-game.ts';
import { runIdleTasks } from '../../../src/lib/session/idle-tasks.ts';
import { Library } from '../../../src/lib/session/library.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { lanesOf } from '../../../src/lib/core/queries/scoreboard.ts';
import {
  DAMAGED_RECORDS,
  UNKNOWN_RECORDS,
  type DamagedRecord,
} from '../../support/damaged-records.ts';
import { entriesUntil, recordedEntries } from '../../support/moments.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const sound = entriesUntil(recordedEntries('three-players'), { phase: 'action', step: 'turn' }).map(
  (entry): Written => ({ ...entry, gameId: 'test-game' }),
);

async function stored(spoil: DamagedRecord['spoil']) {
  const rows = spoil(sound);
  await database.entries.bulkPut(rows as unknown as Written[]);
  return rows.filter(({ gameId }) => gameId === 'test-game');
}

const record = async () =>
  (await database.entries.toArray()).filter(({ gameId }) => gameId === 'test-game');

/** The game on screen, its copy, and what is left of the record. */
async function expectNamed({ damage, at }: DamagedRecord, rows: number) {
  const session = await openSession();
  if (!session.readOnly) stops.push(runIdleTasks(session));
  await vi.waitFor(() => expect(session.readOnly).toBe(damage));
  expect(session).toMatchObject({ unreadable: at });
  expect(session.entries).toHaveLength(rows);
  expect(session.line).toHaveLength(at - 1);
  // What every table asks.
  lanesOf(session.game);
  expect(session).toMatchObject({ time: { paused: false }, canUndo: false, canRedo: false });
  if (damage !== 'unreadable' && damage !== 'incomplete') return;
  const before = await record();
  const copy = await forkGame(session);
  if (at === 1) return expect(copy).toEqual({ ok: true, value: null });
  if (!copy.ok || !copy.value) throw new Error(`no copy: ${JSON.stringify(copy)}`);
  const going = await openSession(copy.value);
  expect(going).toMatchObject({ readOnly: null, lost: null });
  expect(going.line).toHaveLength(at - 1);
  const goods = { type: 'goods.gained' as const, seat: 's1' as const, goods: 1 };
  expect(await going.perform(() => [goods], null, { anyway: true })).toMatchObject({ ok: true });
  const after = await record();
  expect(after).toEqual(before);
}

describe('a damaged record opens as far as it goes, and goes on in a copy:', () => {
  it.each([...DAMAGED_RECORDS, ...UNKNOWN_RECORDS])('$what', async (damaged) => {
    const rows = await stored(damaged.spoil);
    await expectNamed(damaged, rows.length);
  });

  it.each([...DAMAGED_RECORDS, ...UNKNOWN_RECORDS])('in the list: $what', async ({ spoil }) => {
    await startedGame({ id: 'other' });
    await stored(spoil);
    const library = new Library();
    await library.load();
    await library.mend();
    expect(library.games.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['other', 'test-game']),
    );
    library.close();
  });
});

it('a record of which nothing can be read is listed, and never offered to be resumed', async () => {
  await stored((entries) => entries.slice(1).map((entry) => ({ ...entry })));
  const library = new Library();
  await library.load();
  await library.mend();
  expect(library.games.map(({ id }) => id)).toEqual(['test-game']);
  expect(library.resumable).toBeNull();
  library.close();
});
