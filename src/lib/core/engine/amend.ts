/** Amends the past of the line, and stores nothing that would not open again. */
import type { Ruling } from '../machine/referee.ts';
import type { LineItem } from '../record/line.ts';
import type { EngineState } from './engine-state.ts';
import { draftsOf, preview, recordedNow, type Amendment, type Preview } from './preview.ts';
import { droppedBefore, recordOn } from './record-on.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';

/** Why the past stays as it is. */
export type NotAmended =
  | { ok: false; why: 'no-target' | 'unsound' }
  /** The line does not replay: `item` is the first that would no longer be handled. */
  | { ok: false; why: 'unhandled'; item: LineItem }
  /** Facts put in against the rules; the table may say `anyway`. */
  | { ok: false; why: 'refused'; refused: readonly Ruling[] };

/**
 * Records these amendments as one tap, which an undo takes back. With `anyway` facts may be put in
 * that the rules refuse: the entry says so. An amendment after which a fact is no longer handled is
 * never recorded. `known` is what these amendments of this state were seen to do.
 */
export function amend(
  state: EngineState,
  amendments: readonly Amendment[],
  how: StampedTap,
  known?: Preview,
): TapRecorded | Dropped | NotAmended {
  const dropped = droppedBefore(state, how);
  if (dropped) return dropped;
  const taken = known && recordedNow(state, known, how);
  if (taken && known.unhandled.length + known.refused.length === 0) return taken;
  const seen = preview(state, amendments, how);
  if (!seen.ok) return seen;
  const [unhandled] = seen.unhandled;
  if (unhandled) return { ok: false, why: 'unhandled', item: unhandled.item };
  const { refused } = seen;
  if (refused.length > 0 && !how.anyway) return { ok: false, why: 'refused', refused };
  // What was seen is what is recorded: the line is not gone along again.
  if (refused.length === 0) return seen.recorded;
  const drafts = draftsOf(amendments).map((draft, i) => {
    const seq = seen.seqs[i];
    const code = refused.find((verdict) => verdict.seq === seq)?.refusal?.code;
    return code ? { ...draft, overruled: { code } } : draft;
  });
  return recordOn(state, drafts, how);
}
