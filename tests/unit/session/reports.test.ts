/** Reports of finished games are made in the background, and a broken record stops none of the others. */
import { asDrafts, recordOf, startedGame } from '../../support/stored-game.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callGame } from '../../../src/lib/core/commands/corrections.ts';
import {
  selectGames,
  NO_FILTERS,
  type CandidateGame,
} from '../../../src/lib/core/queries/statistics/select.ts';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { refreshReports } from '../../../src/lib/session/reports.ts';
import { derive } from '../../../src/lib/session/derived-row.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { newRow } from '../../../src/lib/storage/game-row.ts';
import { eraseGame, markGame, readEntries } from '../../../src/lib/storage/record-store.ts';
import { newGameFacts } from '../../support/new-game.ts';

/** A page that may be hidden, as far as the work looks at it. */
class Page extends EventTarget {
  visibilityState = 'visible';
}
const page = new Page();
const show = (state: string) => {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.stubGlobal('document', page);
  show('visible');
});
afterEach(() => vi.unstubAllGlobals());

const going = new AbortController().signal;
const kept = () => database.reports.toArray();

const CALLED: GameEvent = { type: 'game.called', winner: 's2', reason: 'time' };

async function stored(id: string, facts: readonly GameEvent[]): Promise<void> {
  const entries = recordOf(id, asDrafts(facts));
  await database.entries.bulkAdd(entries);
  await database.games.add(newRow(id, entries[0]!.at, derive(entries)));
}

/** Finished games under these ids. */
async function finished(...ids: string[]): Promise<void> {
  for (const id of ids) await stored(id, [...newGameFacts({ id }), CALLED]);
}

/** The record of a game, changed past the app. */
async function spoil(id: string, change: (entry: Written) => void): Promise<void> {
  const entries = await readEntries(id);
  if (!entries.ok) throw new Error(entries.problem);
  const last = entries.value.at(-1)!;
  change(last);
  await database.entries.put(last);
}

it('reads every finished game once', async () => {
  await finished('one', 'two');
  await stored('going-on', newGameFacts({ id: 'going-on' }));
  const told: number[] = [];
  expect(await refreshReports(going, (left) => told.push(left))).toBe(0);
  expect((await kept()).map(({ id, report }) => [id, report?.reason])).toEqual([
    ['one', 'called'],
    ['two', 'called'],
  ]);
  expect(told).toEqual([0]);
  const put = vi.spyOn(database.reports, 'put');
  await refreshReports(going);
  expect(put).not.toHaveBeenCalled();
  put.mockRestore();
});

it('a broken record is said to be, and stops none of the others', async () => {
  await finished('one', 'two', 'three');
  await spoil('two', (entry) => (entry.sum = 'spoilt'));
  await refreshReports(going);
  expect((await kept()).map(({ id, report }) => [id, report !== null])).toEqual([
    ['one', true],
    ['three', true],
    ['two', false],
  ]);
});

it('rows of another version, or of a game that has gone on, are made anew', async () => {
  await finished('one', 'two');
  await refreshReports(going);
  const rows = await kept();
  await database.reports.clear();
  const [one, two] = rows.map((row) => ({ ...row, report: null }));
  await database.reports.bulkAdd([
    { ...one!, version: 0 },
    { ...two!, length: 1 },
  ]);
  await refreshReports(going);
  expect(await kept()).toEqual(rows);
});

it('a game that is gone leaves no row behind', async () => {
  await finished('one', 'two');
  await refreshReports(going);
  await markGame('one', { deletedAt: 1 });
  await eraseGame('one');
  await database.games.delete('two');
  await refreshReports(going);
  expect(await kept()).toEqual([]);
});

it('rests while the page is hidden, and ends when it is left', async () => {
  await finished('one', 'two', 'three');
  show('hidden');
  const work = refreshReports(going);
  // Three such games take a fraction of that.
  await new Promise((done) => setTimeout(done, 150));
  expect(await kept()).toEqual([]);
  show('visible');
  await work;
  expect(await kept()).toHaveLength(3);
  await database.reports.clear();
  const left = new AbortController();
  show('hidden');
  const ended = refreshReports(left.signal);
  left.abort();
  await ended;
  expect(await kept()).toEqual([]);
});

it('a game that ends at the table is read there and then', async () => {
  vi.unstubAllGlobals();
  const session = await startedGame({ id: 'at-table' });
  await finished('earlier');
  const done = await session.perform(callGame, { winner: 's1', reason: 'time' });
  expect(done.ok).toBe(true);
  await vi.waitFor(async () => expect((await kept()).map(({ id }) => id)).toEqual(['at-table']));
});

it('each game that is left out has its reason', () => {
  const game = (id: string, more: Partial<CandidateGame> = {}): CandidateGame => ({
    ...{ id, isSample: false, isCopy: false, counts: true, isOver: true, year: 2026, report: null },
    ...more,
  });
  const { left, total, reports } = selectGames(
    [
      game('sample', { isSample: true, counts: false }),
      game('copy', { isCopy: true }),
      game('marked', { counts: false }),
      game('going', { isOver: false }),
      game('broken'),
      { ...game('unread'), report: undefined as never },
    ],
    NO_FILTERS,
  );
  expect(total).toBe(6);
  expect(reports).toEqual([]);
  expect(left).toEqual({
    ...{ sample: 1, copy: 1, 'not-counted': 1, unfinished: 1, unreadable: 1, unread: 1 },
    filtered: 0,
  });
});
