import {
  everythingStored,
  gameAtFirstTurn,
  openSession,
  startedGame,
  storedEntries,
  storedRow,
  tap,
} from '../../support/stored-game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, correctPosition } from '../../../src/lib/core/commands/corrections.ts';
import { chooseStrategyCard } from '../../../src/lib/core/commands/strategy-cards.ts';
import { endTurn, passTurn, takeTacticalAction } from '../../../src/lib/core/commands/turns.ts';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import type { Act, Command } from '../../../src/lib/core/commands/command.ts';
import { FORMAT } from '../../../src/lib/core/record/entry.ts';
import { rulesetOf } from '../../../src/lib/rulesets/compose.ts';
import { APP, RUN } from '../../../src/lib/session/run.ts';
import { firstUnsound } from '../../../src/lib/core/record/soundness.ts';
import { actionOf } from '../../../src/lib/core/step.ts';
import { newerApp } from '../../support/newer-app.ts';

/** A command that decides these facts. */
const says: Command<GameEvent[]> = (_, __, facts) => facts;
const goods = (seat: Seat, amount: number): GameEvent => ({
  type: 'goods.gained',
  seat,
  goods: amount,
});

afterEach(() => void vi.restoreAllMocks());

describe('perform', () => {
  it('stores one group per tap, stamped and sealed, then shows it', async () => {
    const session = await startedGame();
    expect(session.line).toHaveLength(4);
    const facts = [goods('s1', 2), goods('s2', 1)];
    expect(await session.perform(says, facts)).toMatchObject({ ok: true });
    expect(session.head).toBe(6);
    const entries = await storedEntries();
    expect(entries).toEqual(session.entries);
    expect(firstUnsound(entries)).toBeNull();
    expect(entries.map((entry) => entry.group)).toEqual([1, 1, 1, 1, 5, 5]);
    expect(entries[5]).toMatchObject({ run: RUN, app: APP, format: FORMAT, seq: 6 });
    expect(Math.abs((entries[5]?.at ?? 0) - Date.now())).toBeLessThan(10_000);
    expect(session.past).toHaveLength(session.line.length);
    expect(session.game.players['s1']?.goods).toBe(2);
  });

  it('records nothing when a command decides nothing', async () => {
    const session = await startedGame();
    expect(await session.perform(says, [])).toMatchObject({ ok: true });
    expect(session.head).toBe(4);
  });

  it('records what else a tap says in the same group, each for where the one before leads', async () => {
    const session = await gameAtFirstTurn();
    const ends: Act = (game, ruleset) => endTurn(game, ruleset, { seat: 's1' });
    const before = session.head;
    await session.perform(takeTacticalAction, { seat: 's1' }, { and: [ends] });
    expect(session.line.slice(-2).map(({ fact }) => fact.type)).toEqual([
      'tactical-action.taken',
      'turn.ended',
    ]);
    await session.undo();
    expect(session.line.at(-1)?.seq).toBe(before);
    // What comes after is refused with it, and then nothing is recorded.
    const wrong: Act = (game, ruleset) => passTurn(game, ruleset, { seat: 's2' });
    const done = await session.perform(takeTacticalAction, { seat: 's1' }, { and: [wrong] });
    expect(done).toMatchObject({ ok: false });
    expect(session.line.at(-1)?.seq).toBe(before);
  });

  it('takes plain data only: what is judged is what is stored', async () => {
    const session = await startedGame();
    const facts = new Proxy([{ ...goods('s1', 1), cause: undefined }], {}) as GameEvent[];
    await session.perform(says, facts);
    expect(session.entries.at(-1)?.body).toEqual({ kind: 'fact', fact: goods('s1', 1) });
    const [fact] = session.line.slice(-1).map((item) => Object.keys(item.fact));
    expect(fact).not.toContain('cause');
  });

  it('records a double tap once', async () => {
    const session = await gameAtFirstTurn();
    const options = { head: session.head };
    const args = { seat: 's1' } as const;
    const [one, two] = await Promise.all([
      session.perform(takeTacticalAction, args, options),
      session.perform(takeTacticalAction, args, options),
    ]);
    expect([one, two]).toMatchObject([{ ok: true }, { ok: false, dropped: 'busy' }]);
    const three = await session.perform(takeTacticalAction, args, options);
    expect(three).toEqual({ ok: false, dropped: 'stale' });
    const taken = (await storedEntries()).filter(
      ({ body }) => body.kind === 'fact' && body.fact.type === 'tactical-action.taken',
    );
    expect(taken).toHaveLength(1);
  });

  it('is free for the next tap after a command that fails', async () => {
    const session = await startedGame();
    const broken: Command<null> = () => {
      throw new RangeError('no player in seat s9');
    };
    await expect(session.perform(broken, null)).rejects.toThrow(RangeError);
    expect(await session.perform(says, [goods('s1', 1)])).toMatchObject({ ok: true });
  });
});

