/**
 * Honest time, over random play on a device that sleeps, freezes, loses its page and has its clock
 * set, with pauses, undo, redo, amendments, answers and moved minutes in any order. More games by
 * CUSTODIAN_TIME.
 */
import { describe, expect, it } from 'vitest';
import { amend } from '../../src/lib/core/engine/amend.ts';
import { mark } from '../../src/lib/core/engine/mark.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { headOf, readableOf, type EngineState } from '../../src/lib/core/engine/engine-state.ts';
import type { StampedTap } from '../../src/lib/core/engine/tap-options.ts';
import type { Dropped, TapRecorded } from '../../src/lib/core/engine/tap-result.ts';
import { ledgerOf, pause, start } from '../../src/lib/core/engine/time.ts';
import { answer, moveTime } from '../../src/lib/core/engine/time-said.ts';
import type { Entry, Written } from '../../src/lib/core/record/entry.ts';
import { treeOf } from '../../src/lib/core/record/line.ts';
import {
  addTo,
  copyOfHeld,
  emptyHeld,
  inBucket,
  type Bucket,
  type HeldTime,
} from '../../src/lib/core/queries/time/ledger.ts';
import { spanBetween } from '../../src/lib/core/queries/time/silence.ts';
import { settledTimes, timesAt } from '../../src/lib/core/queries/time/times.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { Device } from '../support/device.ts';
import { sealed } from '../support/log.ts';
import { playOut } from '../support/playout.ts';
import { Random } from '../support/random.ts';
import type { Table } from '../support/table.ts';

const GAMES = Number(process.env['CUSTODIAN_TIME'] ?? 12);
const ACTS = 60;

/** How often each was written into a record: what never happens is not tried. */
const happened = { undo: 0, redo: 0, amendment: 0, moved: 0, answer: 0, clock: 0, start: 0 };

/** Every bucket that holds anything. */
function bucketsOf({ seats, table, breaks, nobody }: HeldTime): Bucket[] {
  const phasesOf = (row: object) => Object.keys(row) as ('action' | 'agenda')[];
  return [
    ...phasesOf(table).map((phase): Bucket => ({ kind: 'table', phase })),
    ...Object.entries(seats).flatMap(([seat, row]) =>
      phasesOf(row).map((phase): Bucket => ({ kind: 'seat', seat: seat as 's1', phase })),
    ),
    ...(breaks ? [{ kind: 'break' } as const] : []),
    ...(nobody ? [{ kind: 'nobody' } as const] : []),
  ];
}

/** What is held, without what holds nothing. */
const told = (held: HeldTime) =>
  bucketsOf(held)
    .map((bucket) => [JSON.stringify(bucket), inBucket(held, bucket)] as const)
    .filter(([, ms]) => ms !== 0)
    .sort();

/** The law of the whole: the spans of the record, each in one bucket, none below nothing. */
function holds(state: EngineState): void {
  const entries = readableOf(state);
  const { held, total, rounds } = ledgerOf(state);
  const spans = entries.slice(1).map((entry, i) => spanBetween(entries[i]!, entry));
  const all = spans.reduce((sum, ms) => sum + ms, 0);
  expect(total).toBe(all);
  const amounts = bucketsOf(held).map((bucket) => inBucket(held, bucket));
  expect(amounts.filter((ms) => ms < 0)).toEqual([]);
  expect(amounts.reduce((sum, ms) => sum + ms, 0)).toBe(all);
  for (const { seats, table } of Object.values(rounds)) {
    expect(Math.min(table, ...Object.values(seats))).toBeGreaterThanOrEqual(0);
  }
}

/** One act on the table, with what it may do to time already spent: nothing, but for the last two. */
function acts(
  kind: keyof typeof happened,
  table: Table,
  device: Device,
  make: (state: EngineState, how: StampedTap) => TapRecorded | Dropped | { ok: false },
) {
  const before = table.state;
  const how = { head: headOf(before), stamps: device.stamps, silences: device.silences };
  const made = make(before, how);
  if (!made.ok) return null;
  if (made.entries.length > 0) device.silences = [];
  table.state = made.state;
  if (made.entries.length > 0) happened[kind] += 1;
  return { before, how, written: made.entries.length > 0 };
}

/** What was held, up to the instant of an act. */
const heldAt = (state: EngineState, { stamps, silences }: StampedTap): HeldTime =>
  timesAt(ledgerOf(state), stamps, silences).held;

function movesNothing(table: Table, done: ReturnType<typeof acts>): void {
  if (!done?.written) return;
  expect(told(ledgerOf(table.state).held)).toEqual(told(heldAt(done.before, done.how)));
}

function amendsSomething(table: Table, device: Device, random: Random): void {
  const { line } = table.state.timeline;
  const { seq: target } = random.pick(line);
  const { fact, at } = random.pick(line);
  const place = random.pick(['before', 'after', 'replace', 'remove'] as const);
  const amendment = place === 'remove' ? { target, place } : { target, place, fact, at };
  const done = acts('amendment', table, device, (state, how) => {
    const amended = amend(state, [amendment], { ...how, anyway: true });
    return amended.ok ? amended : { ok: false };
  });
  movesNothing(table, done);
}

