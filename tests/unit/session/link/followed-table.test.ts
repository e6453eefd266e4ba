/** The table of another device as a screen sees it, on wires in memory. */
import { gameAtFirstTurn } from '../../../support/stored-game.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { gameFileSchema } from '../../../../src/lib/core/record/game-file.ts';
import * as v from 'valibot';
import { PERMISSIONS } from '../../../../src/lib/link/acts.ts';
import { FollowedTable } from '../../../../src/lib/session/link/followed-table.svelte.ts';
import { TableHost, type HostLine } from '../../../../src/lib/session/link/table-host.ts';

const closing: { close: () => void }[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const one of closing.splice(0)) one.close();
});

const SEAT = { seat: 's2', allowed: PERMISSIONS } as const;

/** Joins both ends; the answer cuts the wire between them. */
function wired(host: TableHost, table: FollowedTable) {
  const line: HostLine = host.connect(
    { send: (text) => table.hear(text), close: () => table.lost() },
    SEAT,
  );
  table.begin({ send: (text) => line.hear(text), close: () => line.lost() }, '4711');
  const cut = () => {
    line.lost();
    table.lost();
  };
  return { line, cut };
}

async function following() {
  const session = await gameAtFirstTurn();
  const host = new TableHost(session);
  const table = new FollowedTable();
  closing.push(host, table);
  return { session, host, table };
}

describe('a followed table', () => {
  it('shows the short code until the keeper lets it in, then the record as it grows', async () => {
    const { session, host, table } = await following();
    expect(table).toMatchObject({ stage: 'greeting', code: null, age: null, connected: false });
    const { line } = wired(host, table);
    expect(table).toMatchObject({ stage: 'waiting', code: '4711', state: null, connected: false });
    line.letIn();
    expect(table).toMatchObject({ stage: 'in', connected: true, view: null, ended: null });
    expect(table.member).toEqual({ seat: 's2', may: PERMISSIONS });
    await vi.waitFor(() => expect(table.state?.entries).toEqual(session.entries));
    await session.undo();
    await vi.waitFor(() => expect(table.state?.entries).toEqual(session.entries));
    const file = v.parse(gameFileSchema, JSON.parse(table.file()));
    expect(file.entries).toEqual(session.entries);
  });

  it('answers each act, as the keeper would be answered', async () => {
    const { session, host, table } = await following();
    const { line } = wired(host, table);
    line.letIn();
    await vi.waitFor(() => expect(table.state).not.toBeNull());
    const refused = await session.perform(passTurn, { seat: 's2' });
    expect(await table.act('pass', { seat: 's2' })).toEqual({
      kind: 'refused',
      refusal: 'refusal' in refused ? refused.refusal : null,
    });
  });

  it('keeps what it knew when the wire is gone, with its age, and is in again by itself', async () => {
    const { session, host, table } = await following();
    const first = wired(host, table);
    first.line.letIn();
    await vi.waitFor(() => expect(table.state).not.toBeNull());
    const known = table.state;
    first.cut();
    const asked = table.act('endTurn', { seat: 's2' });
    expect(table).toMatchObject({ stage: 'in', connected: false });
    expect(table.state).toBe(known);
    wired(host, table);
    expect(table).toMatchObject({ stage: 'in', connected: true });
    expect((await asked).kind).toBe('refused');
    expect(table.state?.entries).toEqual(session.entries);
  });

  it('is not connected once it has heard nothing for a while, and says for how long', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
    const { host, table } = await following();
    const { line } = wired(host, table);
    line.letIn();
    expect(table.connected).toBe(true);
    // The other end is silent, and no browser has noticed.
    line.hear = () => undefined;
    vi.advanceTimersByTime(4_000);
    expect(table.connected).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect(table.connected).toBe(false);
    expect(table).toMatchObject({ age: 7_000, stage: 'in' });
  });

  it('says why it was let go, and leaves no act without an answer', async () => {
    const { host, table } = await following();
    const { line } = wired(host, table);
    line.letIn();
    await vi.waitFor(() => expect(table.state).not.toBeNull());
    // It never reaches the host.
    const { hear } = line;
    line.hear = () => undefined;
    const asked = table.act('endTurn', { seat: 's2' });
    line.hear = hear;
    line.sendAway();
    expect(table).toMatchObject({ stage: 'ended', ended: 'refused', connected: false });
    expect(await asked).toEqual({ kind: 'lost' });
    expect(await table.act('pass', { seat: 's2' })).toEqual({ kind: 'lost' });
    expect(table.state).not.toBeNull();
  });
});
