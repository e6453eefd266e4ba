/**
 * The devices of an open game as the keeper sees them, with connections that a test opens and closes: an
 * invitation is used once and lasts ten minutes, and who breaks the rules of the talk is cut off and named.
 */
import { gameAtFirstTurn } from '../../../support/stored-game.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import type { Seat } from '../../../../src/lib/core/vocabulary.ts';
import { PERMISSIONS } from '../../../../src/lib/link/acts.ts';
import { sdpOf, type Description, type Role } from '../../../../src/lib/link/description.ts';
import { GuestEnd, type GuestDoes } from '../../../../src/lib/link/guest.ts';
import { LASTS, shortCode } from '../../../../src/lib/link/invitation.ts';
import { answerCodeOf, readCode } from '../../../../src/lib/link/packing.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { Hosting } from '../../../../src/lib/session/link/hosting.svelte.ts';
import { newId } from '../../../../src/lib/session/run.ts';
import type { GameSession } from '../../../../src/lib/session/session.svelte.ts';

/** A description that no other device has. */
function described(role: Role, device: number): Description {
  const letters = String.fromCharCode(97 + (device % 26));
  return {
    role,
    ufrag: letters.repeat(4),
    pwd: letters.repeat(24),
    fingerprint: Array.from({ length: 32 }, (_, i) => (i * 7 + device) % 256),
    candidates: [{ kind: 'ipv4', address: `192.168.0.${device}`, port: 40_000 + device }],
  };
}

class Channel extends EventTarget {
  readyState = 'connecting';
  told: (text: string) => void = () => undefined;
  send = (text: string): void => this.told(text);
}

/** A connection of the keeper's browser: nothing opens by itself. */
class Connection extends EventTarget {
  static made: Connection[] = [];
  static generateCertificate = () => Promise.resolve(null);
  readonly channel = new Channel();
  readonly iceGatheringState = 'complete';
  connectionState = 'new';
  localDescription: { sdp: string } | null = null;
  /** What the answer said. */
  remote: string | null = null;

  constructor() {
    super();
    Connection.made.push(this);
  }
  createDataChannel = (): Channel => this.channel;
  setLocalDescription(): Promise<void> {
    this.localDescription = { sdp: sdpOf(described('offer', Connection.made.length)) };
    return Promise.resolve();
  }
  setRemoteDescription({ sdp }: { sdp: string }): Promise<void> {
    this.remote = sdp;
    return Promise.resolve();
  }
  close(): void {
    this.connectionState = 'closed';
    this.channel.readyState = 'closed';
  }
  open(): void {
    this.channel.readyState = 'open';
    this.channel.dispatchEvent(new Event('open'));
  }
}

/** A device at the other end of a connection; another one each time. */
class Device {
  static count = 100;
  readonly own = described('answer', (Device.count += 1));
  readonly guest = new GuestEnd({ app: 'test', rulesets: rulesetFor, newId });
  #connection: Connection | null = null;
  ended: string | null = null;

  /** The text of its answer to the link that it has read. */
  answer(link: string): string {
    const read = readCode('offer', link);
    if (!read.ok) throw new Error(read.problem);
    return answerCodeOf(this.own, read.description);
  }

  /** The channel opens, and it says who it is. */
  arrive(connection: Connection): this {
    this.#connection = connection;
    connection.channel.told = (text) => this.#does(this.guest.hear(text, performance.now()));
    connection.open();
    this.#does(this.guest.begin());
    return this;
  }

  say(text: string): void {
    this.#connection?.channel.dispatchEvent(new MessageEvent('message', { data: text }));
  }

  act(...made: Parameters<GuestEnd['act']>): void {
    this.#does(this.guest.act(...made).does);
  }

  leave(): void {
    this.#connection?.channel.dispatchEvent(new Event('close'));
    this.guest.lost();
  }

  #does(all: readonly GuestDoes[]): void {
    for (const one of all) {
      if (one.kind === 'send') this.say(one.text);
      else if (one.kind === 'fetch') this.#does(this.guest.fetched(true));
      else if (one.kind === 'ended') this.ended = one.why;
    }
  }
}

const PAGE = 'https://table.example/join';