describe('a refused tap', () => {
  it('comes back as a value and records nothing', async () => {
    const session = await startedGame();
    const before = await everythingStored();
    const done = await session.perform(chooseStrategyCard, { seat: 's2', card: 'trade' });
    expect(done).toMatchObject({ ok: false, refusal: { code: 'not-your-pick' }, outOfStep: false });
    expect(await everythingStored()).toBe(before);
    expect(session.refusal(chooseStrategyCard, { seat: 's2', card: 'trade' })?.code).toBe(
      'not-your-pick',
    );
    expect(session.refusal(chooseStrategyCard, { seat: 's1', card: 'trade' })).toBeNull();
  });

  it('recorded anyway marks only the refused facts', async () => {
    const session = await startedGame();
    const facts = [
      goods('s1', 1),
      ...chooseStrategyCard(session.game, session.ruleset, { seat: 's2', card: 'trade' }),
      goods('s3', 1),
    ];
    const rulings = session.ask(facts);
    expect(rulings.map((ruling) => ruling.refusal?.code)).toEqual([
      undefined,
      'not-your-pick',
      undefined,
    ]);
    expect(await session.perform(says, facts, { anyway: true })).toMatchObject({ ok: true });
    expect(session.entries.slice(-3).map((entry) => entry.overruled)).toEqual([
      undefined,
      { code: 'not-your-pick' },
      undefined,
    ]);
    expect(session.line.at(-2)?.overruled).toBe('not-your-pick');
    expect(session.game.strategyCards['trade']?.holder).toBe('s2');
  });

  it('judges each fact where the facts before it lead', async () => {
    const session = await startedGame();
    const pick = (seat: Seat, card: string): GameEvent => {
      const { initiative } = session.ruleset.strategyCards[card] ?? { initiative: 0 };
      return { type: 'strategy-card.chosen', seat, card, initiative, goods: 0 };
    };
    const codes = session
      .ask([pick('s1', 'trade'), pick('s2', 'trade'), pick('s2', 'politics')])
      .map((ruling) => ruling.refusal?.code ?? null);
    expect(codes).toEqual([null, 'card-taken', 'not-your-pick']);
  });

  it('out of step is recorded only after a corrected position', async () => {
    const session = await startedGame();
    const before = await everythingStored();
    const facts: GameEvent[] = [{ type: 'turn.passed', seat: 's1' }];
    const done = await session.perform(passTurn, { seat: 's1' }, { anyway: true });
    expect(done).toMatchObject({ ok: false, outOfStep: true });
    expect(await everythingStored()).toBe(before);
    const position = correctPosition(session.game, session.ruleset, {
      ...{ round: 1, phase: 'action', step: 'turn', activeSeat: 's1' },
    });
    const corrected = await session.perform(says, [...position, ...facts], { anyway: true });
    expect(corrected.ok).toBe(true);
    expect(actionOf(session.game)?.passed).toEqual(['s1']);
  });

  it('names a seat that is not at the table, and is never recorded', async () => {
    const session = await startedGame();
    for (const anyway of [false, true]) {
      const done = await session.perform(says, [goods('s1', 1), goods('s9', 1)], { anyway });
      expect(done).toMatchObject({ refusal: { code: 'not-playing', with: { seat: 's9' } } });
    }
    expect(session.head).toBe(4);
  });
});

/** No store of the browser takes an entry. */
const addFails = (error: Error) =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw error;
  });

