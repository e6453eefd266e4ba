/** Silences: a page that slept, was hidden, closed or left, and what its table is asked. */
import { gameAtFirstTurn, openSession, storedEntries, tap } from '../../support/stored-game.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../../src/lib/core/events.ts';
import { timesAt } from '../../../src/lib/core/queries/time/times.ts';
import { instantNow } from '../../../src/lib/session/run.ts';
import type { GameSession } from '../../../src/lib/session/session.svelte.ts';
import { answerSilence, moveMinutes } from '../../../src/lib/session/game-time.svelte.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const goods: GameEvent = { type: 'goods.gained', seat: 's1', goods: 1 };

class Page extends EventTarget {
  visibilityState = 'visible';

  show(visible: boolean): void {
    this.visibilityState = visible ? 'visible' : 'hidden';
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
let tab: EventTarget;
let kept: Map<string, string>;

/** Time passes for the page too, none of whose timers comes: it is stopped. */
const sleep = (ms: number) => vi.advanceTimersByTime(ms);
/** The page is awake all the time. */
function stay(ms: number): void {
  for (let left = ms; left > 0; left -= MINUTE) {
    sleep(Math.min(left, MINUTE));
    page.show(true);
  }
}
/** Only the clock of the device goes on. */
const jump = (ms: number) => vi.setSystemTime(Date.now() + ms);
const killed = () => tab.dispatchEvent(new Event('pagehide'));

const timesOf = ({ time }: GameSession) => timesAt(time.ledger, instantNow(), time.silences);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_800_000_000_000 });
  instantNow();
  page = new Page();
  tab = new EventTarget();
  kept = new Map();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A game whose first turn is s1's, with its clock running. */
async function atTurn(): Promise<GameSession> {
  const session = await gameAtFirstTurn();
  await session.time.start();
  return session;
}

describe('a page that slept while it was alive', () => {
  it('bills no one, asks once, and can be answered at any time', async () => {
    const session = await atTurn();
    stay(10 * MINUTE);
    sleep(2 * HOUR + 14 * MINUTE);
    page.show(true);
    page.show(true);
    expect(session.time.unanswered).toHaveLength(1);
    expect(timesOf(session)).toMatchObject({
      seats: { s1: 10 * MINUTE },
      held: { nobody: 2 * HOUR + 14 * MINUTE },
    });
    stay(MINUTE);
    await tap(session, [goods]);
    expect((await storedEntries()).slice(-2).map(({ body }) => body.kind)).toEqual(['gap', 'fact']);
    expect(session.time.silences).toEqual([]);
    const again = await openSession();
    const [asked] = again.time.unanswered;
    expect(asked?.length).toBe(2 * HOUR + 14 * MINUTE);
    expect(await answerSilence(again.time, asked!, 14 * MINUTE)).toMatchObject({ ok: true });
    expect(again.time.unanswered).toEqual([]);
    expect(timesOf(again)).toMatchObject({
      seats: { s1: 25 * MINUTE },
      held: { nobody: 0, breaks: 2 * HOUR },
    });
  });

  it('is found by the tap that comes before any timer', async () => {
    const session = await atTurn();
    sleep(HOUR);
    await tap(session, [goods]);
    expect(timesOf(session)).toMatchObject({ seats: { s1: 0 }, held: { nobody: HOUR } });
  });

  it('is found whole where the clock of the device was set back just before', async () => {
    const session = await atTurn();
    stay(MINUTE);
    jump(-5 * HOUR);
    session.time.before();
    jump(10 * HOUR);
    session.time.before();
    expect(session.time.unanswered.map(({ length }) => length)).toEqual([10 * HOUR]);
    expect(timesOf(session).seats['s1']).toBeLessThanOrEqual(MINUTE);
  });

  it('is found where the page’s own clock stood still too', async () => {
    const session = await atTurn();
    stay(MINUTE);
    jump(3 * HOUR);
    page.show(true);
    expect(timesOf(session)).toMatchObject({
      seats: { s1: MINUTE },
      held: { nobody: 3 * HOUR },
    });
    await answerSilence(session.time, session.time.unanswered[0]!, 3 * HOUR);
    expect(timesOf(session).seats['s1']).toBe(MINUTE + 3 * HOUR);
  });

  it('is asked nothing after less than five minutes, nor in a pause, nor after the end', async () => {
    const session = await atTurn();
    sleep(4 * MINUTE);
    page.show(true);
    expect(timesOf(session).seats['s1']).toBe(4 * MINUTE);
    await session.time.pause('food');
    sleep(HOUR);
    page.show(true);
    await session.time.resume();
    await tap(session, [{ type: 'game.called', winner: 's1', reason: 'time' }]);
    sleep(HOUR);
    page.show(true);
    expect(session.time.asked).toEqual([]);
  });

  it('is no silence while someone thinks for long and the page is seen', async () => {
    const session = await atTurn();
    stay(40 * MINUTE);
    expect(session.time.asked).toEqual([]);
    expect(timesOf(session).seats['s1']).toBe(40 * MINUTE);
  });

  it('is none where another window showed the game', async () => {
    const session = await atTurn();
    page.show(false);
    sleep(HOUR);
    const [key, row] = [...kept][0]!;
    kept.set(key, JSON.stringify({ ...(JSON.parse(row) as object), at: Date.now() - 9_000 }));
    page.show(true);
    expect(session.time.asked).toEqual([]);
  });
});