let session: GameSession;
let hosting: Hosting;

beforeAll(() => {
  vi.stubGlobal('RTCPeerConnection', Connection);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  session = await gameAtFirstTurn();
  hosting = new Hosting(session);
  Connection.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  hosting.close();
});

/** The connection of the invitation that is open. */
const last = (): Connection => Connection.made.at(-1)!;

/** An invitation for a seat, its link and its connection. */
async function invited(seat: Seat | null): Promise<{ link: string; connection: Connection }> {
  await hosting.ask(seat, PERMISSIONS, PAGE);
  return { link: hosting.invite?.link ?? '', connection: last() };
}

/** A device comes by an invitation of this seat, and the keeper lets it in. */
async function joined(seat: Seat | null, device = new Device()): Promise<Device> {
  const { link, connection } = await invited(seat);
  await hosting.take(device.answer(link));
  device.arrive(connection);
  expect(hosting.invite?.stage).toBe('comparing');
  hosting.letIn();
  expect(device.guest.stage).toBe('in');
  return device;
}

const rows = () => hosting.devices.map(({ seat, state, why }) => ({ seat, state, why }));

describe('an invitation', () => {
  it('is taken up by the device that answers first, and by no other', async () => {
    const { link, connection } = await invited('s2');
    const [first, second] = [new Device(), new Device()];
    await hosting.take(first.answer(link));
    expect(hosting.invite).toMatchObject({ stage: 'opening', problem: null });
    const taken = connection.remote;
    await hosting.take(second.answer(link));
    expect(hosting.invite).toMatchObject({ stage: 'opening', problem: 'used' });
    expect(connection.remote).toBe(taken);
    expect(taken).toBe(sdpOf(first.own));
    // Nor after it is in: there is no invitation any more.
    first.arrive(connection);
    hosting.letIn();
    await hosting.take(second.answer(link));
    expect(hosting.invite).toBeNull();
    expect(connection.remote).toBe(taken);
    expect(rows()).toEqual([{ seat: 's2', state: 'connected', why: null }]);
  });

  it('of a seat lets in the device of another one as a new device alone: the keeper compares', async () => {
    const device = await joined('s3');
    device.leave();
    const { link, connection } = await invited('s2');
    await hosting.take(device.answer(link));
    device.arrive(connection);
    expect(device.guest.stage).toBe('waiting');
    expect(hosting.invite).toMatchObject({ seat: 's2', stage: 'comparing' });
    hosting.letIn();
    expect(device.guest.seat).toBe('s2');
    // The place of the other seat stays that of a device that is gone.
    expect(rows()).toEqual([
      { seat: 's3', state: 'gone', why: null },
      { seat: 's2', state: 'connected', why: null },
    ]);
  });

  it('of its own seat lets a device back in without another word', async () => {
    const device = await joined('s3');
    device.leave();
    expect(rows()).toEqual([{ seat: 's3', state: 'gone', why: null }]);
    const { link, connection } = await invited('s3');
    await hosting.take(device.answer(link));
    device.arrive(connection);
    expect(device.guest.stage).toBe('in');
    expect(hosting.invite).toBeNull();
    expect(rows()).toEqual([{ seat: 's3', state: 'connected', why: null }]);
  });

  it('lasts ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    const device = new Device();
    const early = await invited('s2');
    vi.advanceTimersByTime(LASTS - 1);
    await hosting.take(device.answer(early.link));
    expect(hosting.invite?.stage).toBe('opening');
    // Taken up in time it does not expire.
    vi.advanceTimersByTime(2);
    expect(hosting.invite?.stage).not.toBe('expired');

    const late = await invited('s2');
    vi.advanceTimersByTime(LASTS);
    expect(hosting.invite).toMatchObject({ stage: 'expired', link: '' });
    expect(late.connection.connectionState).toBe('closed');
    await hosting.take(new Device().answer(late.link));
    expect(late.connection.remote).toBeNull();
    expect(hosting.invite?.stage).toBe('expired');
  });

  it('is not taken up late by a page that slept, though no timer has ended it', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { link, connection } = await invited('s2');
    vi.advanceTimersByTime(LASTS);
    await hosting.take(new Device().answer(link));
    expect(hosting.invite?.problem).toBe('expired');
    expect(connection.remote).toBeNull();
  });

  it('takes no answer to the one before it, nor what is no answer', async () => {
    const before = await invited('s2');
    const device = new Device();
    const { connection } = await invited('s2');
    expect(before.connection.connectionState).toBe('closed');
    for (const [text, problem] of [
      [device.answer(before.link), 'other-offer'],
      [before.link, 'other-role'],
      ['anything', 'foreign'],
    ] as const) {
      await hosting.take(text);
      expect(hosting.invite).toMatchObject({ stage: 'open', problem });
    }
    expect(connection.remote).toBeNull();
  });

  it('shows the code of both certificates, and tells nothing of the game before the keeper’s word', async () => {
    const { link, connection } = await invited('s2');
    const device = new Device();
    await hosting.take(device.answer(link));
    const offer = readCode('offer', link);
    if (!offer.ok) throw new Error(offer.problem);
    expect(hosting.invite?.code).toBe(await shortCode(offer.description, device.own));
    expect(hosting.invite?.code).not.toBe(await shortCode(offer.description, new Device().own));
    device.arrive(connection);
    expect(device.guest.stage).toBe('waiting');
    expect(device.guest.known.kind).toBe('nothing');
    expect(hosting.devices).toEqual([]);
    // Taken back: the device that waits is sent away.
    hosting.cancel();
    expect(device.ended).toBe('refused');
    expect(hosting.invite).toBeNull();
    expect(hosting.devices).toEqual([]);
    expect(connection.connectionState).toBe('closed');
  });
});

