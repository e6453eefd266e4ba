/**
 * The keeper's device is gone, and one that followed goes on: it has the whole record, and when the other is
 * back its record is the shorter one, or one that branches off and is shown as such.
 */
import {
  gameAtFirstTurn,
  openSession,
  storedEntries,
  storedRow,
} from '../../../support/stored-game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { tapAll } from '../../../../src/lib/core/engine/tap.ts';
import { gameFileOf } from '../../../../src/lib/core/record/game-file.ts';
import type { Written } from '../../../../src/lib/core/record/entry.ts';
import { PERMISSIONS } from '../../../../src/lib/link/acts.ts';
import { importFile } from '../../../../src/lib/session/import-file.ts';
import { FollowedTable } from '../../../../src/lib/session/link/followed-table.svelte.ts';
import { TableHost } from '../../../../src/lib/session/link/table-host.ts';
import { takeOver } from '../../../../src/lib/session/link/take-over.ts';
import { database } from '../../../../src/lib/storage/database.ts';

const GAME = 'test-game';
const closing: { close: () => void }[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const one of closing.splice(0)) one.close();
});

/** A device that has followed a table whose tablet is dead: nothing of it is stored here. */
async function leftAlone() {
  const session = await gameAtFirstTurn();
  const host = new TableHost(session);
  const table = new FollowedTable();
  closing.push(host, table);
  const wire = { send: (text: string) => table.hear(text), close: () => table.lost() };
  const line = host.connect(wire, { seat: 's2', allowed: PERMISSIONS });
  table.begin({ send: (text) => line.hear(text), close: () => line.lost() }, '4711');
  line.letIn();
  await vi.waitFor(() => expect(table.state?.entries).toEqual(session.entries));
  line.lost();
  table.lost();
  const { state } = session;
  session.close();
  await Promise.all(database.tables.map((one) => one.clear()));
  return { table, state };
}

/** What another device brings, as a file. */
const brought = (entries: readonly Written[]) =>
  importFile(new Blob([JSON.stringify(gameFileOf([...entries], { app: 'test', at: 0 }))]));

/** Records one more tap here. */
async function goOn(): Promise<void> {
  const session = await openSession();
  const [seat] = session.game.seating;
  const done = await session.perform(passTurn, { seat: seat ?? 's1' }, { anyway: true });
  expect(done.ok).toBe(true);
}

describe('going on as the keeper', () => {
  it('has the whole record, and lets go of the table', async () => {
    const { table, state } = await leftAlone();
    const close = vi.spyOn(table, 'close');
    expect(await takeOver(table)).toBe(GAME);
    expect(await storedEntries()).toEqual(state.entries);
    expect(close).toHaveBeenCalled();
    await goOn();
    const [...entries] = await storedEntries();
    expect(entries.slice(0, state.entries.length)).toEqual(state.entries);
    expect(entries.length).toBeGreaterThan(state.entries.length);
  });

  it('knows the record of the tablet again where it is the shorter one', async () => {
    const { table, state } = await leftAlone();
    await takeOver(table);
    await goOn();
    const own = await storedEntries();
    expect(await brought(state.entries)).toEqual({ kind: 'known', gameId: GAME });
    expect(await storedEntries()).toEqual(own);
  });

  it('keeps a record of the tablet that went on too beside its own, as a branch of it', async () => {
    const { table, state } = await leftAlone();
    await takeOver(table);
    await goOn();
    const own = await storedEntries();
    const stamps = { at: 1_900_000_000_000, mono: 1, run: 'tablet', app: 'test' };
    const went = tapAll(state, [(game) => [{ type: 'turn.passed', seat: game.seating[1]! }]], {
      stamps,
      anyway: true,
    });
    if (!went.ok) throw new Error(JSON.stringify(went));
    const copy = await brought(went.state.entries);
    expect(copy).toMatchObject({ kind: 'copied', copyOf: GAME });
    expect(await storedEntries()).toEqual(own);
    if (copy.kind !== 'copied') throw new Error(copy.kind);
    expect((await storedRow(copy.gameId)).copyOf).toBe(GAME);
    expect((await storedEntries(copy.gameId)).map(({ sum }) => sum)).not.toEqual(
      own.map(({ sum }) => sum),
    );
  });

  it('grows a record that was here already, and never mixes in one that branches off', async () => {
    const { table, state } = await leftAlone();
    await brought(state.entries.slice(0, -1));
    expect(await takeOver(table)).toBe(GAME);
    expect(await storedEntries()).toEqual(state.entries);
  });

  it('keeps the table where the record could not be stored', async () => {
    const { table, state } = await leftAlone();
    vi.spyOn(table, 'file').mockReturnValue('no record');
    const close = vi.spyOn(table, 'close');
    expect(await takeOver(table)).toBeNull();
    expect(close).not.toHaveBeenCalled();
    expect(table.state?.entries).toEqual(state.entries);
    expect(await storedEntries()).toEqual([]);
  });
});