describe('a failed append', () => {
  it.each([
    ['QuotaExceededError', 'quota'],
    ['DatabaseClosedError', 'closed'],
    ['DataError', 'unknown'],
  ])('changes nothing on screen and says so: %s', async (name, problem) => {
    const session = await startedGame();
    const { snapshot, entries, line } = session;
    const before = await everythingStored();
    addFails(new DOMException('no', name));
    expect(await session.perform(says, [goods('s1', 1)])).toEqual({ ok: false, problem });
    expect([session.snapshot, session.entries, session.line]).toEqual([snapshot, entries, line]);
    expect(session.snapshot).toBe(snapshot);
    expect(session.problem).toBe(problem);
    expect(session.busy).toBe(false);
    expect(await everythingStored()).toBe(before);
  });

  it('is over once a tap is stored', async () => {
    const session = await startedGame();
    const full = new DOMException('full', 'QuotaExceededError');
    const fails = addFails(full);
    await session.perform(says, [goods('s1', 1)]);
    fails.mockRestore();
    expect(await session.perform(says, [goods('s1', 1)])).toMatchObject({ ok: true });
    expect(session.problem).toBeNull();
    expect(session.game.players['s1']?.goods).toBe(1);
    expect(firstUnsound(await storedEntries())).toBeNull();
  });

  it('to a database that a newer app holds leaves the page read-only', async () => {
    const session = await startedGame();
    await newerApp();
    expect(await session.perform(says, [goods('s1', 1)])).toEqual({ ok: false, problem: 'newer' });
    expect(session.readOnly).toBe('stale-tab');
    expect(await session.undo()).toEqual({ ok: false, dropped: 'read-only' });
  });
});

describe('what follows from the record', () => {
  it('asks the referee of the expansions in play', async () => {
    const session = await startedGame({ expansions: [] });
    expect(session.ruleset).toBe(rulesetOf([]));
    const base = session.referee;
    expect(session.referee).toBe(base);
    await session.perform(changeSettings, { settings: {}, expansions: ['pok', 'codex1'] });
    expect(session.ruleset).toBe(rulesetOf(['pok', 'codex1']));
    expect(session.referee.ruleset).toBe(session.ruleset);
    await session.undo();
    expect(session.referee).toBe(base);
  });

  it('keeps the row of the game up to date in the same act', async () => {
    const session = await gameAtFirstTurn();
    await tap(session, [
      { type: 'points.scored', lines: [{ seat: 's2', points: 3 }], source: { kind: 'other' } },
    ]);
    const row = await storedRow();
    expect(row).toMatchObject({
      id: 'test-game',
      length: session.head,
      updatedAt: session.entries.at(-1)?.at,
      createdAt: session.entries[0]?.at,
      summary: null,
      archived: false,
      countsInStatistics: true,
      backupAt: null,
    });
    expect(row.card).toMatchObject({ ...session.position, goal: 10, result: null });
    expect(row.card).toMatchObject({ phase: 'action', step: 'turn', activeSeat: 's1' });
    expect(row.card.playedMs).toBeGreaterThanOrEqual(0);
    expect(row.card.seats.map(({ name, points }) => `${name} ${points}`)).toEqual([
      'Ana 0',
      'Ben 3',
      'Cem 0',
    ]);
    expect(row.card.seats[0]).toEqual({
      ...{ seat: 's1', name: 'Ana', faction: null, colour: 'red', presence: 'playing', points: 0 },
    });
  });

  it('keeps the summary of a game that ended, and drops it when the end is taken back', async () => {
    const session = await gameAtFirstTurn();
    await tap(session, [
      { type: 'points.scored', lines: [{ seat: 's2', points: 10 }], source: { kind: 'other' } },
    ]);
    const row = await storedRow();
    expect(row.card.result).toEqual({ winner: 's2', reason: 'goal', round: 1 });
    expect(row.summary).toMatchObject({ phase: 'over', points: { s1: 0, s2: 10, s3: 0 } });
    expect((await openSession()).differs).toBeNull();
    await session.undo();
    expect(await storedRow()).toMatchObject({ summary: null, card: { result: null } });
  });
});