function movesMinutes(table: Table, device: Device, random: Random): void {
  const held = heldAt(table.state, { head: 0, stamps: device.stamps, silences: device.silences });
  const buckets = bucketsOf(held);
  const [from, to] = [random.pick(buckets), random.pick(buckets)];
  const ms = random.below(2 * Math.max(1, Math.round(inBucket(held, from))));
  const done = acts('moved', table, device, (state, how) =>
    moveTime(state, { from, to, ms, reason: 'so it was' }, how),
  );
  if (!done) return;
  const moved = copyOfHeld(held);
  addTo(moved, from, -ms);
  addTo(moved, to, ms);
  expect(ms).toBeLessThanOrEqual(inBucket(held, from));
  expect(told(ledgerOf(table.state).held)).toEqual(told(moved));
}

function answersSomething(table: Table, device: Device, random: Random): void {
  const asked = [...ledgerOf(table.state).gaps, ...device.silences];
  if (asked.length === 0) return;
  const silence = random.pick(asked);
  const played = random.below(silence.to - silence.from + 1);
  const done = acts('answer', table, device, (state, how) => answer(state, silence, played, how));
  if (!done) return;
  const { gaps } = ledgerOf(table.state);
  expect(gaps.find(({ from, to }) => from === silence.from && to === silence.to)?.played).toBe(
    Math.min(played, gaps.find(({ from }) => from === silence.from)?.length ?? 0),
  );
}

/** Breath and talk are rare. */
const breathes = (table: Table): boolean => ledgerOf(table.state).here.breath;

/** Anything that a table may do beside playing on. */
function meddles(table: Table, device: Device, random: Random): void {
  const kind = breathes(table) && random.chance(0.8) ? 7 : random.below(8);
  const reason = random.pick(['break', 'food', 'rules', null] as const);
  device.live();
  if (kind < 2)
    movesNothing(
      table,
      acts('undo', table, device, (state, how) => mark(state, 'undo', how)),
    );
  else if (kind === 2) {
    movesNothing(
      table,
      acts('redo', table, device, (state, how) => mark(state, 'redo', how)),
    );
  } else if (kind === 3) amendsSomething(table, device, random);
  else if (kind === 4) movesMinutes(table, device, random);
  else if (kind === 5) answersSomething(table, device, random);
  else if (kind === 6) {
    const done = acts('clock', table, device, (state, how) =>
      pause(state, random.chance(0.5), how, reason),
    );
    movesNothing(table, done);
  } else movesNothing(table, acts('start', table, device, start));
}

/** A random game on a random device, with each act checked. */
function played(seed: number): Table {
  const random = new Random(seed);
  const device = new Device(random);
  let tap: NonNullable<ReturnType<typeof acts>> | null = null;
  const after = (table: Table) => {
    movesNothing(table, tap);
    device.silences = [];
    while (random.chance(breathes(table) ? 0.9 : 0.4)) meddles(table, device, random);
    holds(table.state);
    table.when = () => {
      // A fact of the table's own has told of them.
      if (tap && tap.before !== table.state) device.silences = [];
      device.live();
      const how = { stamps: device.stamps, silences: device.silences };
      tap = { before: table.state, how: { ...how, head: headOf(table.state) }, written: true };
      return how;
    };
  };
  return playOut(seed, { after }, ACTS).table;
}

/** The owner of each span as a table would have seen it: the record opened after every entry. */
function seen(entries: readonly Written[]): HeldTime {
  const held = emptyHeld();
  let known: EngineState | undefined;
  for (const [i, entry] of entries.slice(0, -1).entries()) {
    known = openState(rulesetFor, entries.slice(0, i + 1), known);
    const { clockOwner, phase } = known.timeline.past.positions.at(-1) ?? {
      clockOwner: null,
      phase: 'setup',
    };
    const next = entries[i + 1]!;
    const owner: Bucket = clockOwner
      ? { kind: 'seat', seat: clockOwner, phase }
      : { kind: 'table', phase };
    addTo(held, owner, spanBetween(entry, next));
  }
  return held;
}

/** The record with every word about time taken for a mark that goes nowhere. */
function withoutWords(entries: readonly Entry[]): Entry[] {
  return entries.map((entry, i) => {
    if (!['gap', 'time', 'clock'].includes(entry.body.kind)) return { ...entry };
    const { head } = treeOf(entries.slice(0, i + 1).map((row) => ({ ...row })));
    return { ...entry, body: { kind: 'mark', head } };
  });
}

describe(`time in ${GAMES} random games`, () => {
  const tables = Array.from({ length: GAMES }, (_, i) => 7_000 + i);

  it.each(tables)(
    'lies in one bucket, and nothing but the table’s word moves it: game %i',
    (seed) => {
      const { state } = played(seed);
      const text = JSON.stringify(state.entries);
      // What was known at every tap is what is found when the record is read from its text.
      const again = openState(rulesetFor, JSON.parse(text) as Entry[]);
      expect(ledgerOf(again)).toEqual(ledgerOf(state));
      expect(settledTimes(ledgerOf(again))).toEqual(settledTimes(ledgerOf(state)));
    },
  );

  it('belongs to the player who was on the screen, whatever became of it', () => {
    for (const seed of tables.slice(0, Math.max(2, GAMES / 4))) {
      const entries = withoutWords(played(seed).state.entries as Entry[]);
      const { held } = ledgerOf(openState(rulesetFor, sealed(entries)));
      expect(told(held)).toEqual(told(seen(sealed(entries))));
    }
  });

  it('is tried by all that a table may do', () => {
    const missing = () => Object.entries(happened).filter(([, times]) => times === 0);
    for (const seed of tables) if (missing().length > 0) played(seed);
    expect(missing()).toEqual([]);
  });
});
