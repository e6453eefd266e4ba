/** A change of an act of the past: looked at on a copy of the game, then recorded like any tap. */
import {
  amendAct,
  lookAt,
  type ActChange,
  type Looked,
  type LookedAt,
  type NotAmended,
} from '$lib/core/engine/amend.ts';
import { common } from '$lib/core/engine/snapshot-index.ts';
import type { TapResult } from '$lib/core/engine/tap-result.ts';
import { lineOf } from '$lib/core/record/line.ts';
import { stampsNow } from './run.ts';
import type { GameSession } from './session.svelte.ts';

export { replacedBy, takenOut } from '$lib/core/engine/amend.ts';
export type { ActChange, Drafted, Looked, LookedAt } from '$lib/core/engine/amend.ts';

/** What a change of an act would do to the game as it is now; nothing is stored. */
export function previewAmendment(session: GameSession, change: ActChange): LookedAt {
  return lookAt(session.state, change, { stamps: stampsNow() });
}

/**
 * Records a change that was looked at, as one tap; `head` is the head that it was looked at, for
 * whatever was written since is looked at first. `stored` as in `TapOptions`.
 */
export function amend(
  session: GameSession,
  looked: Looked,
  head: number,
  stored?: () => void,
): Promise<TapResult | NotAmended> {
  const options = { head, ...(stored ? { stored } : {}) };
  return session.record<NotAmended>((state, how) => amendAct(state, looked, how), options);
}

/**
 * Whether the head can simply go back to an entry: what was amended since would be as it was before,
 * and behind an amendment the later acts would stay.
 */
function leadsBack({ line, readable }: GameSession, seq: number): boolean {
  const then = lineOf(readable, seq);
  return then.at(-1)?.seq === seq && common(then, line) === then.length;
}

/** Whether going back to the item with this seq takes the later acts out, for undo to put back. */
export const takesOut = (session: GameSession, seq: number): boolean => !leadsBack(session, seq);

/**
 * Goes back to the moment after the item of the line with this seq. Where the past was amended since
 * that stays so: the later acts are taken out, as one step.
 */
export async function goBack(
  session: GameSession,
  seq: number,
  head: number,
): Promise<TapResult | NotAmended> {
  const { line } = session;
  const index = line.findLastIndex((item) => item.seq === seq);
  if (index < 0 || leadsBack(session, seq)) return session.goTo(seq, head);
  const items = line.slice(index + 1);
  const looked = previewAmendment(session, { items, place: 'remove', drafted: [] });
  return looked.ok ? amend(session, looked, head) : { ok: false, dropped: 'nowhere' };
}
