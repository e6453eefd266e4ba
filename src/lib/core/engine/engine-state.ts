/**
 * The state of the engine, as a value: the record of one game and where that leads. Each change
 * (a tap, a mark, an amendment) returns a new state beside the entries to store, and leaves the old
 * one as it was: a caller that cannot store the entries goes on with the old one.
 */
import type { Game } from '../game.ts';
import type { LegalityGuard } from '../machine/guards.ts';
import { refereeOf, type Referee } from '../machine/referee.ts';
import type { Written } from '../record/entry.ts';
import { upcast } from '../record/upcast.ts';
import type { RoundPlan, Ruleset } from '../ruleset.ts';
import { timelineOf, type Timeline } from './timeline.ts';

/** What says which ruleset a game is played by: `game.created`, or the game itself. */
export type RulesetChoice = Pick<Game, 'ruleset' | 'expansions' | 'typed'>;

/**
 * The rulesets, which core does not know: the same choice always answers the same object, and an
 * unknown game or box is left to `record/known-rules`.
 */
export type Rulesets = (chosen: RulesetChoice) => Ruleset;

/** Why a record can only be read, and from which entry on. */
export interface Damage {
  /**
   * Damaged; with an entry missing (`incomplete`); sound, but by an entry the line of facts does not
   * replay (`broken`); by rules or boxes that are not known here; or by a newer app.
   */
  kind: 'unreadable' | 'incomplete' | 'broken' | 'unknown-rules' | 'newer';
  /** Seq of the first entry that cannot be read. */
  seq: number;
  /** What is not known here, by its id. */
  unknown?: string;
}

export interface EngineState {
  readonly rulesets: Rulesets;
  /** What an empty table is to be laid with; afterwards the record says it. */
  readonly laidWith: RulesetChoice & Pick<Game, 'id'>;
  /** The whole record, undone branches and what cannot be read included. */
  readonly entries: readonly Written[];
  /** Where the readable entries lead. */
  readonly timeline: Timeline;
  /** Null when all of the record can be read: only then anything is recorded. */
  readonly damage: Damage | null;
  /** A legality guard set to true, in tests of the guards. */
  readonly waived?: LegalityGuard | undefined;
}

/** The seq that buttons are painted at: that of the last entry, 0 for an empty table. */
export const headOf = ({ entries }: EngineState): number => entries.length;

/** The entries of which something can be made: those before the damage, all of them where none is. */
export function readableOf({ entries, damage }: EngineState): readonly Written[] {
  // What does not replay is sound all the same.
  return damage && damage.kind !== 'broken' ? entries.slice(0, damage.seq - 1) : entries;
}

/** The game at the head. */
export const gameOf = ({ timeline }: EngineState): Game => timeline.head.context;

/** The ruleset in force at the head; a table may change its expansions. */
export function rulesetAt(state: EngineState): Ruleset {
  return state.rulesets(state.timeline.line.length > 0 ? gameOf(state) : state.laidWith);
}

/** The referee of that ruleset. */
export function refereeAt(state: EngineState): Referee {
  return refereeOf(rulesetAt(state), state.waived);
}

/** What the first entry of a record says it is laid with; null when it creates no game. */
export function createdIn(entries: readonly Written[]): (RulesetChoice & Pick<Game, 'id'>) | null {
  const body = upcast(entries, 1)[0]?.body;
  return body?.kind === 'fact' && body.fact.type === 'game.created' ? body.fact : null;
}

/** The round plan that the game was begun with; released plans never change. */
export function planOf(state: Pick<EngineState, 'rulesets' | 'entries' | 'laidWith'>): RoundPlan {
  return state.rulesets(createdIn(state.entries) ?? state.laidWith).plan;
}

/** An empty table, before `game.created`. */
export function emptyState(
  rulesets: Rulesets,
  laidWith: EngineState['laidWith'],
  waived?: LegalityGuard,
): EngineState {
  const timeline = timelineOf(rulesets(laidWith).plan, []);
  return { rulesets, laidWith, entries: [], timeline, damage: null, waived };
}
