import { everythingStored, startedGame, storedRow, tap } from '../../support/stored-game.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newGame } from '$lib/session/new-game.ts';
import { Library } from '../../../src/lib/session/library.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { newGameFacts } from '../../support/new-game.ts';
import { newerApp } from '../../support/newer-app.ts';

let library: Library;
beforeEach(() => void (library = new Library()));
afterEach(() => {
  library.close();
  vi.unstubAllGlobals();
});

/** A browser that answers about its storage. */
function browser(persisted: boolean) {
  const storage = {
    persisted: vi.fn(async () => persisted),
    persist: vi.fn(async () => (persisted = true)),
    estimate: vi.fn(async () => ({ usage: 5, quota: 100 })),
  };
  vi.stubGlobal('navigator', { storage });
  return storage;
}

describe('create', () => {
  it('begins a game in one group and lists it', async () => {
    const done = await newGame(library, newGameFacts({ id: 'g1' }));
    expect(done).toMatchObject({ ok: true, row: { id: 'g1' } });
    expect(library.games.map((row) => row.id)).toEqual(['g1']);
    const entries = await database.entries.toArray();
    expect(entries.map((entry) => entry.group)).toEqual([1, 1, 1, 1]);
    expect(await storedRow('g1')).toMatchObject({
      length: 4,
      card: { round: 1, phase: 'strategy' },
    });
    expect(library.resumable?.id).toBe('g1');
  });

  it('remembers only whom the setup names as typed', async () => {
    const library = new Library();
    const done = await newGame(library, newGameFacts({ id: 'g1', players: 3 }), {
      people: ['Zoë', '', ''],
    });
    expect(done.ok).toBe(true);
    expect(library.people).toEqual(['Zoë']);
  });

  it('remembers the people, the last used first', async () => {
    await newGame(library, newGameFacts({ id: 'g1', players: 2 }));
    await database.people.put({ name: 'Zoë', lastUsed: Date.now() + 1 });
    await library.load();
    expect(library.people).toEqual(['Zoë', 'Ana', 'Ben']);
  });

  it('gives back the refusal of a setup, and records it at the table’s word', async () => {
    const facts = newGameFacts({ objectives: ['found-a-golden-age', 'develop-weaponry'] });
    const before = await everythingStored();
    const refused = await newGame(library, facts);
    expect(refused).toMatchObject({ ok: false, refusal: { code: 'setup-stage' } });
    expect(await everythingStored()).toBe(before);
    expect(await newGame(library, facts, { anyway: true })).toMatchObject({ ok: true });
    const [, second] = await database.entries.toArray();
    expect(second?.overruled).toEqual({ code: 'setup-stage' });
  });

  it('keeps names of any kind so that the game file can be opened again', async () => {
    const names = ['x'.repeat(500), 'y'.repeat(199) + '🚀', 'שלום', 'Ana', 'Ana'];
    const facts = newGameFacts({ id: 'g1', players: names.length });
    const [created] = facts;
    if (created?.type !== 'game.created') throw new Error('no game');
    for (const [i, name] of names.entries()) Object.assign(created.players[i] ?? {}, { name });
    expect(await newGame(library, facts)).toMatchObject({ ok: true });
    const file = await library.exportGame('g1');
    await database.entries.clear();
    await database.games.clear();
    const text = file.ok && file.value ? file.value.text : '';
    expect(await library.importGame(new Blob([text]))).toEqual({ kind: 'added', gameId: 'g1' });
    const seats = library.games[0]?.card.seats.map((seat) => seat.name);
    expect(seats).toEqual(['x'.repeat(200), 'y'.repeat(199), 'שלום', 'Ana', 'Ana']);
    expect(library.people).toHaveLength(4);
  });

  it('begins one game when Start is tapped twice', async () => {
    const facts = newGameFacts({ id: 'g1' });
    const done = await Promise.all([newGame(library, facts), newGame(library, facts)]);
    expect(done).toContainEqual(
      expect.objectContaining({ ok: true, row: expect.objectContaining({ id: 'g1' }) }),
    );
    expect(done).toContainEqual({ ok: false, problem: 'conflict' });
    expect(await database.entries.count()).toBe(4);
  });
});

