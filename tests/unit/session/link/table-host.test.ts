/** The open game with devices of seats: their acts are taps of the keeper, and all derive the same table. */
import { gameAtFirstTurn, openSession, storedEntries } from '../../../support/stored-game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeSettings, correctBalances } from '../../../../src/lib/core/commands/corrections.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import {
  declineSecondary,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import { passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { firstUnsound } from '../../../../src/lib/core/record/soundness.ts';
import type { Seat } from '../../../../src/lib/core/vocabulary.ts';
import { PERMISSIONS, type Permission } from '../../../../src/lib/link/acts.ts';
import { GuestEnd, type GuestDoes } from '../../../../src/lib/link/guest.ts';
import type { ActOutcome } from '../../../../src/lib/link/messages.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { TableHost, type HostLine } from '../../../../src/lib/session/link/table-host.ts';
import { newId } from '../../../../src/lib/session/run.ts';
import type { GameSession } from '../../../../src/lib/session/session.svelte.ts';

/** A device of a seat, on a wire that can be cut. */
class Device {
  readonly guest = new GuestEnd({ app: 'test', rulesets: rulesetFor, newId });
  readonly outcomes = new Map<string, ActOutcome>();
  ended: string | null = null;
  #line: HostLine | null = null;
  /** Messages of the host that get lost, as when the wire is cut. */
  deaf = false;
  /** The wire takes no more. */
  breaks = false;

  constructor(
    readonly host: TableHost,
    readonly seat: Seat | null,
    readonly allowed: readonly Permission[] = PERMISSIONS,
  ) {}

  join({ letIn = true } = {}): this {
    const { seat, allowed } = this;
    this.#line = this.host.connect(
      {
        send: (text) => {
          if (this.breaks) throw new Error('full');
          if (!this.deaf) this.#does(this.guest.hear(text, performance.now()));
        },
        close: () => this.guest.lost(),
      },
      { seat, allowed },
    );
    this.#does(this.guest.begin());
    if (letIn) this.#line.letIn();
    return this;
  }

  lose(): void {
    this.#line?.lost();
    this.#line = null;
    this.guest.lost();
  }

  send(text: string): void {
    this.#line?.hear(text);
  }

  act(...made: Parameters<GuestEnd['act']>): string {
    const { id, does } = this.guest.act(...made);
    this.#does(does);
    return id;
  }

  ping(): void {
    this.#does(this.guest.ping(1));
  }

  async outcome(id: string): Promise<ActOutcome> {
    return vi.waitFor(() => {
      const outcome = this.outcomes.get(id);
      if (!outcome) throw new Error('no outcome yet');
      return outcome;
    });
  }

  get entries() {
    const { known } = this.guest;
    return known.kind === 'record' ? known.state.entries : [];
  }

  #does(all: readonly GuestDoes[]): void {
    for (const one of all) {
      if (one.kind === 'send') this.send(one.text);
      else if (one.kind === 'outcome') this.outcomes.set(one.id, one.outcome);
      else if (one.kind === 'fetch') this.#does(this.guest.fetched(true));
      else if (one.kind === 'ended') this.ended = one.why;
    }
  }
}

const hosts: TableHost[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.close();
});

/** A table of three at whose first turn Leadership lies open for the others. */
async function atLeadership(): Promise<{ session: GameSession; host: TableHost }> {
  const session = await gameAtFirstTurn();
  await session.perform(playStrategyCard, { seat: 's1', card: 'leadership' });
  const tokens = { tactic: 3, fleet: 0, strategy: 0 };
  const done = await session.perform(resolvePrimary, { seat: 's1', card: 'leadership', tokens });
  expect(done).toMatchObject({ ok: true });
  const host = new TableHost(session);
  hosts.push(host);
  return { session, host };
}

const FOLLOW = { card: 'leadership', tokens: { tactic: 1, fleet: 0, strategy: 0 } };

