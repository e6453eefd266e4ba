/** Both ends of a connection: versions, what a device cannot read, a record with another past, invitations. */
import { describe, expect, it } from 'vitest';
import { headOf } from '../../../src/lib/core/engine/engine-state.ts';
import { openState } from '../../../src/lib/core/engine/open.ts';
import { FORMAT, sumOf, type Entry } from '../../../src/lib/core/record/entry.ts';
import type { Description } from '../../../src/lib/link/description.ts';
import { GuestEnd, type GuestDoes } from '../../../src/lib/link/guest.ts';
import { HostEnd, inPieces, type HostDoes } from '../../../src/lib/link/host.ts';
import { invitation, LASTS, shortCode, takeUp } from '../../../src/lib/link/invitation.ts';
import {
  MAX_TOLD,
  MAX_TOLD_ENTRIES,
  PROTOCOL,
  readTold,
  type Told,
} from '../../../src/lib/link/messages.ts';
import { rulesetFor } from '../../../src/lib/rulesets/compose.ts';
import { hello, memberOf, momentOfAct, saying, toldEntries, worldOf } from '../../support/link.ts';

const STATE = momentOfAct('six-players', 'vote', 'vote');
const HEAD = headOf(STATE);

const toldBy = (does: readonly HostDoes[]): Told[] =>
  does.flatMap((one) => (one.kind === 'send' ? [JSON.parse(one.text) as Told] : []));
const kinds = (does: readonly HostDoes[]) => toldBy(does).map(({ kind }) => kind);

/** A host's end for a device of s2 that was here before. */
function hostEnd(state = STATE): HostEnd {
  const member = memberOf('s2');
  return new HostEnd(
    worldOf(() => state, [member]),
    member,
  );
}
const back = { ticket: memberOf('s2').ticket };

let ids = 0;
const guestEnd = () =>
  new GuestEnd({
    app: 'test',
    rulesets: rulesetFor,
    newId: () => `act-${(ids += 1) + 10_000_000}`,
  });

/** A guest that has been told this, in order. */
function told(
  messages: readonly unknown[],
  guest = guestEnd(),
): { guest: GuestEnd; does: GuestDoes[] } {
  const does = messages.flatMap((message) =>
    guest
      .hear(JSON.stringify(message), 1_000)
      .flatMap((one) => (one.kind === 'fetch' ? guest.fetched(true) : [one])),
  );
  return { guest, does };
}
function begun(): GuestEnd {
  const guest = guestEnd();
  guest.begin();
  return guest;
}

const PRESENT = { at: 1_800_000_000_000, mono: 50_000, run: 'run-of-the-host' };
const welcome = (from = 1) => ({
  kind: 'welcome',
  app: 'test',
  format: FORMAT,
  gameId: STATE.entries[0]?.gameId,
  seat: 's2',
  allowed: ['votes'],
  ticket: 'ticket-0001',
  now: PRESENT,
  from,
});
const entries = (all: readonly unknown[] = STATE.entries, from = 1) => [...inPieces(all, from)];

