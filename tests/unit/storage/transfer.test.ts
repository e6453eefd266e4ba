import {
  asDrafts,
  everythingStored,
  gameAtFirstTurn,
  openSession,
  recordOf,
  startedGame,
  storedEntries,
  storedRow,
  tap,
} from '../../support/stored-game.ts';
import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../src/lib/core/game.ts';
import { FORMAT, type Written } from '../../../src/lib/core/record/entry.ts';
import { fileOf as fileOfSession } from '../../../src/lib/session/open-file.ts';
import { importGame } from '../../../src/lib/session/import-game.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { sealed as sums } from '../../support/log.ts';
import { firstUnsound } from '../../../src/lib/core/record/soundness.ts';
import { exportGame } from '../../../src/lib/storage/transfer.ts';
import { newGameFacts } from '../../support/new-game.ts';
import { newerApp } from '../../support/newer-app.ts';

let ids = 0;
const take = (text: string) =>
  importGame({ file: new Blob([text]), copyId: `copy-${++ids}`, onProgress: () => undefined });
const goods = (seat: Seat, amount = 1) => asDrafts([{ type: 'goods.gained', seat, goods: amount }]);
const wipe = () => Promise.all([database.entries.clear(), database.games.clear()]);

async function fileOf(gameId = 'test-game'): Promise<string> {
  const file = await exportGame(gameId, { app: 'test', at: 42 });
  if (!file.ok || !file.value) throw new Error('no file');
  return file.value.text;
}

/** A file of entries made by hand. */
const fileFrom = (entries: readonly Written[], rest: object = {}) =>
  JSON.stringify({ kind: 'custodian-game', version: 1, app: 'x', exportedAt: 1, ...rest, entries });
const begun = (id = 'test-game') => recordOf(id, asDrafts(newGameFacts({ id })));

describe('export', () => {
  it('names the file by the day and the game', async () => {
    await startedGame();
    const file = await exportGame('test-game', { app: 'test', at: 42 });
    const name = file.ok ? file.value?.name : '';
    expect(name).toMatch(/^custodian-\d{4}-\d\d-\d\d-testgame\.json$/);
  });

  it('has no file of a game that is not here', async () => {
    const file = await exportGame('nobody', { app: 'test', at: 42 });
    expect(file).toEqual({ ok: true, value: null });
  });

  it('and import are the identity on record, row and file', async () => {
    const session = await gameAtFirstTurn();
    await session.undo();
    await session.time.pause();
    const [entries, row, text] = [await storedEntries(), await storedRow(), await fileOf()];
    await wipe();
    expect(await take(text)).toEqual({ kind: 'added', gameId: 'test-game' });
    expect(await storedEntries()).toEqual(entries);
    expect(await storedRow()).toEqual(row);
    expect(JSON.parse(await fileOf())).toEqual(JSON.parse(text));
    const reopened = await openSession();
    expect(reopened.position).toEqual(session.position);
    expect(reopened.time.paused).toBe(true);
  });
});