describe('a device of a seat', () => {
  it('is sent nothing of the record until the keeper has let it in, then all of it as it grows', async () => {
    const { session, host } = await atLeadership();
    const device = new Device(host, 's2').join({ letIn: false });
    expect(device.guest.stage).toBe('waiting');
    expect(device.guest.known.kind).toBe('nothing');
    device.lose();
    device.join();
    expect(device.entries).toEqual(session.entries);
    expect(host.seats).toEqual(['s2']);
    const id = device.act('follow', { seat: 's2', ...FOLLOW });
    expect(await device.outcome(id)).toEqual({ kind: 'recorded', head: session.head });
    await session.undo();
    await vi.waitFor(() => expect(device.entries).toEqual(session.entries));
    expect(device.guest.known).toMatchObject({
      kind: 'record',
      state: { timeline: { head: { context: session.game } } },
    });
    expect(firstUnsound(await storedEntries())).toBeNull();
  });

  it('follows what another window of the tablet records', async () => {
    const { session, host } = await atLeadership();
    const device = new Device(host, null).join();
    const other = await openSession();
    await other.undo();
    await vi.waitFor(() => expect(device.entries.length).toBe(other.head));
    expect(device.entries).toEqual(session.entries);
  });

  it('meets the refusal that the keeper would meet, and what it may not do is not tried', async () => {
    const { session, host } = await atLeadership();
    const device = new Device(host, 's2', ['turns']).join();
    const before = session.entries;
    const passes = device.act('pass', { seat: 's2' });
    const refused = await session.perform(passTurn, { seat: 's2' });
    expect(refused).toMatchObject({ ok: false });
    expect(await device.outcome(passes)).toEqual({
      kind: 'refused',
      refusal: 'refusal' in refused ? refused.refusal : null,
    });
    const follows = device.act('follow', { seat: 's2', ...FOLLOW });
    expect(await device.outcome(follows)).toEqual({ kind: 'not-allowed' });
    expect(session.entries).toBe(before);
  });

  it('is cut off when it speaks for another seat, and comes back by the keeper alone', async () => {
    const { session, host } = await atLeadership();
    const device = new Device(host, 's2').join();
    const before = session.entries;
    device.act('follow', { seat: 's3', ...FOLLOW });
    await vi.waitFor(() => expect(device.ended).toBe('foreign'));
    expect(session.entries).toBe(before);
    expect(host.seats).toEqual([]);
  });

  it('waits while the clocks stand still', async () => {
    const { session, host } = await atLeadership();
    const device = new Device(host, 's2').join();
    await session.time.pause();
    const id = device.act('follow', { seat: 's2', ...FOLLOW });
    expect(await device.outcome(id)).toEqual({ kind: 'paused' });
    expect(session.time.paused).toBe(true);
  });

  it('gives its place to another device of its seat', async () => {
    const { host } = await atLeadership();
    const first = new Device(host, 's2').join();
    const second = new Device(host, 's2').join();
    expect([first.ended, second.ended]).toEqual(['closed', null]);
    expect(host.seats).toEqual(['s2']);
  });
});

