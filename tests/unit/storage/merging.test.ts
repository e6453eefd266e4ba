/** Archives of several devices as one: whatever comes first, the same records, names and marks are there. */
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { pairOf, personReader, type Naming } from '../../../src/lib/core/record/people-book.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { newRow, type GameRow, type RowChange } from '../../../src/lib/storage/game-row.ts';
import { addNamings, listNamings } from '../../../src/lib/storage/naming-store.ts';
import { addGame } from '../../../src/lib/storage/record-store.ts';
import { mergeMarksInto } from '../../../src/lib/storage/merge-marks.ts';
import { storeGame } from '../../../src/lib/storage/transfer.ts';
import { sealed } from '../../support/log.ts';
import { LONG } from '../../support/long.ts';

/** A device by what it has stored. */
interface Device {
  entries: Written[];
  games: GameRow[];
  namings: Naming[];
}

const change = (entries: readonly Written[]): RowChange => ({
  updatedAt: entries.at(-1)?.at ?? 0,
  length: entries.length,
  card: {
    round: 1,
    phase: 'action',
    step: 'turn',
    activeSeat: null,
    goal: 10,
    playedMs: 0,
    seats: [],
    result: null,
  },
  summary: null,
});

/** A record by its acts, one letter each: what begins alike is the same record up to there. */
const recordOf = (gameId: string, acts: string): Written[] =>
  sealed<Written>(
    [...acts].map((act, i) => ({
      gameId,
      seq: i + 1,
      group: i + 1,
      at: 1_000 * (i + 1) + act.charCodeAt(0),
      mono: i,
      run: 'r',
      app: 'test',
      format: 1,
      body: { kind: 'fact', fact: { type: 'game.called', act } } as never,
      sum: '',
    })),
  );

async function wipe(): Promise<void> {
  const { entries, games, namings } = database;
  await Promise.all([entries.clear(), games.clear(), namings.clear()]);
}

async function stored(): Promise<Device> {
  const { entries, games } = database;
  const namings = await listNamings();
  if (!namings.ok) throw new Error('no namings');
  return {
    entries: await entries.toArray(),
    games: await games.toArray(),
    namings: namings.value,
  };
}

let copies = 0;

/** Takes another device's archive in, as its file gives it: game after game, then the people. */
async function take({ entries, games, namings }: Device): Promise<void> {
  for (const { id, copyOf, archived, countsInStatistics, marked } of games) {
    const record = entries.filter(({ gameId }) => gameId === id);
    const came = await storeGame({
      entries: record,
      change: change(record),
      copyId: `copy-${++copies}`,
      ...(copyOf === undefined ? {} : { copyOf }),
    });
    if (!('gameId' in came)) throw new Error(came.kind);
    await mergeMarksInto(came.gameId, {
      archived,
      countsInStatistics,
      ...(marked ? { marked } : {}),
    });
  }
  await addNamings(namings);
}

/** What an archive holds, whatever each device calls a copy. */
async function essence() {
  const { entries, games, namings } = await stored();
  const lines = games.map(({ id, copyOf }) => {
    const record = entries.filter(({ gameId }) => gameId === id);
    return `${copyOf ?? id}: ${record.map(({ sum }) => sum).join(' ')}`;
  });
  return { lines: lines.sort(), namings };
}

async function merged(devices: readonly Device[]) {
  await wipe();
  for (const device of devices) await take(device);
  return essence();
}

const game = fc.constantFrom('evening', 'night');
/** Records that share a beginning more often than not. */
const acts = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.string({ unit: fc.constantFrom('x', 'y'), maxLength: 3 }),
  )
  .map(([common, own]) => 'abc'.slice(0, common) + own);
const person = fc.constantFrom('Sam', 'Sammy', 'Lena', 'Jon');
const stamp = { at: fc.integer({ min: 1, max: 3 }), device: fc.constantFrom('one', 'two') };
const naming = fc.oneof(
  fc.record({
    kind: fc.constant('renamed' as const),
    person,
    name: fc.constantFrom('Samuel', 'Jonas', 'Jo'),
    ...stamp,
  }),
  fc
    .record({ one: person, other: person, joined: fc.boolean(), ...stamp })
    .map(({ one, other, ...rest }) => ({
      kind: 'joined' as const,
      people: pairOf(one, other),
      ...rest,
    })),
);
const archive = fc.record({
  games: fc.uniqueArray(fc.tuple(game, acts), { selector: ([id]) => id, maxLength: 2 }),
  namings: fc.array(naming, { maxLength: 4 }),
});

