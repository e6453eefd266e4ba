import {
  asDrafts,
  everythingStored,
  gameAtFirstTurn,
  openSession,
  recordOf,
  startedGame,
  storedEntries,
  tap,
} from '../../support/stored-game.ts';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { FORMAT, type Written } from '../../../src/lib/core/record/entry.ts';
import { derive } from '../../../src/lib/session/derived-row.ts';
import { Library } from '../../../src/lib/session/library.svelte.ts';
import { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { database } from '../../../src/lib/storage/database.ts';
import { newGameFacts } from '../../support/new-game.ts';
import { newerApp } from '../../support/newer-app.ts';
import { sealed } from '../../support/log.ts';

const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });

/** Puts entries into the database as an older or newer app, or a bad disk, may have left them. */
async function putRecord(entries: readonly Written[]): Promise<void> {
  await database.entries.bulkPut(entries);
}
const begun = (facts: GameEvent[] = []) =>
  recordOf('test-game', asDrafts([...newGameFacts(), ...facts]));

async function expectReadOnly(session: GameSession): Promise<void> {
  const before = await everythingStored();
  expect(session.canUndo || session.canRedo).toBe(false);
  const dropped = { ok: false, dropped: 'read-only' };
  expect(await session.perform(() => [goods('s1')], null)).toEqual(dropped);
  expect(await session.undo()).toEqual(dropped);
  expect(await session.time.pause()).toEqual(dropped);
  expect(await everythingStored()).toBe(before);
}

describe('opening', () => {
  it('lands on the same step', async () => {
    const session = await gameAtFirstTurn();
    await tap(session, [{ type: 'tactical-action.taken', seat: 's1', tokens: 1 }]);
    const again = await openSession();
    expect(again.position).toEqual({
      ...{ round: 1, phase: 'action', step: 'tactical', activeSeat: 's1' },
    });
    expect(again.game).toEqual(session.game);
    expect(again.line).toEqual(session.line);
    expect(again.readOnly).toBeNull();
  });

  it('answers missing for a game that is not here', async () => {
    expect(await GameSession.open('nobody')).toEqual({ kind: 'missing' });
  });

  it('answers failed when the database cannot be read', async () => {
    await newerApp();
    expect(await GameSession.open('nobody')).toEqual({ kind: 'failed', problem: 'newer' });
  });

  it('stops at the last good entry of a damaged record, and lets it only be read', async () => {
    const session = await startedGame();
    await tap(session, [goods('s1'), goods('s2')]);
    const body = { kind: 'fact' as const, fact: { ...goods('s1'), goods: 7 } as GameEvent };
    await database.entries.update(['test-game', 5], { body });
    const damaged = await openSession();
    expect(damaged.readOnly).toBe('unreadable');
    expect(damaged.unreadable).toBe(5);
    expect(damaged.line).toHaveLength(4);
    expect(damaged.entries).toHaveLength(6);
    await expectReadOnly(damaged);
  });

  it('stops before a fact that cannot be replayed', async () => {
    await putRecord(begun([goods('s1'), goods('s9'), goods('s2')]));
    const session = await openSession();
    expect(session).toMatchObject({ readOnly: 'broken', unreadable: 6 });
    expect(session.line).toHaveLength(5);
    expect(session.game.players['s1']?.goods).toBe(1);
    await expectReadOnly(session);
  });

  it('is taken back to where it replays, and goes on from there', async () => {
    await putRecord(begun([goods('s1'), goods('s9'), goods('s2')]));
    const session = await openSession();
    expect(await session.takeBack()).toMatchObject({ ok: true });
    expect(session.readOnly).toBeNull();
    expect(session.game.players['s1']?.goods).toBe(1);
    await tap(session, [goods('s3')]);
    const again = await openSession();
    expect(again).toMatchObject({ readOnly: null, unreadable: null });
    expect(again.entries.slice(7).map(({ body }) => body.kind)).toEqual(['gap', 'mark', 'fact']);
    expect(again.line.at(-1)?.fact).toEqual(goods('s3'));
  });

  it('stops before a mark that leads nowhere', async () => {
    const entries = recordOf('test-game', [{ body: { kind: 'mark', head: 50 } }], begun());
    await putRecord(entries);
    expect(await openSession()).toMatchObject({ readOnly: 'unreadable', unreadable: 5 });
  });

  it('shows a record without its beginning as an empty table', async () => {
    await putRecord(begun().slice(2));
    const session = await openSession();
    expect(session).toMatchObject({ readOnly: 'incomplete', unreadable: 1, line: [] });
    expect(session.position.phase).toBe('setup');
  });

  it('reads what it knows of a record that a newer app has written', async () => {
    const newer = begun([goods('s1')]).map((entry) =>
      entry.seq === 5 ? Object.assign({ ...entry }, { format: FORMAT + 1 }) : entry,
    );
    await putRecord(sealed(newer));
    const session = await openSession();
    expect(session).toMatchObject({ readOnly: 'newer', unreadable: 5 });
    expect(session.line).toHaveLength(4);
    await expectReadOnly(session);
  });

  it('shows where a replay differs from the summary kept at the end', async () => {
    const session = await startedGame();
    await tap(session, [{ type: 'game.called', winner: 's1', reason: 'time' }]);
    const kept = { ...derive(await storedEntries()).summary!, points: { s1: 9, s2: 0, s3: 0 } };
    await database.games.update('test-game', { summary: kept });
    const again = await openSession();
    expect(again.differs).toMatchObject({ kept, replayed: { points: { s1: 0 } } });
    expect(again.readOnly).toBeNull();
  });

  it('keeps an imported game whose facts cannot be replayed, up to the last good one', async () => {
    const library = new Library();
    const entries = begun([goods('s1'), goods('s9')]);
    const file = { kind: 'custodian-game', version: 1, app: 'x', exportedAt: 1, entries };
    const done = await library.importGame(new Blob([JSON.stringify(file)]));
    expect(done).toEqual({ kind: 'added', gameId: 'test-game' });
    expect(await openSession()).toMatchObject({ readOnly: 'broken', unreadable: 6 });
    expect(library.games[0]?.card.seats).toHaveLength(3);
    library.close();
  });
});

describe('an evening of 2,000 entries', () => {
  it('opens to the state that was left, undone branches included', async () => {
    const facts = Array.from({ length: 1_000 }, (_, i) => goods(`s${(i % 3) + 1}`));
    const undone = asDrafts(facts).flatMap((draft, i) => {
      const mark = { body: { kind: 'mark' as const, head: 4 + 2 * i } };
      return i % 2 === 0 ? [draft, draft] : [draft, mark];
    });
    const entries = recordOf('test-game', undone, begun());
    await putRecord(entries);
    const session = await openSession();
    expect(entries).toHaveLength(2_004);
    expect(session.readOnly).toBeNull();
    expect(session.past).toHaveLength(session.line.length);
    expect(await session.perform(() => [goods('s1')], null)).toMatchObject({ ok: true });
  });
});