describe('import of a known game', () => {
  it('changes nothing when the record is the same or shorter', async () => {
    const session = await startedGame();
    const shorter = await fileOf();
    await tap(session, [{ type: 'goods.gained', seat: 's1', goods: 1 }]);
    const same = await fileOf();
    const before = await everythingStored();
    expect(await take(shorter)).toEqual({ kind: 'known', gameId: 'test-game' });
    expect(await take(same)).toEqual({ kind: 'known', gameId: 'test-game' });
    expect(await everythingStored()).toBe(before);
  });

  it('appends what is missing when the record is longer', async () => {
    const session = await startedGame();
    await tap(session, [{ type: 'goods.gained', seat: 's1', goods: 1 }]);
    await session.undo();
    const [entries, row, longer] = [await storedEntries(), await storedRow(), await fileOf()];
    await wipe();
    await take(fileFrom(entries.slice(0, 4)));
    expect(await take(longer)).toEqual({ kind: 'extended', gameId: 'test-game', added: 2 });
    expect(await storedEntries()).toEqual(entries);
    expect(await storedRow()).toEqual(row);
  });

  it('keeps a diverging one as a copy, with its sums, and knows the copy again', async () => {
    const session = await startedGame();
    const start = await storedEntries();
    await tap(session, [{ type: 'goods.gained', seat: 's1', goods: 1 }]);
    const mine = await storedEntries();
    const theirs = recordOf('test-game', goods('s2', 3), start);
    const done = await take(fileFrom(theirs));
    if (done.kind !== 'copied') throw new Error(done.kind);
    expect(done.copyOf).toBe('test-game');
    expect(await storedEntries()).toEqual(mine);
    const copy = await storedEntries(done.gameId);
    expect(copy.map((entry) => entry.sum)).toEqual(theirs.map((entry) => entry.sum));
    expect(firstUnsound(copy)).toBeNull();
    expect(await storedRow(done.gameId)).toMatchObject({ copyOf: 'test-game', length: 5 });
    expect((await openSession(done.gameId)).game.players['s2']?.goods).toBe(3);
    expect(await take(fileFrom(theirs))).toEqual({ kind: 'known', gameId: done.gameId });
    const further = recordOf('test-game', goods('s3'), theirs);
    expect(await take(fileFrom(further))).toMatchObject({ kind: 'extended', gameId: done.gameId });
    expect(await database.games.count()).toBe(2);
  });

  it('keeps a sound record beside one that is damaged here', async () => {
    await startedGame();
    const text = await fileOf();
    await database.entries.update(['test-game', 3], { at: 5 });
    expect(await take(text)).toMatchObject({ kind: 'copied', copyOf: 'test-game' });
    expect(await take(text)).toMatchObject({ kind: 'known' });
  });

  it('keeps the summary of a file whose game ended, to be compared with the replay', async () => {
    const session = await startedGame();
    await tap(session, [{ type: 'game.called', winner: 's2', reason: 'time' }]);
    const text = await fileOf();
    const kept = (await storedRow()).summary;
    await wipe();
    await take(text.replace('"winner":"s2"', '"winner":"s1"'));
    expect((await storedRow()).summary).toEqual({
      ...kept,
      result: { ...kept?.result, winner: 's1' },
    });
    expect((await openSession()).differs?.replayed).toEqual(kept);
    await wipe();
    await take(fileFrom(begun(), { summary: { points: 'many' } }));
    expect((await storedRow()).summary).toBeNull();
  });

  it('refuses a game that is played with a box of another app, by its name', async () => {
    const [created, ...rest] = newGameFacts();
    if (created?.type !== 'game.created') throw new Error('no game');
    const strange = [{ ...created, expansions: ['no-such-box'] }, ...rest];
    expect(await take(fileFrom(recordOf('test-game', asDrafts(strange))))).toEqual({
      kind: 'refused',
      problem: 'unknown-rules',
      where: 'no-such-box',
    });
    expect(await database.games.count()).toBe(0);
  });

  it('reports a device that cannot store it', async () => {
    await newerApp();
    expect(await take(fileFrom(begun()))).toEqual({ kind: 'failed', problem: 'newer' });
  });
});

