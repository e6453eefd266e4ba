/** The session puts the past right: drafted at its moment, looked at, written first, one step. */
import { gameAtFirstTurn, openSession, storedEntries, tap } from '../../support/stored-game.ts';
import { describe, expect, it, vi } from 'vitest';
import { gainGoods } from '../../../src/lib/core/commands/tokens.ts';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import {
  amend,
  goBack,
  previewAmendment,
  takesOut,
  type ActChange,
  type Drafted,
} from '../../../src/lib/session/amending.ts';
import { DraftSession } from '../../../src/lib/session/past-session.svelte.ts';
import type { GameSession } from '../../../src/lib/session/session.svelte.ts';

const goods = (seat: Seat, amount = 1): GameEvent => ({
  type: 'goods.gained',
  seat,
  goods: amount,
});

const lastAct = ({ line }: GameSession) => line.slice(-1);

function lookedAt(session: GameSession, change: ActChange) {
  const seen = previewAmendment(session, change);
  if (!seen.ok) throw new Error(seen.why);
  return seen;
}

async function withGoods(): Promise<GameSession> {
  const session = await gameAtFirstTurn();
  await tap(session, [goods('s1', 2), goods('s2')]);
  return session;
}

/** What a table drafts one act before the end of the line. */
async function draftedBefore(session: GameSession): Promise<Drafted[]> {
  const told: Drafted[][] = [];
  const draft = new DraftSession(session, session.line.length - 2, (facts) => told.push(facts));
  expect(draft.game.players['s2']?.goods).toBe(0);
  expect(await draft.perform(gainGoods, { seat: 's3', goods: 4 })).toMatchObject({ ok: true });
  expect(draft.game.players['s3']?.goods).toBe(0);
  return told.flat();
}

describe('an amendment of the session', () => {
  it('is drafted at its moment, and nothing is stored until it is taken', async () => {
    const session = await withGoods();
    const { head } = session;
    const drafted = await draftedBefore(session);
    expect(drafted).toEqual([{ fact: goods('s3', 4), overruled: null }]);
    const seen = lookedAt(session, { items: lastAct(session), place: 'before', drafted });
    expect(await storedEntries()).toHaveLength(head);
    const shown: number[] = [];
    const stored = () => shown.push(session.head);
    const taken = amend(session, seen, head, stored);
    expect(shown).toEqual([]);
    expect(await taken).toMatchObject({ ok: true });
    expect(shown).toEqual([head + 1]);
    expect(session.line.slice(-2).map(({ fact }) => fact)).toEqual([goods('s3', 4), goods('s2')]);
    expect(await storedEntries()).toHaveLength(head + 1);
    const again = await openSession();
    expect(again.game).toEqual(session.game);
    await again.undo();
    expect(again.game.players['s3']?.goods).toBe(0);
    await again.redo();
    expect(again.game).toEqual(session.game);
  });

  it('looked at an older head is dropped', async () => {
    const session = await withGoods();
    const { head } = session;
    const seen = lookedAt(session, { items: lastAct(session), place: 'remove', drafted: [] });
    await tap(session, [goods('s1')]);
    expect(await amend(session, seen, head)).toEqual({ ok: false, dropped: 'stale' });
    expect(session.game.players['s2']?.goods).toBe(1);
  });

  it('is not written where the store does not take it', async () => {
    const one = await withGoods();
    const two = await openSession();
    const seen = lookedAt(one, { items: lastAct(one), place: 'remove', drafted: [] });
    const both = await Promise.all([
      amend(one, seen, one.head),
      two.perform(() => [goods('s3')], null),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    await vi.waitFor(() => expect(one.head).toBe(two.head));
    expect(one.game).toEqual(two.game);
  });

  it('stays when the table goes back to a moment after it', async () => {
    const session = await withGoods();
    await tap(session, [goods('s3'), goods('s1', 7)]);
    const [first, second] = session.line.slice(-4);
    const seen = lookedAt(session, { items: [first!], place: 'remove', drafted: [] });
    expect(takesOut(session, second!.seq)).toBe(false);
    await amend(session, seen, session.head);
    const before = session.game;
    expect(takesOut(session, second!.seq)).toBe(true);
    expect(await goBack(session, second!.seq, session.head)).toMatchObject({ ok: true });
    expect(session.line.at(-1)?.seq).toBe(second!.seq);
    expect(session.game.players).toMatchObject({ s1: { goods: 0 }, s2: { goods: 1 } });
    await session.undo();
    expect(session.game).toEqual(before);
    const plain = await gameAtFirstTurn({ id: 'other' });
    await tap(plain, [goods('s2'), goods('s3')]);
    expect(await goBack(plain, plain.line.at(-2)!.seq, plain.head)).toMatchObject({ ok: true });
    expect(plain.canRedo).toBe(true);
  });

  it('takes no taps back in a draft', async () => {
    const session = await withGoods();
    const { head } = session;
    const told: Drafted[][] = [];
    const draft = new DraftSession(session, session.line.length - 1, (facts) => told.push(facts));
    await draft.undo();
    await draft.time.pause();
    expect(told).toEqual([]);
    expect(await storedEntries()).toHaveLength(head);
  });
});