describe('the host', () => {
  it('ends the talk with a device of another protocol by saying so', () => {
    const other = JSON.stringify({ ...(JSON.parse(hello()) as object), protocol: PROTOCOL + 1 });
    expect(hostEnd().hear(other, 0)).toEqual([
      { kind: 'send', text: '{"kind":"end","why":"version"}' },
      { kind: 'cut', why: 'version' },
    ]);
  });

  it('sends a device of an older format the finished picture, and of the record nothing', () => {
    const does = hostEnd().hear(hello({ ...back, format: FORMAT - 1 || 1 }), 0);
    expect(kinds(does)).toEqual(['welcome', 'view']);
    expect(readTold(JSON.stringify(toldBy(does)[1]))).toMatchObject({ kind: 'view', head: HEAD });
  });

  it('sends it to a device that says it cannot read what it was sent', () => {
    const end = hostEnd();
    expect(kinds(end.hear(hello(back), 0))).toContain('entries');
    expect(kinds(end.hear('{"kind":"cannot-read"}', 0))).toEqual(['view']);
    expect(kinds(end.grown())).toEqual(['view']);
  });

  it('judges an act once, however often it is said, and says again what came of it', () => {
    const end = hostEnd();
    end.hear(hello(back), 0);
    const args = { seat: 's2', outcome: 'for', votes: 1 } as const;
    const text = saying({ act: 'vote', args }, 'act-00000001', HEAD);
    expect(end.hear(text, 0)).toMatchObject([{ kind: 'judge', said: { id: 'act-00000001' } }]);
    // It sleeps and wakes while the act is being judged.
    expect(end.hear(text, 0)).toEqual([]);
    const outcome = { kind: 'recorded', head: HEAD + 1 } as const;
    const [answer] = end.outcome('act-00000001', outcome);
    expect(end.hear(text, 0)).toEqual([answer]);
    expect(toldBy(end.hear(text, 0))).toEqual([{ kind: 'outcome', id: 'act-00000001', outcome }]);
  });

  it('goes on from what a device has, and from the start where that is another past', () => {
    const { gameId = '', sum = '' } = STATE.entries[9] ?? {};
    const held = { gameId, head: 10, sum };
    expect(toldEntries(hostEnd().hear(hello({ ...back, held }), 0))).toEqual(
      STATE.entries.slice(10),
    );
    for (const other of [
      { ...held, sum: 'other' },
      { ...held, gameId: 'other' },
      { ...held, head: HEAD + 5 },
    ]) {
      const does = hostEnd().hear(hello({ ...back, held: other }), 0);
      expect(toldEntries(does)).toEqual(STATE.entries);
    }
  });

  it('knows a device again for its own seat only', () => {
    const end = new HostEnd(
      worldOf(() => STATE, [memberOf('s2')]),
      { seat: 's3', allowed: [] },
    );
    expect(kinds(end.hear(hello(back), 0))).toEqual(['waiting']);
    expect(end.stage).toBe('waiting');
  });

  it('sends a long record in pieces that the other end takes', () => {
    const long = Array.from({ length: 1_000 }, (_, i) => ({ ...STATE.entries[0], seq: i + 1 }));
    const pieces = [...inPieces(long, 1)];
    expect(pieces.length).toBeGreaterThanOrEqual(1_000 / MAX_TOLD_ENTRIES);
    for (const piece of pieces) {
      expect(JSON.stringify(piece).length).toBeLessThanOrEqual(MAX_TOLD);
      expect(readTold(JSON.stringify(piece)).kind).toBe('entries');
    }
    expect(pieces.flatMap((piece) => (piece.kind === 'entries' ? piece.entries : []))).toEqual(
      long,
    );
  });
});