describe('a device that breaks the rules of the talk', () => {
  it.each([
    [
      'acts for another seat',
      'foreign',
      (device: Device) => device.act('decline', { seat: 's3', card: 'leadership' }),
    ],
    ['says what the app never says', 'foreign', (device: Device) => device.say('{"kind":"undo"}')],
    [
      'sends too much at once',
      'flood',
      (device: Device) => {
        for (let n = 0; n < 100; n++) device.say(JSON.stringify({ kind: 'ping', n }));
      },
    ],
  ] as const)('and %s is cut off and named', async (_, why, harm) => {
    await session.perform(playStrategyCard, { seat: 's1', card: 'leadership' });
    const tokens = { tactic: 3, fleet: 0, strategy: 0 };
    await session.perform(resolvePrimary, { seat: 's1', card: 'leadership', tokens });
    const [device, other] = [await joined('s2'), await joined('s3')];
    const before = session.entries;
    harm(device);
    await vi.waitFor(() => expect(device.ended).toBe(why));
    expect(rows()).toEqual([
      { seat: 's2', state: 'cut', why },
      { seat: 's3', state: 'connected', why: null },
    ]);
    expect(session.entries).toBe(before);
    // Nothing that it says later is heard, and the others play on.
    device.act('decline', { seat: 's2', card: 'leadership' });
    other.act('decline', { seat: 's3', card: 'leadership' });
    await vi.waitFor(() => expect(session.entries.length).toBeGreaterThan(before.length));
    expect(JSON.stringify(session.entries.slice(before.length))).not.toContain('"s2"');
    // It comes back by the keeper's word alone.
    const { link, connection } = await invited('s2');
    await hosting.take(device.answer(link));
    device.arrive(connection);
    expect(device.guest.stage).toBe('waiting');
    expect(hosting.invite?.stage).toBe('comparing');
  });
});

describe('a seat', () => {
  it('has one device: the one that joins later takes the place of the one before', async () => {
    const first = await joined('s2');
    await joined('s2');
    expect(first.ended).toBe('closed');
    expect(rows()).toEqual([{ seat: 's2', state: 'connected', why: null }]);
  });

  it('has a wire ready for the next page of its device, until the device is sent away', async () => {
    await joined('s2');
    await vi.waitFor(() => expect(last().remote).not.toBeNull());
    const spare = last();
    expect(spare.connectionState).toBe('new');
    hosting.sendAway(hosting.devices[0]!.key);
    expect(rows()).toEqual([{ seat: 's2', state: 'cut', why: 'refused' }]);
    expect(spare.connectionState).toBe('closed');
  });
});
