/** Replay: the facts of a line through one actor of the recorder (never the pure transition). */
import { createActor } from 'xstate';
import type { GameEvent } from '../events.ts';
import type { Game } from '../game.ts';
import { strangers } from '../strangers.ts';
import { positionOf } from '../machine/position.ts';
import { recorderOf, type Snapshot } from '../machine/referee.ts';
import { pointsOf } from '../points.ts';
import type { RoundPlan } from '../ruleset.ts';

/** What a record leads to. */
export interface Replay {
  /** The snapshot after each fact, by index. */
  snapshots: Snapshot[];
  /** Index of the first fact that could not be taken, or null. */
  brokenAt: number | null;
}

/** An actor of the recorder that can be set back to any earlier snapshot. */
export class Recorder {
  #plan: RoundPlan;
  #actor;

  constructor(plan: RoundPlan, at?: Snapshot) {
    this.#plan = plan;
    this.#actor = this.#start(at);
  }

  #start(at?: Snapshot) {
    const machine = recorderOf(this.#plan);
    const snapshot = at && machine.resolveState({ value: at.value, context: at.context });
    const actor = createActor(machine, snapshot ? { snapshot } : {});
    actor.subscribe({ error: () => undefined });
    return actor.start();
  }

  get snapshot(): Snapshot {
    return this.#actor.getSnapshot();
  }

  /** Records one fact; false when it names a seat that does not exist or breaks a change. */
  record(fact: GameEvent): boolean {
    const before = this.snapshot;
    if (strangers(before.context, fact).length > 0) return false;
    this.#actor.send(fact);
    if (this.snapshot.status !== 'error') return true;
    this.#actor = this.#start(before);
    return false;
  }

  /** Goes on from an earlier snapshot; undefined is the empty table. */
  rewind(at?: Snapshot): void {
    this.#actor.stop();
    this.#actor = this.#start(at);
  }
}

/** The snapshots after each fact, up to the first that cannot be taken. */
export function replay(plan: RoundPlan, facts: readonly GameEvent[]): Replay {
  const recorder = new Recorder(plan);
  const snapshots: Snapshot[] = [];
  for (const [i, fact] of facts.entries()) {
    if (!recorder.record(fact)) return { snapshots, brokenAt: i };
    snapshots.push(recorder.snapshot);
  }
  return { snapshots, brokenAt: null };
}

/** What is kept of a game beside its record, to compare a replay with. */
export interface Summary {
  round: number;
  phase: string;
  step: string;
  activeSeat: string | null;
  speaker: string;
  /** Points by seat. */
  points: Record<string, number>;
  result: Game['result'];
}

/** The summary of a snapshot. */
export function summaryOf(snapshot: Snapshot): Summary {
  const game = snapshot.context;
  const { round, phase, step, activeSeat } = positionOf(snapshot);
  const points = Object.fromEntries(game.seating.map((seat) => [seat, pointsOf(game, seat)]));
  return { round, phase, step, activeSeat, speaker: game.speaker, points, result: game.result };
}