describe('the list', () => {
  it('tells a database that cannot be read', async () => {
    await newerApp();
    await library.load();
    expect(library).toMatchObject({ loaded: true, problem: 'newer', games: [] });
  });

  it('marks games without touching their record', async () => {
    await startedGame();
    await library.archive('test-game', true);
    expect(library.games[0]).toMatchObject({ archived: true });
    expect(library.resumable).toBeNull();
    await library.archive('test-game', false);
    await library.setCounts('test-game', false);
    expect(library.games[0]).toMatchObject({ archived: false, countsInStatistics: false });
    expect(library.resumable?.id).toBe('test-game');
  });

  it('resumes no game that is over', async () => {
    const session = await startedGame();
    await tap(session, [{ type: 'game.called', winner: null, reason: 'abandoned' }]);
    await library.load();
    expect(library.games).toHaveLength(1);
    expect(library.resumable).toBeNull();
  });

  it('notes when a game was last saved to a file', async () => {
    await startedGame();
    expect(library.lastBackup).toBeNull();
    const file = await library.exportGame('test-game');
    expect(file.ok && file.value?.name).toMatch(/\.json$/);
    expect(library.lastBackup).toBe(library.games[0]?.backupAt);
    expect(Math.abs((library.lastBackup ?? 0) - Date.now())).toBeLessThan(10_000);
    expect(await library.exportGame('nobody')).toEqual({ ok: true, value: null });
  });
});

describe('a game that is deleted', () => {
  it('leaves the list, and comes back as it was', async () => {
    await startedGame();
    await library.load();
    const before = await everythingStored();
    await library.delete('test-game');
    expect(library.games).toEqual([]);
    expect(library.resumable).toBeNull();
    expect(library.deleted.map(({ id }) => id)).toEqual(['test-game']);
    await library.bringBack('test-game');
    expect(library.resumable?.id).toBe('test-game');
    expect(await everythingStored()).toEqual(before);
  });

  it('is taken off the device for good at once, or by itself after a day', async () => {
    await startedGame();
    await library.delete('test-game');
    await library.mend();
    expect(library.deleted).toHaveLength(1);
    await database.games.update('test-game', { deletedAt: Date.now() - 25 * 3_600_000 });
    await library.load();
    await library.mend();
    expect(library.deleted).toEqual([]);
    expect(await database.entries.count()).toBe(0);

    await newGame(library, newGameFacts({ id: 'g2' }));
    // One that was not deleted is never taken off.
    await library.erase('g2');
    expect(await database.entries.count()).toBeGreaterThan(0);
    await library.delete('g2');
    await library.erase('g2');
    expect(await database.entries.count()).toBe(0);
    expect(await database.games.count()).toBe(0);
  });

  it('is deleted no more once it goes on', async () => {
    const session = await startedGame();
    await library.delete('test-game');
    await tap(session, [{ type: 'game.called', winner: null, reason: 'abandoned' }]);
    await library.load();
    expect(library.games.map(({ id }) => id)).toEqual(['test-game']);
  });
});

describe('a sample game', () => {
  it('is listed, and is neither resumed, played again nor counted', async () => {
    await newGame(library, newGameFacts({ id: 'sample-1' }));
    expect(library.games.map(({ id }) => id)).toEqual(['sample-1']);
    expect(library).toMatchObject({ resumable: null, last: null, finished: null });
    expect(library.games[0]?.countsInStatistics).toBe(false);
    await newGame(library, newGameFacts({ id: 'g1' }));
    expect(library).toMatchObject({ resumable: { id: 'g1' }, last: { id: 'g1' } });
    expect(await storedRow('g1')).toMatchObject({ countsInStatistics: true });
  });
});

describe('the promise to keep the games', () => {
  it('is asked for once, when the first game begins', async () => {
    const storage = browser(false);
    await library.load();
    expect(library.promise).toMatchObject({
      persisted: 'not-promised',
      estimate: { usage: 5, quota: 100 },
    });
    expect(storage.persist).not.toHaveBeenCalled();
    await newGame(library, newGameFacts({ id: 'g1' }));
    await vi.waitFor(() => expect(library.promise.persisted).toBe('promised'));
    const again = new Library();
    storage.persisted.mockResolvedValue(false);
    await again.load();
    await newGame(again, newGameFacts({ id: 'g2' }));
    await again.promise.ask();
    expect(storage.persist).toHaveBeenCalledTimes(1);
    again.close();
  });

  it('stays unknown where the browser says nothing', async () => {
    vi.stubGlobal('navigator', {});
    await library.load();
    await library.promise.ask();
    expect(library.promise).toMatchObject({ persisted: 'unknown', estimate: null });
  });
});