describe('a page that was hidden', () => {
  it('was away from when it was hidden, whatever happened to it meanwhile', async () => {
    const session = await atTurn();
    stay(MINUTE);
    page.show(false);
    sleep(3 * MINUTE);
    page.dispatchEvent(new Event('freeze'));
    sleep(3 * MINUTE);
    page.show(true);
    expect(session.time.unanswered.map(({ length }) => length)).toEqual([6 * MINUTE]);
  });
});

describe('a page that was closed or killed', () => {
  it('asks about the time since it was seen last, and not since the last act', async () => {
    await atTurn();
    stay(20 * MINUTE);
    killed();
    sleep(10 * MINUTE);
    const again = await openSession();
    expect(again.time.unanswered.map(({ length }) => length)).toEqual([10 * MINUTE]);
    expect(timesOf(again).seats['s1']).toBe(20 * MINUTE);
  });

  it('keeps what was asked and no one recorded', async () => {
    await atTurn();
    sleep(HOUR);
    page.show(true);
    stay(2 * MINUTE);
    killed();
    sleep(MINUTE);
    const again = await openSession();
    expect(again.time.unanswered.map(({ length }) => length)).toEqual([HOUR]);
    expect(timesOf(again).seats['s1']).toBe(3 * MINUTE);
  });

  it('without a stamp asks about all since the last act', async () => {
    await atTurn();
    stay(20 * MINUTE);
    kept.clear();
    const again = await openSession();
    expect(again.time.unanswered.map(({ length }) => length)).toEqual([20 * MINUTE]);
  });

  it('leaves it to the window that goes on to tell of a silence of both', async () => {
    const session = await atTurn();
    const other = await openSession();
    sleep(HOUR);
    page.show(true);
    expect([session, other].map(({ time }) => time.silences.length)).toEqual([1, 1]);
    await tap(other, [goods]);
    await vi.waitFor(() => expect(session.head).toBe(other.head));
    expect(session.time.silences).toEqual([]);
    await tap(session, [goods]);
    // Waiting took a moment of its own.
    expect(timesOf(session).seats['s1']).toBeLessThan(MINUTE);
    expect(timesOf(session).held.nobody).toBe(HOUR);
  });

  it('forgets what another window has recorded', async () => {
    await atTurn();
    sleep(HOUR);
    page.show(true);
    killed();
    const row = [...kept];
    const other = await openSession();
    await tap(other, [goods]);
    kept = new Map(row);
    expect((await openSession()).time.silences).toEqual([]);
  });
});

describe('a table that goes home, or to another game', () => {
  it('makes a break, however short, and is asked nothing', async () => {
    const session = await atTurn();
    stay(MINUTE);
    session.close();
    sleep(2 * MINUTE);
    const again = await openSession();
    expect(again.time.unanswered).toEqual([]);
    expect(timesOf(again)).toMatchObject({ seats: { s1: MINUTE }, held: { breaks: 2 * MINUTE } });
    await tap(again, [goods]);
    expect(timesOf(again)).toMatchObject({ seats: { s1: MINUTE }, held: { breaks: 2 * MINUTE } });
    // The table may still say that it went on playing.
    await answerSilence(again.time, again.time.asked[0]!, 2 * MINUTE);
    expect(timesOf(again)).toMatchObject({ seats: { s1: 3 * MINUTE }, held: { breaks: 0 } });
  });
});

describe('moved minutes', () => {
  const from = { kind: 'seat', seat: 's1', phase: 'action' } as const;
  const to = { kind: 'seat', seat: 's2', phase: 'action' } as const;

  it('move, and not more than there are', async () => {
    const session = await atTurn();
    stay(10 * MINUTE);
    const reason = 'it was Ben who thought';
    const moving = { from, to, ms: 4 * MINUTE, reason };
    expect(await moveMinutes(session.time, moving)).toMatchObject({ ok: true });
    expect(timesOf(session).seats).toMatchObject({ s1: 6 * MINUTE, s2: 4 * MINUTE });
    expect(await moveMinutes(session.time, { ...moving, from: to, to: from, ms: HOUR })).toEqual({
      ok: false,
      why: 'too-much',
      held: 4 * MINUTE,
    });
    expect(await moveMinutes(session.time, { ...moving, ms: 0 })).toMatchObject({ why: 'nothing' });
    const stranger = { ...to, seat: 's9' } as const;
    expect(await moveMinutes(session.time, { ...moving, to: stranger })).toMatchObject({
      why: 'no-seat',
    });
    await moveMinutes(session.time, { ...moving, from: to, to: from });
    expect(timesOf(session).seats).toMatchObject({ s1: 10 * MINUTE, s2: 0 });
  });
});

describe('an act while the clocks stand still', () => {
  it('lets them run in the same tap', async () => {
    const session = await atTurn();
    await session.time.pause('break');
    stay(MINUTE);
    const done = await session.perform(() => [goods], null, { resume: true });
    expect(done).toMatchObject({ ok: true });
    expect(session.time.paused).toBe(false);
    const groups = (await storedEntries()).slice(-2).map(({ body, group }) => [body.kind, group]);
    expect(groups).toEqual([
      ['clock', groups[0]![1]],
      ['fact', groups[0]![1]],
    ]);
    await session.undo();
    expect(session.time.paused).toBe(false);
  });
});
