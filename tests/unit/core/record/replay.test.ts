/** Replay: live state is replayed state, and a record that cannot be taken stops where it breaks. */
import { describe, expect, it } from 'vitest';
import { GUARD_OF } from '../../../../src/lib/core/machine/guards.ts';
import { type Recorder, replay, summaryOf } from '../../../../src/lib/core/record/replay.ts';
import { passTurn } from '../../../../src/lib/core/commands/turns.ts';
import { Log } from '../../../support/log.ts';
import { playOut } from '../../../support/playout.ts';
import { atFirstTurn, playRound } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const plan = Table.start().referee.ruleset.plan;
const stateOf = ({ value, context }: Recorder['snapshot']) => JSON.stringify({ value, context });

describe('replay', () => {
  it('gives the state after every fact as it was live', { timeout: 60_000 }, () => {
    const live: string[] = [];
    const { table } = playOut(21, {
      after: ({ facts, recorder }) => {
        live[facts.length - 1] = stateOf(recorder.snapshot);
      },
    });
    const { snapshots, brokenAt } = replay(plan, table.facts);
    expect(brokenAt).toBeNull();
    live.forEach((state, i) => {
      const snapshot = snapshots[i];
      if (snapshot && stateOf(snapshot) !== state) throw new Error(`differs after fact ${i}`);
    });
    expect(snapshots).toHaveLength(table.facts.length);
  });

  it('never judges: what was overruled passes', () => {
    const table = atFirstTurn().insist(passTurn, { seat: 's1' });
    expect(GUARD_OF['turn.passed']).toBeDefined();
    const { snapshots, brokenAt } = replay(plan, table.facts);
    expect(brokenAt).toBeNull();
    expect(snapshots.at(-1)?.context.action?.passed).toEqual(['s1']);
  });

  it('stops at the first fact that names an unknown seat', () => {
    const log = Log.begun().tap({ type: 'goods.gained', seat: 's9', goods: 1 });
    expect(replay(plan, log.facts)).toMatchObject({ brokenAt: 4 });
  });

  it('takes a text that looks like a seat for text', () => {
    const log = Log.begun().tap({ type: 'component-action.taken', seat: 's1', name: 's9' });
    expect(replay(plan, log.facts).brokenAt).toBeNull();
  });
});

describe('a recorder', () => {
  it('goes on from an earlier snapshot, and from the empty table', () => {
    const table = atFirstTurn();
    const before = table.recorder.snapshot;
    table.recorder.record({ type: 'turn.passed', seat: 's1' });
    table.recorder.rewind(before);
    expect(stateOf(table.recorder.snapshot)).toBe(stateOf(before));
    table.recorder.rewind();
    expect(table.at).toBe('setup.table');
  });

  it('refuses a fact of an unknown seat and stays where it was', () => {
    const table = atFirstTurn();
    const before = stateOf(table.recorder.snapshot);
    expect(table.recorder.record({ type: 'home.changed', seat: 's42', controlled: true })).toBe(
      false,
    );
    expect(stateOf(table.recorder.snapshot)).toBe(before);
  });

  it('lets a fact that no state hears pass without a change', () => {
    const table = atFirstTurn();
    const before = stateOf(table.recorder.snapshot);
    expect(table.recorder.record({ type: 'planets.readied' })).toBe(true);
    expect(stateOf(table.recorder.snapshot)).toBe(before);
  });
});

it('the summary says where the game stands and what everybody has', () => {
  const table = playRound(Table.start({ players: 3 }));
  expect(summaryOf(table.recorder.snapshot)).toEqual({
    round: 2,
    phase: 'strategy',
    step: 'pick',
    activeSeat: 's1',
    speaker: 's1',
    points: { s1: 0, s2: 0, s3: 0 },
    result: null,
  });
});
