/** The first tap of a game: judged like any other, and stored in one group. */
import type { GameEvent } from '$lib/core/events.ts';
import { refereeOf } from '$lib/core/machine/referee.ts';
import { Recorder } from '$lib/core/record/replay.ts';
import { rulesetOf } from '$lib/rulesets/compose.ts';
import { newRow, type GameRow } from '$lib/storage/game-row.ts';
import { addGame } from '$lib/storage/record-store.ts';
import type { StorageProblem } from '$lib/storage/storage-problem.ts';
import { courseOf, planOf } from './course.ts';
import { changeOf } from './derived-row.ts';
import { judgeTap, plain } from './judge.ts';
import type { Refused } from './outcome.ts';
import { stampsNow } from './run.ts';
import { entriesOf } from './stamp.ts';

/** A game begun, or why not. `conflict`: a game of this id exists. */
export type Begun =
  { ok: true; row: GameRow; names: string[] } | Refused | { ok: false; problem: StorageProblem };

/** Begins the record of a game with these facts; the first is `game.created`. */
export async function beginGame(said: readonly GameEvent[], anyway: boolean): Promise<Begun> {
  const facts = plain(said);
  const [created] = facts;
  if (created?.type !== 'game.created') throw new TypeError('a game begins with game.created');
  const ruleset = rulesetOf(created.expansions);
  const empty = new Recorder(ruleset.plan).snapshot;
  const judged = judgeTap(refereeOf(ruleset), empty, facts, anyway);
  if (!judged.ok) return judged;
  const entries = entriesOf(created.id, judged.drafts, undefined, stampsNow());
  const course = courseOf(planOf(entries), entries);
  const row = newRow(created.id, entries[0]?.at ?? 0, changeOf(entries, course));
  const done = await addGame(entries, row);
  return done.ok ? { ok: true, row, names: created.players.map(({ name }) => name) } : done;
}
