import {
  gameAtFirstTurn,
  openSession,
  startedGame,
  storedEntries,
  tap,
} from '../../support/stored-game.ts';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { openState } from '../../../src/lib/core/engine/open.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import type { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { pickFacts } from '../../support/new-game.ts';
import { statesAlong } from '../../support/snapshots.ts';

const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });

/** Live state equals the state that a replay of the line reaches. */
function expectReplayed(session: GameSession): void {
  const { timeline, damage } = openState(rulesetFor, session.entries);
  expect(damage).toBeNull();
  expect(statesAlong(timeline)).toEqual(statesAlong(session));
}

describe('undo and redo', () => {
  it('cross a phase border both ways and survive a reload', async () => {
    const session = await gameAtFirstTurn();
    const { game, position } = session;
    expect(position.phase).toBe('action');
    expect(await session.undo()).toMatchObject({ ok: true });
    expect(session.position).toMatchObject({ phase: 'strategy', step: 'goods' });
    const reloaded = await openSession();
    expect(reloaded.position).toEqual(session.position);
    expect(reloaded.canRedo).toBe(true);
    expect(await reloaded.redo()).toMatchObject({ ok: true });
    expect(reloaded.game).toEqual(game);
    expect(reloaded.position).toEqual(position);
    expect(reloaded.canRedo).toBe(false);
    expectReplayed(reloaded);
  });

  it('take back a whole tap', async () => {
    const session = await startedGame();
    await session.perform(() => [goods('s1'), goods('s2')], null);
    await session.undo();
    expect(session.line).toHaveLength(4);
    await session.redo();
    expect(session.line).toHaveLength(6);
    expectReplayed(session);
  });

  it('go back to the first tap and no further', async () => {
    const session = await startedGame();
    expect(session.canUndo).toBe(false);
    expect(await session.undo()).toMatchObject({ ok: false });
    const picks = pickFacts();
    await tap(session, picks);
    for (const _ of picks) expect(await session.undo()).toMatchObject({ ok: true });
    expect(session.canUndo).toBe(false);
    expect(session.position).toMatchObject({ phase: 'strategy', step: 'pick', activeSeat: 's1' });
    for (const _ of picks) expect(await session.redo()).toMatchObject({ ok: true });
    expect(session.position.phase).toBe('action');
    expect(await session.redo()).toMatchObject({ ok: false });
    expect(await storedEntries()).toHaveLength(4 + 3 * picks.length);
    expectReplayed(session);
  });

  it('keep the old branch in the record when the table goes another way', async () => {
    const session = await startedGame();
    await tap(session, [goods('s1')]);
    await session.undo();
    await tap(session, [goods('s2')]);
    expect(session.game.players['s1']?.goods).toBe(0);
    expect(session.game.players['s2']?.goods).toBe(1);
    expect(session.canRedo).toBe(false);
    expect(await storedEntries()).toHaveLength(7);
    expect(await session.goTo(5)).toMatchObject({ ok: true });
    expect(session.game.players['s1']?.goods).toBe(1);
    expect(session.game.players['s2']?.goods).toBe(0);
    expectReplayed(session);
  });

  it('drop a tap that was drawn at an older head', async () => {
    const session = await startedGame();
    await tap(session, [goods('s1'), goods('s2')]);
    const { head } = session;
    await session.undo(head);
    expect(await session.undo(head)).toEqual({ ok: false, dropped: 'stale' });
    expect(session.game.players['s1']?.goods).toBe(1);
  });
});

describe('goTo', () => {
  it('reaches any moment, and writes nothing for the present or for no moment', async () => {
    const session = await gameAtFirstTurn();
    expect(await session.goTo(6)).toMatchObject({ ok: true });
    expect(session.position.activeSeat).toBe('s3');
    const { head } = session;
    expect(await session.goTo(6)).toMatchObject({ ok: true });
    for (const nowhere of [0, -1, 99, head]) {
      expect(await session.goTo(nowhere)).toMatchObject({ ok: false });
    }
    expect(session.head).toBe(head);
    expectReplayed(session);
  });
});

describe('pause and resume', () => {
  it('lie on a line of their own', async () => {
    const session = await startedGame();
    await tap(session, [goods('s1')]);
    expect(await session.time.pause()).toMatchObject({ ok: true });
    expect(session.time.paused).toBe(true);
    expect(session.line).toHaveLength(5);
    await session.undo();
    expect(session.time.paused).toBe(true);
    expect(session.game.players['s1']?.goods).toBe(0);
    const reloaded = await openSession();
    expect(reloaded.time.paused).toBe(true);
    expect(await reloaded.time.resume()).toMatchObject({ ok: true });
    expect(reloaded.time.paused).toBe(false);
    const { head } = reloaded;
    await reloaded.time.resume();
    expect(reloaded.head).toBe(head);
  });
});
