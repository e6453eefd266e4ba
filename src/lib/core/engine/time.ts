/** The clocks of a state: what lies in its ledger, pauses and starts. Undo touches none of it. */
import type { Body } from '../record/entry.ts';
import { isPausedIn, type Ledger, type PauseReason } from '../queries/time/ledger.ts';
import { readLedger } from '../queries/time/read-ledger.ts';
import type { InParts } from './timeline.ts';
import { readableOf, type EngineState } from './engine-state.ts';
import { droppedBefore, recordOn } from './record-on.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, TapRecorded } from './tap-result.ts';

/** The ledger of all that can be read of a record. */
export function ledgerOf(state: EngineState): Ledger {
  const { snapshots } = state.timeline;
  return readLedger(readableOf(state), (head) => snapshots.at(head));
}

/** Entries that are read in one part. */
const PART = 192;

/** The same in parts: an entry of which a replay tells where the game stood ends one. */
export function* ledgerInParts(state: EngineState): InParts<Ledger> {
  const entries = readableOf(state);
  const { snapshots } = state.timeline;
  let begun = 0;
  for (const [i, { group, seq }] of entries.entries()) {
    // Within a tap no one saw the table.
    if (entries[i + 1]?.group === group) continue;
    if (i - begun < PART && !snapshots.takesReplay(seq)) continue;
    readLedger(entries.slice(0, i + 1), (head) => snapshots.at(head));
    begun = i;
    yield;
  }
  return ledgerOf(state);
}

/** Whether the clocks are stopped. */
export const isPaused = (state: EngineState): boolean => isPausedIn(ledgerOf(state));

/** Records what the table says of its clocks. */
export function told(
  state: EngineState,
  bodies: readonly Body[],
  how: StampedTap,
): TapRecorded | Dropped {
  const dropped = droppedBefore(state, how);
  const drafts = bodies.map((body) => ({ body }));
  return dropped ?? recordOn(state, drafts, how);
}

/**
 * Stops the clocks, with a reason if the table gives one, or lets them run; nothing is written when
 * they do so already.
 */
export function pause(
  state: EngineState,
  paused: boolean,
  how: StampedTap,
  reason: PauseReason | null = null,
): TapRecorded | Dropped {
  const { pauses } = ledgerOf(state);
  const open = isPausedIn({ pauses });
  const same = open === paused && (!paused || pauses.at(-1)?.reason === reason);
  return told(state, same ? [] : [{ kind: 'clock', paused, reason: paused ? reason : null }], how);
}

/**
 * The table says start: a breath or talk is over, and the clock of who is next runs. Nothing is
 * written where no clock waits for that.
 */
export function start(state: EngineState, how: StampedTap): TapRecorded | Dropped {
  const ledger = ledgerOf(state);
  const waits = ledger.here.breath && !isPausedIn(ledger);
  return told(state, waits ? [{ kind: 'clock', paused: false, reason: null }] : [], how);
}
