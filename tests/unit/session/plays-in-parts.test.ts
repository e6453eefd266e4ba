/** A record is read in several parts, and leads to the same table as one that was not. */
import { fixtureFile } from '../../support/fixture-games.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import { gameAtFirstTurn, openSession, tap } from '../../support/stored-game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as opening from '../../../src/lib/core/engine/open.ts';
import type { Written } from '../../../src/lib/core/record/entry.ts';
import { playsInParts } from '../../../src/lib/session/read.ts';
import type { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';

const { openState } = opening;

afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * How many entries of the record were known already each time that some of it was read: 0 where a
 * record is read from its first entry. What is damaged is read again in one go.
 */
function knownAtOpening() {
  const known: number[] = [];
  vi.spyOn(opening, 'openState').mockImplementation((rulesets, entries, before, more) => {
    known.push(before?.entries.length ?? 0);
    return openState(rulesets, entries, before, more);
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

describe('a record that is read in parts', () => {
  it('opens as the table stood that wrote it', async () => {
    const session = await longGame();
    const known = knownAtOpening();
    const opened = await openSession();
    expect(known).toEqual(PARTS);
    expect(opened.entries).toEqual(session.entries);
    expect(opened.line).toEqual(session.line);
    expect(opened.past.positions).toEqual(session.past.positions);
    expect(opened.game).toEqual(session.game);
    expect(opened.position).toEqual(session.position);
    expect([opened.readOnly, opened.lost, opened.canUndo]).toEqual([null, null, true]);
    expect(await opened.undo()).toMatchObject({ ok: true });
  });

  it('is read again in one go where it is damaged', async () => {
    const session = await longGame();
    const spoiled = session.entries.map((entry) =>
      entry.seq === 120 ? { ...entry, at: entry.at + 1 } : entry,
    );
    await database.entries.bulkPut(spoiled as Written[]);
    const known = knownAtOpening();
    expect(await openSession()).toMatchObject({ readOnly: 'unreadable', unreadable: 120 });
    expect(known).toEqual([0, 24, 72, 0]);
  });

  it('may be of an older format: the facts that its entries became stay the same', () => {
    const { entries } = fixtureFile('six-players');
    expect(entries[0]?.format).toBe(1);
    const plays = [...playsInParts(entries)];
    expect(plays.map((state) => state.entries.length)).toEqual([
      24,
      72,
      168,
      360,
      552,
      entries.length,
    ]);
    const [first, ...later] = plays.map(({ timeline }) => timeline.line);
    for (const line of later) expect(line[9]).toBe(first?.[9]);
    expect(plays.at(-1)?.timeline.past.positions).toEqual(
      openState(rulesetFor, entries).timeline.past.positions,
    );
  });
});
