import {
  gameAtFirstTurn,
  openSession,
  startedGame,
  storedEntries,
  tap,
} from '../../support/stored-game.ts';
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { Library } from '../../../src/lib/session/library.svelte.ts';
import { firstUnsound } from '../../../src/lib/core/record/soundness.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { statesAlong } from '../../support/snapshots.ts';

const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });

describe('two tabs with one game', () => {
  it('show the same after either has written', async () => {
    const one = await gameAtFirstTurn();
    const two = await openSession();
    await tap(one, [goods('s1')]);
    await vi.waitFor(() => expect(two.head).toBe(one.head));
    await two.undo();
    await vi.waitFor(() => expect(one.head).toBe(two.head));
    expect(one.game).toEqual(two.game);
    expect(one.entries).toEqual(two.entries);
    expect(statesAlong(one)).toEqual(statesAlong(two));
  });

  it('know of a saved file what they knew before the other tab wrote', async () => {
    const one = await gameAtFirstTurn();
    const two = await openSession();
    two.backupAt = 1_000;
    await tap(one, [goods('s1')]);
    await vi.waitFor(() => expect(two.head).toBe(one.head));
    expect(two.backupAt).toBe(1_000);
  });

  it('never store both of two taps at once: the later one is told, and shows the first', async () => {
    const one = await startedGame();
    const two = await openSession();
    const [first, second] = await Promise.all([
      one.perform(() => [goods('s1')], null),
      two.perform(() => [goods('s2')], null),
    ]);
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual({ ok: false, dropped: 'stale', otherTab: true });
    expect(two.game.players['s1']?.goods).toBe(1);
    expect(two.game.players['s2']?.goods).toBe(0);
    expect(await two.perform(() => [goods('s2')], null)).toMatchObject({ ok: true });
    const entries = await storedEntries();
    expect(entries).toHaveLength(6);
    expect(firstUnsound(entries)).toBeNull();
  });

  it('drop a tap that was drawn before the news came', async () => {
    const one = await startedGame();
    const two = await openSession();
    const { head } = two;
    await tap(one, [goods('s1')]);
    await vi.waitFor(() => expect(two.head).toBe(head + 1));
    expect(await two.perform(() => [goods('s1')], null, { head })).toEqual({
      ok: false,
      dropped: 'stale',
    });
  });

  it('say so when the record has gone from the device, and go on showing it', async () => {
    const session = await startedGame();
    await database.entries.clear();
    expect(await session.perform(() => [goods('s1')], null)).toEqual({
      ok: false,
      problem: 'cleared',
    });
    expect(session.problem).toBe('cleared');
    expect(session.line).toHaveLength(4);
  });

  it('put back what has gone from the device, and go on', async () => {
    const session = await startedGame();
    await tap(session, [goods('s1')]);
    await Promise.all([database.entries.clear(), database.games.clear()]);
    await session.perform(() => [goods('s2')], null);
    expect(await session.putBack()).toMatchObject({ ok: true });
    expect(session.problem).toBeNull();
    expect(await storedEntries()).toEqual(session.entries);
    await tap(session, [goods('s2')]);
    expect(await storedEntries()).toHaveLength(6);
  });

  it('never take a shorter record for news: what this page holds is kept', async () => {
    const session = await startedGame();
    await tap(session, [goods('s1'), goods('s2')]);
    await database.entries.delete(['test-game', 6]);
    expect(await session.perform(() => [goods('s3')], null)).toMatchObject({ problem: 'cleared' });
    expect(session.head).toBe(6);
  });

  it('keep the list of games fresh', async () => {
    const session = await startedGame();
    const library = new Library();
    await library.load();
    await tap(session, [goods('s1')]);
    await vi.waitFor(() => expect(library.games[0]?.length).toBe(5));
    library.close();
  });

  it('follow an import that made the record longer', async () => {
    const session = await startedGame();
    await tap(session, [goods('s1')]);
    const library = new Library();
    const file = await library.exportGame('test-game');
    const text = file.ok && file.value ? file.value.text : '';
    await database.entries.delete(['test-game', 5]);
    const follower = await openSession();
    expect(follower.head).toBe(4);
    expect(await library.importGame(new Blob([text]))).toMatchObject({
      kind: 'extended',
      added: 1,
    });
    await vi.waitFor(() => expect(follower.head).toBe(5));
    expect(follower.game.players['s1']?.goods).toBe(1);
    library.close();
  });
});
