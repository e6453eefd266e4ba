/** A record that was read before it is opened leads to the same table as one that was not. */
import { fixtureFile } from '../../support/fixture-games.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import { gameAtFirstTurn, openSession, tap } from '../../support/stored-game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as opening from '../../../src/lib/core/play/open.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { playsInParts } from '../../../src/lib/session/plays-in-parts.ts';
import { openAhead } from '../../../src/lib/session/open-ahead.ts';
import type { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';

const ID = 'test-game';
const atOnce = () => Promise.resolve();
const never = () => false;
const { openPlay } = opening;

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * How many entries of the record were known already each time that some of it was read: 0 where a
 * record is read from its first entry. What is damaged is read again in one go.
 */
function knownAtOpening() {
  const known: number[] = [];
  vi.spyOn(opening, 'openPlay').mockImplementation((rulesets, entries, before, more) => {
    known.push(before?.entries.length ?? 0);
    return openPlay(rulesets, entries, before, more);
  });
  return known;
}

/** What is known already when each part of such a game is read. */
const PARTS = [0, 24, 72, 168];

/** A game of more than two parts, with acts that were taken back in between. */
async function longGame(): Promise<GameSession> {
  const session = await gameAtFirstTurn();
  for (let i = 0; session.head < 230; i++) {
    await tap(session, [{ type: 'goods.gained', seat: 's1', goods: 1 }]);
    if (i % 7 === 0) await session.undo();
  }
  return session;
}

function expectSame(one: GameSession, other: GameSession) {
  expect(one.entries).toEqual(other.entries);
  expect(one.line).toEqual(other.line);
  expect(one.past.stands).toEqual(other.past.stands);
  expect(one.game).toEqual(other.game);
  expect(one.position).toEqual(other.position);
  expect([one.readOnly, one.lost, one.canUndo]).toEqual([null, null, true]);
}

describe('a record that was read ahead', () => {
  it('opens as any other, with what was written since', async () => {
    const session = await longGame();
    await openAhead(ID, atOnce, never);
    await tap(session, [{ type: 'goods.gained', seat: 's2', goods: 2 }]);
    const known = knownAtOpening();
    const opened = await openSession();
    expect(known).toEqual([session.head - 1]);
    expectSame(opened, session);
    expect(await opened.undo()).toEqual({ ok: true });
  });

  it('is handed out as far as it came, and once', async () => {
    const session = await longGame();
    let parts = 0;
    await openAhead(ID, atOnce, () => (parts += 1) > 2);
    const known = knownAtOpening();
    expectSame(await openSession(), session);
    await openSession();
    expect(known).toEqual([72, ...PARTS]);
  });

  it('is not believed where another record lies there now', async () => {
    const session = await longGame();
    await openAhead(ID, atOnce, never);
    const [first, ...rest] = session.entries;
    const last = { ...rest.at(-1), sum: 'another' } as Written;
    await database.entries.bulkPut([first, ...rest.slice(0, -1), last] as Written[]);
    const known = knownAtOpening();
    expect(await openSession()).toMatchObject({ readOnly: 'unreadable', unreadable: last.seq });
    expect(known).toEqual([...PARTS, 0]);
  });

  it('is missing where it was deleted, and short where its end is gone', async () => {
    const session = await longGame();
    await openAhead(ID, atOnce, never);
    await database.entries.delete([ID, session.head]);
    expect(await openSession()).toMatchObject({
      lost: { knew: session.head, here: session.head - 1 },
    });
  });

  it('is left to opening where it is damaged', async () => {
    const session = await longGame();
    const spoiled = session.entries.map((entry) =>
      entry.seq === 120 ? { ...entry, at: entry.at + 1 } : entry,
    );
    await database.entries.bulkPut(spoiled as Written[]);
    await openAhead(ID, atOnce, never);
    const known = knownAtOpening();
    expect(await openSession()).toMatchObject({ readOnly: 'unreadable', unreadable: 120 });
    expect(known).toEqual([0, 24, 72, 0]);
  });

  it('may be of an older format: the facts that its entries became stay the same', () => {
    const { entries } = fixtureFile('six-players');
    expect(entries[0]?.format).toBe(1);
    const plays = [...playsInParts(entries)];
    expect(plays.map((play) => play.entries.length)).toEqual([
      24,
      72,
      168,
      360,
      552,
      entries.length,
    ]);
    const [first, ...later] = plays.map(({ course }) => course.line);
    for (const line of later) expect(line[9]).toBe(first?.[9]);
    expect(plays.at(-1)?.course.past.stands).toEqual(
      openPlay(rulesetFor, entries).course.past.stands,
    );
  });
});
