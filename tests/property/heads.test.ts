/**
 * Where the game stood with its head at each entry, over random games with amendments, undo and redo:
 * what is found without a replay is what a replay of each head's whole line finds.
 */
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../src/lib/core/events.ts';
import { isStill as isStillType, isStillBelowGoal } from '../../src/lib/core/machine/any-time.ts';
import { timedPositionOf, type TimedPosition } from '../../src/lib/core/machine/position.ts';
import { openState } from '../../src/lib/core/engine/open.ts';
import { planOf } from '../../src/lib/core/engine/engine-state.ts';
import { Recorder } from '../../src/lib/core/engine/recorder.ts';
import type { Entry } from '../../src/lib/core/record/entry.ts';
import { redoTarget, lineOf, treeOf } from '../../src/lib/core/record/line.ts';
import { Stillness } from '../../src/lib/core/record/stillness.ts';
import type { RoundPlan } from '../../src/lib/core/ruleset.ts';
import { rulesetFor } from '../../src/lib/rulesets/compose.ts';
import { Log } from '../support/log.ts';
import { playOut } from '../support/playout.ts';
import { Random } from '../support/random.ts';

const GAMES = Number(process.env['CUSTODIAN_HEADS'] ?? 30);
const ACTS = 60;
const PLACES = ['before', 'after', 'replace', 'remove'] as const;
const isStill = ({ type }: GameEvent) => isStillType(type) || isStillBelowGoal(type);

/** How often each happened: what never happens is not proved. */
const happened = { still: 0, moving: 0, last: 0, winnable: 0, safe: 0, undo: 0, redo: 0, mark: 0 };

/** Facts of other games: what is put into a past. */
const facts = [901, 902, 903, 904].flatMap((seed) =>
  playOut(seed, {}, 150)
    .table.state.timeline.line.slice(1)
    .map(({ fact }) => fact),
);
const pool = { still: facts.filter(isStill), moving: facts.filter((fact) => !isStill(fact)) };

/** An amendment of the line that moves the game, or, where `kind` says so, leaves it standing. */
function amendsIn(log: Log, random: Random, kind: keyof typeof pool): void {
  const items = lineOf(log.entries);
  const near = random.chance(0.4) ? items.slice(-2) : items.slice(1);
  const place = random.pick(PLACES);
  const stays = place === 'before' || place === 'after';
  const those = near.filter(({ fact }) => stays || (kind === 'still' ? isStill(fact) : true));
  const targets = those.filter(({ fact }) => fact.type !== 'game.created');
  if (targets.length === 0) return;
  const { seq } = random.pick(targets);
  happened[kind] += 1;
  if (seq === items.at(-1)?.seq) happened.last += 1;
  log.amend(place, seq, random.pick(pool[kind]));
}

/** The head is taken back, brought forth, or put anywhere. */
function marksIn(log: Log, random: Random): void {
  const { head, parents } = treeOf(log.entries);
  const kind = random.pick(['undo', 'redo', 'mark'] as const);
  const heads = parents.flatMap((parent, seq) => (parent === undefined ? [] : seq));
  if (kind === 'undo' && (log.entries[head - 1]?.group ?? 1) > 1) log.undo();
  else if (kind === 'redo' && redoTarget(log.entries) !== null) log.redo();
  else if (kind === 'mark') log.mark(random.pick(heads));
  else return;
  happened[kind] += 1;
}

/** The taps of a random game, and whatever is done to its past on the way. */
function record(seed: number): Entry[] {
  const random = new Random(seed);
  const log = new Log();
  // One record in two is amended only by what leaves the game standing; in some anyone wins at once.
  const only = random.chance(0.5);
  const points = random.pick([1, 1, 9]);
  for (const { fact } of playOut(seed, {}, ACTS).table.state.timeline.line) {
    log.tap(fact.type === 'objective.scored' ? { ...fact, points } : fact);
    while (random.chance(0.25)) {
      if (random.chance(0.3)) marksIn(log, random);
      else amendsIn(log, random, only || random.chance(0.6) ? 'still' : 'moving');
    }
  }
  return log.entries;
}

/** The head once each entry had been recorded. */
const headsAlong = (entries: readonly Entry[]): number[] =>
  entries.map((_, i) => treeOf(entries.slice(0, i + 1)).head);

/** The stand at a head by its whole line, from the empty table: slow, and nothing is remembered. */
function slowly(plan: RoundPlan, entries: readonly Entry[], head: number): TimedPosition {
  const recorder = new Recorder(plan);
  let position = timedPositionOf(recorder.snapshot);
  for (const { fact } of lineOf(entries, head)) {
    if (recorder.record(fact)) position = timedPositionOf(recorder.snapshot, position);
  }
  return position;
}

describe(`the heads of ${GAMES} random records`, () => {
  const seeds = Array.from({ length: GAMES }, (_, i) => 3_000 + i);

  it.each(seeds)('stand where a replay of each one finds them: record %i', (seed) => {
    const entries = record(seed);
    happened[new Stillness(entries).winnable < Infinity ? 'winnable' : 'safe'] += 1;
    const state = openState(rulesetFor, entries);
    const asked = headsAlong(entries);
    const found = asked.map((head) => state.timeline.snapshots.at(head));
    expect(found).toEqual(asked.map((head) => slowly(planOf(state), entries, head)));
  });

  it('were led there by all that may be done to a record', () => {
    expect(Object.entries(happened).filter(([, times]) => times === 0)).toEqual([]);
  });
});
