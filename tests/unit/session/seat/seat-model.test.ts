/** The screen of a seat's own device, with a real host and a wire in memory: what it is asked, what it may do, what it knows. */
import 'fake-indexeddb/auto';
import { gameAtFirstTurn, openSession } from '../../../support/stored-game.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import {
  declineSecondary,
  followSecondary,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import { passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { PERMISSIONS, type Permission } from '../../../../src/lib/link/acts.ts';
import { FollowedSession } from '../../../../src/lib/session/link/followed-session.svelte.ts';
import { FollowedTable } from '../../../../src/lib/session/link/followed-table.svelte.ts';
import { TableHost } from '../../../../src/lib/session/link/table-host.ts';
import { takeOver } from '../../../../src/lib/session/link/take-over.ts';
import { SeatNotes } from '../../../../src/lib/session/seat-notes.svelte.ts';
import { fileOf } from '../../../../src/lib/session/open-file.ts';
import { database } from '../../../../src/lib/storage/database.ts';
import { importFile } from '../../../../src/lib/session/import-file.ts';
import { SeatModel } from '../../../../src/lib/ui/seat/seat-model.svelte.ts';

// The quiet notes of a table ask the browser what it can.
beforeAll(() => vi.stubGlobal('navigator', {}));
afterAll(() => vi.unstubAllGlobals());

const closing: { close: () => void }[] = [];
afterEach(() => {
  for (const one of closing.splice(0)) one.close();
});

/** A phone of this seat at a table of three at which Leadership lies open. */
async function phone(allowed: readonly Permission[] = PERMISSIONS, seat: 's2' | 's3' = 's2') {
  const session = await gameAtFirstTurn();
  await session.perform(playStrategyCard, { seat: 's1', card: 'leadership' });
  const tokens = { tactic: 3, fleet: 0, strategy: 0 };
  await session.perform(resolvePrimary, { seat: 's1', card: 'leadership', tokens });
  const host = new TableHost(session);
  const table = new FollowedTable();
  closing.push(host, table);
  const said: string[] = [];
  const line = host.connect(
    { send: (text) => table.hear(text), close: () => table.lost() },
    { seat, allowed },
  );
  const hear = (text: string) => {
    said.push(text);
    line.hear(text);
  };
  table.begin({ send: hear, close: () => line.lost() }, '4711');
  line.letIn();
  await vi.waitFor(() => expect(table.state).not.toBeNull());
  const model = new SeatModel(table, new FollowedSession(table.state!), null);
  const catchUp = () => model.follow(table.state);
  return { session, table, model, catchUp, said, line };
}

const TOKENS = { tactic: 1, fleet: 0, strategy: 0 };
const FOLLOW = { seat: 's2' as const, card: 'leadership', tokens: TOKENS };

describe('the device of a seat', () => {
  it('says what the table waits for, and records it through the keeper', async () => {
    const { session, model, catchUp } = await phone();
    expect(model.duty).toEqual({ kind: 'follow', card: 'leadership' });
    expect(model.mayDo).toBe(true);
    const before = session.game.players['s2']?.tokens?.tactic ?? 0;
    const asked = model.ask('follow', FOLLOW);
    expect(model.asking).toBe('follow');
    expect(await asked).toBe(true);
    catchUp();
    expect(model.asking).toBeNull();
    expect(model.answer).toBeNull();
    expect(session.game.players['s2']?.tokens?.tactic).toBe(before + 1);
    expect(model.game.players['s2']?.tokens?.tactic).toBe(before + 1);
    expect(model.duty).toBeNull();
  });

  it('says what the keeper is still to be told, once it has followed and while the card is open', async () => {
    const { session, model, catchUp } = await phone();
    expect(await model.ask('follow', FOLLOW)).toBe(true);
    model.tellKeeper('leadership', ['Tell the keeper.']);
    catchUp();
    expect(model.toTell).toEqual(['Tell the keeper.']);
    // Taken back, and declined instead: there is nothing to tell.
    await session.undo();
    catchUp();
    expect(model.toTell).toEqual([]);
    await session.perform(declineSecondary, { seat: 's2', card: 'leadership' });
    catchUp();
    expect(model.toTell).toEqual([]);
  });

  it('offers nothing that the keeper has not allowed', async () => {
    const { model } = await phone(['votes']);
    expect(model.duty).toEqual({ kind: 'follow', card: 'leadership' });
    expect(model.mayDo).toBe(false);
    expect(await model.ask('follow', FOLLOW)).toBe(false);
    expect(model.answer?.outcome).toEqual({ kind: 'not-allowed' });
  });

  it('meets the keeper’s refusal', async () => {
    const { session, model } = await phone();
    const refused = await session.perform(passTurn, { seat: 's2' });
    expect(await model.ask('pass', { seat: 's2' })).toBe(false);
    expect(model.answer?.outcome).toEqual({
      kind: 'refused',
      refusal: 'refusal' in refused ? refused.refusal : null,
    });
  });

  it('tells what was recorded in between where an act came too late', async () => {
    const { session, table, model, catchUp } = await phone();
    // The keeper has answered for this seat, and its phone has not heard of it yet.
    const { hear } = table;
    const late: unknown[] = [];
    table.hear = (text) => void late.push(text);
    await session.perform(declineSecondary, { seat: 's2', card: 'leadership' });
    const asked = model.ask('follow', FOLLOW);
    await vi.waitFor(() => expect(late.length).toBeGreaterThan(1));
    table.hear = hear;
    table.hear(late.shift());
    catchUp();
    for (const text of late) table.hear(text);
    expect(await asked).toBe(false);
    expect(model.answer?.outcome).toEqual({ kind: 'stale' });
    expect(model.answer?.meanwhile.join()).toMatch(/Leadership/);
  });

  it('never sends an act of another seat, for which it would be cut off', async () => {
    const { model, said, table } = await phone();
    const before = said.length;
    await expect(model.ask('follow', { ...FOLLOW, seat: 's3' })).rejects.toThrow('no act');
    expect(said.slice(before)).toEqual([]);
    expect(table.ended).toBeNull();
    expect(model.asking).toBeNull();
  });
});

describe('secrets of a seat', () => {
  it('are kept on the device by game and seat, and nothing of them is sent or filed', async () => {
    const { table, said, model } = await phone();
    const notes = new SeatNotes(model.session.gameId, 's2');
    await notes.load();
    await notes.add({ id: 'become-a-martyr', text: '' });
    await notes.add({ id: 'become-a-martyr', text: '' });
    await notes.add({ id: null, text: 'mine alone' });
    const again = new SeatNotes(model.session.gameId, 's2');
    await again.load();
    expect(again.secrets).toEqual([
      { id: 'become-a-martyr', text: '' },
      { id: null, text: 'mine alone' },
    ]);
    const other = new SeatNotes(model.session.gameId, 's3');
    await other.load();
    expect(other.secrets).toEqual([]);
    await model.ask('follow', FOLLOW);
    const left = [...said, table.file()].join();
    expect(left).not.toMatch(/become-a-martyr|mine alone/);
    // The control: on this device it is.
    expect(JSON.stringify(await database.settings.toArray())).toMatch(/mine alone/);
    await again.remove(again.secrets[0]!);
    await other.load();
    expect(again.secrets).toHaveLength(1);
  });
});

describe('going on as the keeper', () => {
  it('stores the record as an ordinary game, which branches off where both go on', async () => {
    const { session, table, catchUp } = await phone();
    const [gameId, tablet] = [session.gameId, [...session.entries]];
    catchUp();
    const short = table.file();
    table.lost();
    await session.perform(followSecondary, FOLLOW);
    const fork = fileOf(session).text;
    // The phone has storage of its own: the tablet's is not there.
    session.close();
    await Promise.all(database.tables.map((one) => one.clear()));
    expect(await takeOver(table)).toBe(gameId);
    const mine = await openSession(gameId);
    expect(mine.entries).toEqual(tablet);
    expect(mine.readOnly).toBeNull();
    const done = await mine.perform(declineSecondary, { seat: 's2', card: 'leadership' });
    expect(done.ok).toBe(true);
    // The tablet is back with what it had: it is the shorter one, and changes nothing.
    const shorter = await importFile(new Blob([short]));
    expect(shorter).toEqual({ kind: 'known', gameId });
    expect(mine.entries.length).toBeGreaterThan(tablet.length);
    // Had it gone on by itself, it is a branch: kept beside this one, and called a copy of it.
    const branch = await importFile(new Blob([fork]));
    expect(branch).toMatchObject({ kind: 'copied', copyOf: gameId });
    expect((await openSession(gameId)).entries).toEqual(mine.entries);
  });
});
