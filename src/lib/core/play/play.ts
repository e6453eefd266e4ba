/**
 * A game being played, as a value: its record and where that leads. What changes it (a tap, a
 * mark, an amendment) answers a new play beside the entries to store, and leaves the old one as it
 * was: who cannot store the entries goes on with what was.
 */
import type { Game } from '../game.ts';
import type { LegalityGuard } from '../machine/guards.ts';
import { refereeOf, type Referee } from '../machine/referee.ts';
import type { Written } from '../record/entry.ts';
import { upcast } from '../record/upcast.ts';
import type { RoundPlan, Ruleset } from '../ruleset.ts';
import { courseOf, type Course } from './course.ts';

/** What says which ruleset a game is played by: `game.created`, or the game itself. */
export type Chosen = Pick<Game, 'ruleset' | 'expansions'>;

/**
 * The rulesets, which core does not know: the same choice always answers the same object, and an
 * unknown game or box is left to `record/known-rules`.
 */
export type Rulesets = (chosen: Chosen) => Ruleset;

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

export interface Play {
  readonly rulesets: Rulesets;
  /** What an empty table is to be laid with; afterwards the record says it. */
  readonly laidWith: Chosen & Pick<Game, 'id'>;
  /** The whole record, undone branches and what cannot be read included. */
  readonly entries: readonly Written[];
  /** Where the readable entries lead. */
  readonly course: Course;
  /** Null when all of the record can be read: only then anything is recorded. */
  readonly damage: Damage | null;
  /** A legality guard set to true, in tests of the guards. */
  readonly waived?: LegalityGuard | undefined;
}

/** The seq that buttons are painted at: that of the last entry, 0 for an empty table. */
export const headOf = ({ entries }: Play): number => entries.length;

/** The entries of which something can be made: those before the damage, all of them where none is. */
export function readableOf({ entries, damage }: Play): readonly Written[] {
  // What does not replay is sound all the same.
  return damage && damage.kind !== 'broken' ? entries.slice(0, damage.seq - 1) : entries;
}

/** The game at the head. */
export const gameOf = ({ course }: Play): Game => course.head.context;

/** The ruleset in force at the head; a table may change its expansions. */
export function rulesetAt(play: Play): Ruleset {
  return play.rulesets(play.course.line.length > 0 ? gameOf(play) : play.laidWith);
}

/** The referee of that ruleset. */
export function refereeAt(play: Play): Referee {
  return refereeOf(rulesetAt(play), play.waived);
}

/** What the first entry of a record says it is laid with; null when it creates no game. */
export function createdIn(entries: readonly Written[]): (Chosen & Pick<Game, 'id'>) | null {
  const body = upcast(entries, 1)[0]?.body;
  return body?.kind === 'fact' && body.fact.type === 'game.created' ? body.fact : null;
}

/** The round plan that the game was begun with; released plans never change. */
export function planOf(play: Pick<Play, 'rulesets' | 'entries' | 'laidWith'>): RoundPlan {
  return play.rulesets(createdIn(play.entries) ?? play.laidWith).plan;
}

/** An empty table, before `game.created`. */
export function emptyPlay(
  rulesets: Rulesets,
  laidWith: Play['laidWith'],
  waived?: LegalityGuard,
): Play {
  const course = courseOf(rulesets(laidWith).plan, []);
  return { rulesets, laidWith, entries: [], course, damage: null, waived };
}