describe('two at once', () => {
  it('are both recorded where both may be: each answers the same card', async () => {
    const { session, host } = await atLeadership();
    const [two, three] = [new Device(host, 's2').join(), new Device(host, 's3').join()];
    const head = session.head;
    const ids = [
      two.act('follow', { seat: 's2', ...FOLLOW }),
      three.act('decline', { seat: 's3', card: 'leadership' }),
    ];
    expect(await two.outcome(ids[0]!)).toMatchObject({ kind: 'recorded' });
    expect(await three.outcome(ids[1]!)).toMatchObject({ kind: 'recorded' });
    expect(session.head).toBeGreaterThan(head + 1);
    expect(three.entries).toEqual(session.entries);
  });

  it('wait for each other: an act that comes while the keeper’s is written is not dropped', async () => {
    const { session, host } = await atLeadership();
    const two = new Device(host, 's2').join();
    const keeper = session.perform(declineSecondary, { seat: 's3', card: 'leadership' });
    const id = two.act('follow', { seat: 's2', ...FOLLOW });
    expect(await keeper).toMatchObject({ ok: true });
    expect(await two.outcome(id)).toEqual({ kind: 'recorded', head: session.head });
  });

  it('stand in the order of the tablet: what the keeper did first makes the other one stale or refused', async () => {
    const { session, host } = await atLeadership();
    const two = new Device(host, 's2').join();
    const keeper = session.perform(declineSecondary, { seat: 's2', card: 'leadership' });
    // Drawn before the keeper's act has reached it.
    const id = two.act('follow', { seat: 's2', ...FOLLOW });
    expect(await keeper).toMatchObject({ ok: true });
    expect(await two.outcome(id)).toEqual({ kind: 'stale' });
    const again = two.act('follow', { seat: 's2', ...FOLLOW });
    expect(await two.outcome(again)).toMatchObject({ kind: 'refused' });
  });

  it('stand where the table stands still, but for what was written of the device’s own seat', async () => {
    const { session, host } = await atLeadership();
    const two = new Device(host, 's2').join();
    const outcomeBeside = async (seat: Seat) => {
      const keeper = session.perform(correctBalances, { seat, balances: { tactic: 5 } });
      const id = two.act('follow', { seat: 's2', ...FOLLOW });
      expect(await keeper).toMatchObject({ ok: true });
      return two.outcome(id);
    };
    expect(await outcomeBeside('s2')).toEqual({ kind: 'stale' });
    expect(await outcomeBeside('s3')).toMatchObject({ kind: 'recorded' });
  });
});

describe('a lost connection', () => {
  it('neither loses an act nor doubles it, and needs no second word of the keeper', async () => {
    const { session, host } = await atLeadership();
    const device = new Device(host, 's2').join();
    const head = session.head;
    // It was recorded, and the device never heard of it.
    device.deaf = true;
    const heard = device.act('follow', { seat: 's2', ...FOLLOW });
    await vi.waitFor(() => expect(session.head).toBeGreaterThan(head));
    const after = session.head;
    device.lose();
    device.deaf = false;
    expect(device.guest.unanswered).toBe(1);
    device.join({ letIn: false });
    expect(await device.outcome(heard)).toEqual({ kind: 'recorded', head: after });
    expect(session.head).toBe(after);
    expect(device.entries).toEqual(session.entries);
    // Made while the wire was gone: it is tried when the device is back, if the table still stands there.
    await session.undo();
    await vi.waitFor(() => expect(device.entries).toEqual(session.entries));
    device.lose();
    const late = device.act('decline', { seat: 's2', card: 'leadership' });
    device.join({ letIn: false });
    expect(await device.outcome(late)).toEqual({ kind: 'recorded', head: session.head });
    device.lose();
    await session.undo();
    const old = device.act('follow', { seat: 's2', ...FOLLOW });
    device.join({ letIn: false });
    expect(await device.outcome(old)).toEqual({ kind: 'stale' });
  });

  it('leaves what was known, with its age', async () => {
    const { host } = await atLeadership();
    const device = new Device(host, 's2').join();
    const { entries } = device;
    device.lose();
    expect(device.entries).toBe(entries);
    expect(device.guest.age(performance.now() + 60_000)).toBeGreaterThanOrEqual(60_000);
  });

  it('of a wire that takes no more stops no tap, and no other device', async () => {
    const { session, host } = await atLeadership();
    const two = new Device(host, 's2').join();
    const three = new Device(host, 's3').join();
    two.breaks = true;
    const done = await session.perform(declineSecondary, { seat: 's2', card: 'leadership' });
    expect(done).toMatchObject({ ok: true });
    expect(three.entries).toEqual(session.entries);
    expect(host.seats).toEqual(['s3']);
  });

  it('asks for what it missed', async () => {
    const { session, host } = await atLeadership();
    const device = new Device(host, null).join();
    device.deaf = true;
    await session.perform(changeSettings, { settings: { goal: 12 } });
    await session.undo();
    device.deaf = false;
    expect(device.entries.length).toBeLessThan(session.head);
    device.ping();
    await vi.waitFor(() => expect(device.entries).toEqual(session.entries));
  });
});
