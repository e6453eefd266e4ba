/** A sound record that does not replay goes on where it does; a damaged one is left alone. */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameOf, headOf, type EngineState } from '../../../../src/lib/core/engine/engine-state.ts';
import { takeBack } from '../../../../src/lib/core/engine/mark.ts';
import type { Written } from '../../../../src/lib/core/record/entry.ts';
import type { Seat } from '../../../../src/lib/core/vocabulary.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { Log } from '../../../support/log.ts';

const stamps = { at: 9_000_000, mono: 7, run: 'run', app: '1.0.0' };
const how = (state: EngineState) => ({ head: headOf(state), stamps });
const goods = (seat: Seat): GameEvent => ({ type: 'goods.gained', seat, goods: 1 });
const open = (entries: readonly Written[]) => openState(rulesetFor, entries);

const factsOf = (entries: readonly Written[]) =>
  entries.flatMap(({ body }) => (body.kind === 'fact' ? (body.fact as GameEvent) : []));

function takenBack(state: EngineState): EngineState {
  const taken = takeBack(state, how(state));
  if (!taken.ok) throw new Error(taken.dropped);
  return taken.state;
}

describe('a record whose line breaks', () => {
  it('goes back to the act before, and loses nothing', () => {
    const log = Log.begun().tap(goods('s1')).tap(goods('s9')).tap(goods('s2'));
    const state = open(log.entries);
    expect(state.damage).toEqual({ kind: 'broken', seq: 6 });
    const back = takenBack(state);
    expect(back.damage).toBeNull();
    expect(back.entries).toHaveLength(8);
    expect(back.entries.slice(0, 7)).toEqual(log.entries);
    expect(gameOf(back).players.s1?.goods).toBe(1);
    expect(open(back.entries).timeline.line).toEqual(back.timeline.line);
  });

  it('goes back by whole taps', () => {
    const log = Log.begun().tap(goods('s1')).tap(goods('s2'), goods('s9'));
    expect(gameOf(takenBack(open(log.entries))).players.s2?.goods).toBe(0);
  });

  it('keeps what came after the entry that an amendment spoilt', () => {
    const log = Log.begun().tap(goods('s1')).tap(goods('s2')).tap(goods('s2'));
    const spoilt = log.amend('replace', 5, goods('s9')).tap(goods('s3'));
    const back = takenBack(open(spoilt.entries));
    expect(back.timeline.line.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(gameOf(back).players.s2?.goods).toBe(2);
  });

  it('is taken back once', () => {
    const log = Log.begun().amend('replace', 1, goods('s9'));
    const state = open(log.entries);
    expect(state.damage?.kind).toBe('broken');
    expect(takenBack(state).timeline.line).toHaveLength(4);
    expect(takeBack(takenBack(state), how(state))).toEqual({ ok: false, dropped: 'nowhere' });
  });

  it('is one that begins before the game is laid, and goes back to where it was', () => {
    const { entries } = Log.begun();
    const unlaid = open(new Log().tap(...factsOf(entries)).amend('remove', 1).entries);
    expect(unlaid.damage).toEqual({ kind: 'broken', seq: 2 });
    expect(takenBack(unlaid).timeline.line).toHaveLength(4);
    const early = open(new Log().tap(...factsOf(entries)).amend('before', 1, goods('s1')).entries);
    expect(early.damage).toEqual({ kind: 'broken', seq: 5 });
  });

  it('is one of which an amendment left nothing', () => {
    const [created] = factsOf(Log.begun().entries);
    const gone = open(new Log().tap(created!).amend('remove', 1).entries);
    expect(gone.damage).toEqual({ kind: 'broken', seq: 2 });
    expect(gameOf(takenBack(gone)).seating).toEqual(['s1', 's2', 's3']);
  });

  it('painted at an older head is left as it is', () => {
    const state = open(Log.begun().tap(goods('s9')).entries);
    expect(takeBack(state, { ...how(state), head: 3 })).toEqual({ ok: false, dropped: 'stale' });
  });
});

it('nothing is appended to damaged bytes, nor to a sound record', () => {
  const log = Log.begun().tap(goods('s1')).tap(goods('s9'));
  const damaged = log.entries.map((entry, i) => (i === 4 ? { ...entry, sum: 'no' } : entry));
  for (const entries of [damaged, Log.begun().entries]) {
    const state = open(entries);
    expect(takeBack(state, how(state))).toEqual({ ok: false, dropped: 'nowhere' });
  }
});