describe('a guest', () => {
  it('derives the table of the host', () => {
    const { guest } = told([welcome(), ...entries()], begun());
    expect(guest.known).toMatchObject({ kind: 'record' });
    if (guest.known.kind !== 'record') return;
    expect(guest.known.state.entries).toEqual(STATE.entries);
    expect(guest.known.state.timeline.head.context).toEqual(STATE.timeline.head.context);
    expect([guest.seat, guest.allowed, guest.age(3_500)]).toEqual(['s2', ['votes'], 2_500]);
  });

  it('takes nothing that its sum does not hold, and nothing before it was let in', () => {
    const bad = STATE.entries.map((entry, i) => (i === 3 ? { ...entry, at: entry.at + 1 } : entry));
    const spoiled = told([welcome(), ...entries(bad)], begun());
    expect(spoiled.does.at(-1)).toEqual({ kind: 'ended', why: 'foreign' });
    expect(spoiled.guest.known.kind).toBe('nothing');
    const early = told(entries(), begun());
    expect(early.does).toEqual([{ kind: 'ended', why: 'foreign' }]);
    expect(told([{ kind: 'view', head: 1, view: {} }], begun()).does).toEqual([
      { kind: 'ended', why: 'foreign' },
    ]);
  });

  it('says that it cannot read what a newer app has written', () => {
    const { guest } = told([welcome(), ...entries(STATE.entries.slice(0, 5))], begun());
    const { sum: _, ...entry } = { ...STATE.entries[5], format: FORMAT + 1 } as Entry;
    const newer = { ...entry, sum: sumOf(STATE.entries[4]?.sum ?? '', entry as Entry) };
    const { does } = told([{ kind: 'entries', from: 6, entries: [newer] }], guest);
    expect(does).toEqual([{ kind: 'send', text: '{"kind":"cannot-read"}' }]);
    const view = worldOf(() => STATE).view();
    told([{ kind: 'view', head: 6, view }], guest);
    // What it knew before is no table of now.
    expect(guest.known).toEqual({ kind: 'picture', head: 6, view });
  });

  it('asks for entries that are missing, and passes over those that came twice', () => {
    const { guest } = told([welcome(), ...entries(STATE.entries.slice(0, 5))], begun());
    const missing = entries(STATE.entries.slice(8, 10), 9);
    expect(told(missing, guest).does).toEqual([{ kind: 'send', text: '{"kind":"want","from":6}' }]);
    told(entries(STATE.entries.slice(2), 3), guest);
    expect(guest.known).toMatchObject({ state: { entries: STATE.entries } });
  });

  it('keeps a record with another past beside that of the host, never mixed with it', () => {
    const { guest } = told([welcome(), ...entries()], begun());
    guest.lost();
    guest.begin();
    const shorter = STATE.entries.slice(0, 8);
    told([welcome(), ...entries(shorter)], guest);
    expect(guest.left).toEqual(STATE.entries);
    expect(guest.known).toMatchObject({ state: { entries: shorter } });
    expect(openState(rulesetFor, guest.left ?? []).damage).toBeNull();
  });

  it('goes by the present of the host, and by what was least long on its way', () => {
    const pong = (now: typeof PRESENT) => JSON.stringify({ kind: 'pong', n: 1, head: HEAD, now });
    const after = (ms: number, from = PRESENT) => ({
      ...from,
      at: from.at + ms,
      mono: from.mono + ms,
    });
    expect(begun().instant(1_000)).toBeNull();
    const { guest } = told([welcome(), ...entries()], begun());
    expect(guest.instant(1_000)).toEqual(PRESENT);
    expect(guest.instant(4_200)).toEqual(after(3_200));
    // Half a second late: the time that is shown never goes back for that.
    guest.hear(pong(after(1_500)), 3_000);
    expect(guest.instant(3_000)).toEqual(after(2_000));
    // This page's clock stood still, or the host's did, or the host's page is another one.
    guest.hear(pong(after(60_000)), 5_000);
    expect(guest.instant(5_000)).toEqual(after(60_000));
    guest.hear(pong(after(30_000)), 7_000);
    expect(guest.instant(7_000)).toEqual(after(30_000));
    const other = { ...PRESENT, mono: 10, run: 'another-run' };
    guest.hear(pong(other), 8_000);
    expect(guest.instant(9_000)).toEqual(after(1_000, other));
    guest.lost();
    expect(guest.instant(10_000)).toEqual(after(2_000, other));
  });

  it('says an act until it has its outcome', () => {
    const { guest } = told([welcome(), ...entries()], begun());
    const { id, does } = guest.act('vote', { seat: 's2', outcome: 'for', votes: 1 });
    expect(does).toHaveLength(1);
    expect(guest.ping(1)).toEqual([...does, { kind: 'send', text: '{"kind":"ping","n":1}' }]);
    told([{ kind: 'outcome', id, outcome: { kind: 'stale' } }], guest);
    expect(guest.ping(2)).toHaveLength(1);
    expect(guest.unanswered).toBe(0);
  });
});

describe('an invitation', () => {
  it('is taken up once, and for ten minutes', () => {
    const invited = invitation('s2', ['votes'], 1_000);
    const taken = takeUp(invited, 1_000 + LASTS - 1);
    expect(taken).toMatchObject({ seat: 's2', used: true });
    if (typeof taken === 'string') return;
    expect(takeUp(taken, 2_000)).toBe('used');
    expect(takeUp(invited, 1_000 + LASTS)).toBe('expired');
  });

  it('to watch allows nothing', () => {
    expect(invitation(null, ['votes'], 0).allowed).toEqual([]);
  });

  it('has a short code that both ends come to, and another one with any other certificate', async () => {
    const side = (fill: number): Description => ({
      role: 'offer',
      ufrag: 'abcd',
      pwd: 'a'.repeat(22),
      fingerprint: new Array<number>(32).fill(fill),
      candidates: [],
    });
    const code = await shortCode(side(1), side(2));
    expect(code).toMatch(/^\d{4}$/);
    expect(await shortCode(side(1), side(2))).toBe(code);
    expect(await shortCode(side(1), side(3))).not.toBe(code);
    expect(await shortCode(side(3), side(2))).not.toBe(code);
  });
});
