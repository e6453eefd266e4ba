/** One controller answers a screen's taps: what is refused, what waits, and which head they answer. */
import { gameAtFirstTurn, openSession, tap } from '../../support/stored-game.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Command } from '../../../src/lib/core/commands/command.ts';
import { passTurn, takeTacticalAction } from '../../../src/lib/core/commands/turns.ts';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { TapController } from '../../../src/lib/session/tap-controller.svelte.ts';

const goods: Command<number> = (_, __, amount): GameEvent[] => [
  { type: 'goods.gained', seat: 's1', goods: amount },
];
const PASS = { seat: 's1' as const };

async function atFirstTurn(): Promise<{ session: GameSession; taps: TapController }> {
  const session = await gameAtFirstTurn();
  return { session, taps: new TapController(session) };
}

describe('a refused tap', () => {
  it('is shown where it was made, and nowhere else', async () => {
    const { taps } = await atFirstTurn();
    const panel = {};
    expect(await taps.perform(passTurn, PASS, {}, { panel })).toMatchObject({ ok: false });
    expect(taps.refusedIn(panel)).toMatchObject({ refusal: { code: 'cards-unused' } });
    expect([taps.refusedIn(null), taps.refusedIn({})]).toEqual([null, null]);
  });

  it('is the only one that is remembered: the next refused tap takes its place', async () => {
    const { taps } = await atFirstTurn();
    const panel = {};
    await taps.perform(passTurn, PASS, {}, { panel });
    await taps.perform(passTurn, { seat: 's2' });
    expect(taps.refusedIn(panel)).toBeNull();
    expect(taps.refusedIn(null)).toMatchObject({ refusal: { code: 'not-your-turn' } });
  });

  it('is laid aside by the next act, by another tab, and by the table', async () => {
    const { session, taps } = await atFirstTurn();
    const refuse = async () => {
      await taps.perform(passTurn, PASS);
      expect(taps.refusedIn(null)).not.toBeNull();
    };
    await refuse();
    await taps.perform(goods, 1);
    expect(taps.refusedIn(null)).toBeNull();
    await refuse();
    const other = await openSession();
    await tap(other, [{ type: 'goods.gained', seat: 's2', goods: 1 }]);
    await vi.waitFor(() => expect(session.head).toBe(other.head));
    expect(taps.refusedIn(null)).toBeNull();
    taps.painted = session.head;
    await refuse();
    taps.forget();
    expect(taps.refusedIn(null)).toBeNull();
  });

  it('is recorded anyway with all that was said with it, and then does what comes after', async () => {
    const { session, taps } = await atFirstTurn();
    const panel = {};
    const after = vi.fn();
    const and = [() => goods(session.game, session.ruleset, 2)];
    await taps.perform(passTurn, PASS, { and }, { panel, after });
    expect(after).not.toHaveBeenCalled();
    taps.refusedIn(panel)?.anyway();
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(1));
    const last = session.entries.slice(-2);
    expect(last).toMatchObject([
      { overruled: { code: 'cards-unused' }, body: { fact: { type: 'turn.passed' } } },
      { body: { fact: { type: 'goods.gained', goods: 2 } } },
    ]);
    expect(taps.refusedIn(panel)).toBeNull();
  });
});

describe('a tap while the clocks stand still', () => {
  async function paused() {
    const { session, taps } = await atFirstTurn();
    await taps.settled(() => session.time.pause());
    expect(session.time.paused).toBe(true);
    const { head } = session;
    const done = taps.perform(goods, 1);
    expect([taps.waits, session.head]).toEqual([true, head]);
    return { session, taps, done, head };
  }

  it('waits, and the clocks run again with it', async () => {
    const { session, taps, done } = await paused();
    taps.answer('on');
    expect(await done).toMatchObject({ ok: true });
    expect([taps.waits, session.time.paused]).toEqual([false, false]);
    expect(session.game.players['s1']?.goods).toBe(1);
  });

  it('is recorded while they stay stopped', async () => {
    const { session, taps, done } = await paused();
    taps.answer('paused');
    expect(await done).toMatchObject({ ok: true });
    expect(session.time.paused).toBe(true);
    expect(session.game.players['s1']?.goods).toBe(1);
  });

  it('is left, by the table or for another tap', async () => {
    const { session, taps, done, head } = await paused();
    const second = taps.perform(goods, 2);
    expect(await done).toEqual({ ok: false, dropped: 'paused' });
    taps.answer('left');
    expect(await second).toEqual({ ok: false, dropped: 'paused' });
    expect(session.head).toBe(head);
  });
});

describe('the head that a tap answers', () => {
  it('is what was painted: what another tab wrote unseen is not gone on from', async () => {
    const { session, taps } = await atFirstTurn();
    const other = await openSession();
    await tap(other, [{ type: 'goods.gained', seat: 's2', goods: 1 }]);
    await vi.waitFor(() => expect(session.head).toBe(other.head));
    expect(await taps.perform(goods, 1)).toMatchObject({ dropped: 'stale' });
    taps.painted = session.head;
    expect(await taps.perform(goods, 1)).toMatchObject({ ok: true });
  });

  it('is what this screen wrote itself, painted or not', async () => {
    const { session, taps } = await atFirstTurn();
    await taps.perform(goods, 1);
    expect(taps.painted).toBeLessThan(session.head);
    expect(await taps.perform(takeTacticalAction, { seat: 's1' })).toMatchObject({ ok: true });
  });

  it('takes one of two taps at once, and tells that one is being written', async () => {
    const { session, taps } = await atFirstTurn();
    const both = [taps.perform(goods, 1), taps.perform(goods, 1)];
    expect(taps.busy).toBe(true);
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { dropped: 'busy' }]);
    expect(taps.busy).toBe(false);
    expect(session.game.players['s1']?.goods).toBe(1);
  });

  it('says when another tab has written the very place of a tap', async () => {
    const { taps } = await atFirstTurn();
    const other = await openSession();
    const [, late] = await Promise.all([other.perform(goods, 1), taps.perform(goods, 2)]);
    expect(late).toMatchObject({ dropped: 'stale', otherTab: true });
    expect(taps.otherTab).toBe(true);
    taps.painted = taps.session.head;
    await taps.perform(goods, 2);
    expect(taps.otherTab).toBe(false);
  });
});
