/** Games in an IndexedDB of the test's own, and sessions that are closed after each test. */
import 'fake-indexeddb/auto';
import { afterEach, beforeEach } from 'vitest';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Written } from '../../src/lib/core/record/entry.ts';
import { beginGame } from '../../src/lib/session/new-game.ts';
import { GameSession } from '../../src/lib/session/session.svelte.ts';
import { entriesOf, type EntryDraft } from '../../src/lib/core/engine/record-on.ts';
import { database } from '../../src/lib/storage/database.ts';
import { tables } from '../../src/lib/storage/tables.ts';
import type { GameRow } from '../../src/lib/storage/game-row.ts';
import { newGameFacts, pickFacts } from './new-game.ts';
import type { NewTable } from './table.ts';

const opened = new Set<GameSession>();

beforeEach(async () => {
  // Until someone asks for the tables, a page reads past them: no test finds them by chance.
  await tables();
  if (!database.isOpen()) await database.open();
  await Promise.all(database.tables.map((table) => table.clear()));
});
afterEach(() => {
  for (const session of opened) session.close();
  opened.clear();
});

/** Another tab with the same game. */
export async function openSession(gameId = 'test-game'): Promise<GameSession> {
  const result = await GameSession.open(gameId);
  if (result.kind !== 'open') throw new Error(`not opened: ${JSON.stringify(result)}`);
  opened.add(result.session);
  return result.session;
}

/** Begins a game and opens it. */
export async function startedGame(options: NewTable & { id?: string } = {}): Promise<GameSession> {
  const facts = newGameFacts(options);
  const begun = await beginGame(facts, false);
  if (!begun.ok) throw new Error(`not begun: ${JSON.stringify(begun)}`);
  return openSession(options.id);
}

/** One tap per fact; each must be taken. */
export async function tap(session: GameSession, facts: readonly GameEvent[]): Promise<void> {
  for (const fact of facts) {
    const done = await session.perform(() => [fact], null);
    if (!done.ok) throw new Error(`not taken: ${JSON.stringify(done)}`);
  }
}

/** A game of three at the first turn of the action phase. */
export async function gameAtFirstTurn(options: NewTable & { id?: string } = {}) {
  const session = await startedGame(options);
  await tap(session, pickFacts());
  return session;
}

/** A sealed record with these drafts, one tap each, at plain instants. */
export function recordOf(
  gameId: string,
  drafts: readonly EntryDraft[],
  from: readonly Written[] = [],
) {
  const entries = [...from];
  for (const draft of drafts) {
    const stamps = {
      at: 1_000 * (entries.length + 1),
      mono: entries.length,
      run: 'r',
      app: 'test',
    };
    entries.push(...entriesOf(gameId, [draft], entries.at(-1), stamps));
  }
  return entries;
}

/** Facts as drafts. */
export const asDrafts = (facts: readonly GameEvent[]): EntryDraft[] =>
  facts.map((fact) => ({ body: { kind: 'fact', fact } }));

/** The stored record of a game, in order. */
export async function storedEntries(gameId = 'test-game'): Promise<Written[]> {
  const entries = await database.entries.toArray();
  return entries.filter((entry) => entry.gameId === gameId);
}

export async function storedRow(gameId = 'test-game'): Promise<GameRow> {
  const row = await database.games.get(gameId);
  if (!row) throw new Error(`no row of ${gameId}`);
  return row;
}

/** Everything stored, as text, to see that nothing changed. */
export async function everythingStored(): Promise<string> {
  return JSON.stringify(await Promise.all(database.tables.map((table) => table.toArray())));
}