/** A device that has played these games, and called people so. */
async function deviceOf({
  games,
  namings,
}: typeof archive extends fc.Arbitrary<infer T> ? T : never) {
  await wipe();
  for (const [id, what] of games) {
    const record = recordOf(id, what);
    await addGame(record, newRow(id, record[0]?.at ?? 0, change(record)));
  }
  await addNamings(namings);
  return stored();
}

const ORDERS = [
  [0, 1, 2],
  [2, 1, 0],
  [1, 2, 0],
  [0, 2, 1],
] as const;

beforeEach(wipe);

describe('archives of three devices', () => {
  it('are the same archive in any order and grouping, and once more changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.tuple(archive, archive, archive), async (made) => {
        const devices: Device[] = [];
        for (const one of made) devices.push(await deviceOf(one));
        const inOrder = (order: readonly number[]) => order.flatMap((i) => devices[i] ?? []);
        const first = await merged(inOrder(ORDERS[0]));
        for (const order of ORDERS.slice(1)) expect(await merged(inOrder(order))).toEqual(first);
        // Two of them first, and what came of it as one.
        await merged(inOrder([1, 2]));
        const both = await stored();
        expect(await merged([...inOrder([0]), both])).toEqual(first);
        await take(both);
        await take(await stored());
        expect(await essence()).toEqual(first);
      }),
      { numRuns: LONG ? 400 : 15 },
    );
  });

  it('know a copy again under whatever id another device has given it', async () => {
    const devices: Device[] = [];
    for (const record of ['ax', 'ay', 'b']) {
      devices.push(await deviceOf({ games: [['evening', record]], namings: [] }));
    }
    const first = await merged(devices);
    const all = await stored();
    await merged([...devices].reverse());
    await take(all);
    expect(await essence()).toEqual(first);
    expect(first.lines).toHaveLength(3);
  });

  it('keep each record that none of the others continues, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 1, maxLength: 5 }), async (records) => {
        await wipe();
        for (const record of records) {
          const entries = recordOf('evening', record);
          await storeGame({ entries, change: change(entries), copyId: `copy-${++copies}` });
        }
        const kept = records.filter(
          (one, i) =>
            records.indexOf(one) === i &&
            !records.some((other) => other !== one && other.startsWith(one)),
        );
        const { lines } = await essence();
        const sums = kept.map((record) => recordOf('evening', record).map(({ sum }) => sum));
        expect(lines).toEqual(sums.map((line) => `evening: ${line.join(' ')}`).sort());
      }),
      { numRuns: LONG ? 600 : 20 },
    );
  });
});

describe('the marks of a game', () => {
  it('are those that were set later, here or there, and what was never set gives way', async () => {
    const record = recordOf('evening', 'ab');
    await addGame(record, newRow('evening', 1, change(record)));
    const set = (at: number, archived: boolean) =>
      mergeMarksInto('evening', {
        archived,
        countsInStatistics: true,
        marked: { archived: { at, device: 'two' } },
      });
    const archivedNow = async () => (await database.games.get('evening'))?.archived;
    await set(5, true);
    expect(await archivedNow()).toBe(true);
    await set(3, false);
    expect(await archivedNow()).toBe(true);
    await mergeMarksInto('evening', { archived: false, countsInStatistics: true });
    expect(await archivedNow()).toBe(true);
    await set(7, false);
    expect(await archivedNow()).toBe(false);
  });
});

describe('people', () => {
  const at = (time: number, device = 'one') => ({ at: time, device });

  it('are one person under all their names, called as they were last', () => {
    const book: Naming[] = [
      { kind: 'joined', people: ['Sam', 'Sammy'], joined: true, ...at(1) },
      { kind: 'renamed', person: 'Sammy', name: 'Samuel', ...at(2) },
      { kind: 'renamed', person: 'Sam', name: 'Samy', ...at(1) },
    ];
    const personOf = personReader(book);
    expect(personOf(' Sammy ')).toEqual({ id: 'Sam', name: 'Samuel' });
    expect(personOf('Sam')).toEqual({ id: 'Sam', name: 'Samuel' });
    expect(personOf('Lena')).toEqual({ id: 'Lena', name: 'Lena' });
  });

  it('are two again once that is said', () => {
    const personOf = personReader([
      { kind: 'joined', people: ['Sam', 'Sammy'], joined: false, ...at(3) },
    ]);
    expect(personOf('Sammy').id).toBe('Sammy');
  });
});