describe('a file that is refused changes nothing', () => {
  const start = begun('other');
  const sealed = (drafts: Parameters<typeof recordOf>[1]) => recordOf('other', drafts, start);
  const oddBody = (body: object) => sealed([{ body: body as never }]);
  const restamped = (change: { format: number }, at: number) =>
    start.map((entry, i) => (i === at ? Object.assign({ ...entry }, change) : entry));
  const text = fileFrom(start);

  it.each<[string, string, string]>([
    ['empty', '', 'not-json'],
    ['no JSON', 'hello', 'not-json'],
    ['a list', '[]', 'foreign'],
    ['null', 'null', 'foreign'],
    ['another kind', '{"kind":"shopping-list","entries":[]}', 'foreign'],
    ['cut off', text.slice(0, -40), 'truncated'],
    ['a newer file', fileFrom(start, { version: 99 }), 'newer'],
    ['newer entries', fileFrom(sums(restamped({ format: FORMAT + 1 }, start.length - 1))), 'newer'],
    ['no entries', fileFrom([]), 'wrong-shape'],
    [
      'a fact of an unknown kind',
      fileFrom(oddBody({ kind: 'fact', fact: { type: 'x' } })),
      'newer',
    ],
    ['a number out of range', fileFrom(sealed(goods('s1', 1e9))), 'newer'],
    ['a name of 500 characters', text.replaceAll('Ana', 'A'.repeat(500)), 'damaged'],
    ['changed content', text.replaceAll('Ana', 'Eve'), 'damaged'],
    ['an entry left out', fileFrom(start.filter((entry) => entry.seq !== 3)), 'damaged'],
    [
      'entries of two games',
      fileFrom(start.map((e, i) => (i === 2 ? { ...e, gameId: 'z' } : e))),
      'damaged',
    ],
    ['a mark that points forward', fileFrom(oddBody({ kind: 'mark', head: 99 })), 'damaged'],
    ['a mark on itself', fileFrom(oddBody({ kind: 'mark', head: start.length + 1 })), 'damaged'],
    [
      'an amendment of nothing',
      fileFrom(oddBody({ kind: 'amendment', target: 70, place: 'remove' })),
      'damaged',
    ],
    ['an instant beyond all dates', text.replace('"at":1000,', '"at":1e300,'), 'damaged'],
    ['no first fact', fileFrom(recordOf('other', goods('s1'))), 'no-game'],
    ['a swapped prototype', text.replace('"body":', '"__proto__":{"seq":7},"bodi":'), 'damaged'],
  ])('%s', async (_, file, problem) => {
    await startedGame();
    const before = await everythingStored();
    expect(await take(file)).toMatchObject({ kind: 'refused', problem });
    expect(await everythingStored()).toBe(before);
    expect(Object.hasOwn(Object.prototype, 'seq')).toBe(false);
  });

  it('but keys that would reach a prototype are dropped from a sound one', async () => {
    const file = text.replace('"app":"x"', '"app":"x","__proto__":{"polluted":true}');
    expect(await take(file)).toEqual({ kind: 'added', gameId: 'other' });
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('takes a byte order mark', async () => {
    expect(await take(`\uFEFF${text}`)).toEqual({ kind: 'added', gameId: 'other' });
  });
});

describe('the file of a damaged game', () => {
  /** A game of six entries, of which the fifth is changed on the disk. */
  async function damagedGame() {
    const session = await startedGame();
    await tap(session, goodsFacts('s1', 's2'));
    await database.entries.update(['test-game', 5], { at: 5 });
    return fileOf();
  }
  const goodsFacts = (...seats: Seat[]) =>
    seats.map((seat) => ({ type: 'goods.gained' as const, seat, goods: 1 }));

  it('holds all of it, and is taken up to its last good act where the game is not', async () => {
    const text = await damagedGame();
    expect(JSON.parse(text)).toMatchObject({ damaged: true, entries: { length: 6 } });
    await wipe();
    const cut = { seq: 5, left: 2 };
    expect(await take(text)).toEqual({ kind: 'added', gameId: 'test-game', cut });
    const session = await openSession();
    expect(session).toMatchObject({ readOnly: null, unreadable: null });
    await tap(session, goodsFacts('s3'));
    expect(await take(text)).toEqual({ kind: 'known', gameId: 'test-game', cut });
  });

  it('is taken as a copy beside the damaged record, which stays as it is', async () => {
    const text = await damagedGame();
    const before = await storedEntries();
    const done = await take(text);
    expect(done).toMatchObject({ kind: 'copied', copyOf: 'test-game', cut: { seq: 5, left: 2 } });
    expect(await storedEntries()).toEqual(before);
    const copy = await openSession('gameId' in done ? done.gameId : '');
    expect(copy.readOnly).toBeNull();
    expect(await take(text)).toMatchObject({ kind: 'known' });
  });

  it('saved from the open game says the same', async () => {
    await damagedGame();
    const { text } = fileOfSession(await openSession());
    expect(JSON.parse(text)).toMatchObject({ damaged: true, entries: { length: 6 } });
    await wipe();
    expect(await take(text)).toMatchObject({ kind: 'added', cut: { seq: 5, left: 2 } });
  });

  it('that is sound and does not replay is taken whole, and opens where it still does', async () => {
    const text = fileFrom(recordOf('test-game', goods('s9'), begun()));
    expect(await take(text)).toEqual({ kind: 'added', gameId: 'test-game' });
    expect(await openSession()).toMatchObject({ readOnly: 'broken', unreadable: 5 });
  });
});

describe('a file on its way in', () => {
  it('is not opened when it is larger than any game', async () => {
    const file = { size: 30_000_001, slice: () => expect.fail('it was opened') };
    const done = await importGame({
      file: file as never,
      copyId: 'copy',
      onProgress: () => undefined,
    });
    expect(done).toEqual({ kind: 'refused', problem: 'too-large', where: '31' });
  });

  it('that can no longer be read says so', async () => {
    const slice = () => ({ arrayBuffer: () => Promise.reject(new Error('the stick is gone')) });
    const file = { size: 9, slice };
    const done = await importGame({
      file: file as never,
      copyId: 'copy',
      onProgress: () => undefined,
    });
    expect(done).toEqual({ kind: 'refused', problem: 'unreadable', where: '' });
  });

  it('tells of every stage, and what it is about to store', async () => {
    const stages = new Set<string>();
    const record = recordOf(
      'test-game',
      Array.from({ length: 400 }, () => goods('s1')[0]!),
      begun(),
    );
    const storing: unknown[] = [];
    const done = await importGame({
      file: new Blob([fileFrom(record)]),
      copyId: 'copy',
      onProgress: ({ stage, done, of }) => {
        expect(done).toBeLessThanOrEqual(of);
        stages.add(stage);
      },
      storing: (what) => storing.push(what),
    });
    expect([...stages]).toEqual(['reading', 'checking', 'replaying', 'storing']);
    expect(storing).toEqual([{ done, length: record.length }]);
  });

  it('is stored whole or not at all', async () => {
    const record = recordOf(
      'test-game',
      Array.from({ length: 600 }, () => goods('s1')[0]!),
      begun(),
    );
    const fails = (_: unknown, entry: Written) => {
      if (entry.seq === 550) throw new Error('the disk is gone');
    };
    database.entries.hook('creating', fails);
    try {
      expect(await take(fileFrom(record))).toMatchObject({ kind: 'failed' });
    } finally {
      database.entries.hook('creating').unsubscribe(fails);
    }
    expect(await database.entries.count()).toBe(0);
    expect(await database.games.count()).toBe(0);
    expect(await take(fileFrom(record))).toMatchObject({ kind: 'added' });
    expect(await database.entries.count()).toBe(record.length);
  });

  it('keeps the marks that the table has set on a game that it extends', async () => {
    const session = await startedGame();
    await tap(session, [{ type: 'goods.gained', seat: 's1', goods: 1 }]);
    const [entries, longer] = [await storedEntries(), await fileOf()];
    await wipe();
    await take(fileFrom(entries.slice(0, 4)));
    await database.games.update('test-game', { archived: true, createdAt: 7 });
    expect(await take(longer)).toMatchObject({ kind: 'extended', added: 1 });
    expect(await storedRow()).toMatchObject({ archived: true, createdAt: 7, length: 5 });
  });
});
