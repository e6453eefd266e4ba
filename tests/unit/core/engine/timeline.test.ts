/** Replay: live state is replayed state, and a record that cannot be taken stops where it breaks. */
import { describe, expect, it } from 'vitest';
import type { MachineSnapshot } from '../../../../src/lib/core/machine/referee.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { Recorder } from '../../../../src/lib/core/engine/recorder.ts';
import { summaryOf } from '../../../../src/lib/core/record/summary.ts';
import { passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { Log } from '../../../support/log.ts';
import { playOut } from '../../../support/playout.ts';
import { atFirstTurn, playRound } from '../../../support/rounds.ts';
import { reopened, Table } from '../../../support/table.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';

const stateOf = ({ value, context }: MachineSnapshot) => JSON.stringify({ value, context });

describe('the course of a record', () => {
  it('gives the state after every fact as it was live', { timeout: 60_000 }, () => {
    const live: string[] = [];
    const { table } = playOut(21, {
      after: ({ state, snapshot }) => {
        live[state.timeline.line.length - 1] = stateOf(snapshot);
      },
    });
    const { timeline, damage } = reopened(table);
    expect(damage).toBeNull();
    live.forEach((state, i) => {
      const snapshot = timeline.past.after(i);
      if (snapshot && stateOf(snapshot) !== state) throw new Error(`differs after fact ${i}`);
    });
    expect(timeline.past).toHaveLength(table.facts.length);
  });

  it('never judges: what was overruled passes', () => {
    const table = atFirstTurn().insist(passTurn, { seat: 's1' });
    const { timeline, damage } = reopened(table);
    expect(damage).toBeNull();
    expect(actionOf(timeline.head.context)?.passed).toEqual(['s1']);
  });

  it('stops before the first fact that names an unknown seat', () => {
    const log = Log.begun().tap({ type: 'goods.gained', seat: 's9', goods: 1 });
    const { timeline, damage } = openState(rulesetFor, log.entries);
    expect(damage).toEqual({ kind: 'broken', seq: 5 });
    expect(timeline.broken?.seq).toBe(5);
    expect(timeline.line).toHaveLength(4);
  });

  it('takes a text that looks like a seat for text', () => {
    const played = { kind: 'typed', text: 's9' } as const;
    const log = Log.begun().tap({ type: 'component-action.taken', seat: 's1', played });
    expect(openState(rulesetFor, log.entries).damage).toBeNull();
  });
});

describe('a recorder', () => {
  const at = (table: Table) => new Recorder(table.referee.ruleset.plan, table.snapshot);

  it('refuses a fact of an unknown seat and stays where it was', () => {
    const table = atFirstTurn();
    const recorder = at(table);
    const stranger = { type: 'home.changed', seat: 's42', controlled: true } as const;
    expect(recorder.record(stranger)).toBe(false);
    expect(stateOf(recorder.snapshot)).toBe(stateOf(table.snapshot));
  });

  it('is where it was, and goes on, after a fact that breaks a change', () => {
    const table = atFirstTurn();
    const recorder = at(table);
    expect(recorder.take({ type: 'home.changed', seat: 's42', controlled: true })).toBe(false);
    expect(stateOf(recorder.snapshot)).toBe(stateOf(table.snapshot));
    expect(recorder.take({ type: 'home.changed', seat: 's1', controlled: false })).toBe(true);
    expect(recorder.snapshot.context.players['s1']?.home).toBe(false);
  });

  it('lets a fact that no state hears pass without a change', () => {
    const table = atFirstTurn();
    const recorder = at(table);
    expect(recorder.record({ type: 'planets.readied' })).toBe(true);
    expect(stateOf(recorder.snapshot)).toBe(stateOf(table.snapshot));
  });
});

it('the summary says where the game stands and what everyone has', () => {
  const table = playRound(Table.start({ players: 3 }));
  expect(summaryOf(table.snapshot)).toEqual({
    round: 2,
    phase: 'strategy',
    step: 'pick',
    activeSeat: 's1',
    speaker: 's1',
    points: { s1: 0, s2: 0, s3: 0 },
    result: null,
  });
});
