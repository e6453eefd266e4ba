/** The clocks of a play: what lies in its ledger, pauses and starts. Undo touches none of it. */
import type { Body } from '../record/entry.ts';
import { isPausedIn, type Ledger, type PauseReason } from '../views/time/ledger.ts';
import { readLedger } from '../views/time/read-ledger.ts';
import type { InParts } from './course.ts';
import { readableOf, type Play } from './play.ts';
import { droppedBefore, recordOn } from './record-on.ts';
import type { StampedTap } from './tap-options.ts';
import type { Dropped, Recorded } from './tap-result.ts';

/** The ledger of all that can be read of a record. */
export function ledgerOf(play: Play): Ledger {
  const { heads } = play.course;
  return readLedger(readableOf(play), (head) => heads.at(head));
}

/** Entries that are read in one part. */
const PART = 192;

/** The same in parts: an entry of which a replay tells where the game stood ends one. */
export function* ledgerInParts(play: Play): InParts<Ledger> {
  const entries = readableOf(play);
  const { heads } = play.course;
  let begun = 0;
  for (const [i, { group, seq }] of entries.entries()) {
    // Within a tap no one saw the table.
    if (entries[i + 1]?.group === group) continue;
    if (i - begun < PART && !heads.takesReplay(seq)) continue;
    readLedger(entries.slice(0, i + 1), (head) => heads.at(head));
    begun = i;
    yield;
  }
  return ledgerOf(play);
}

/** Whether the clocks are stopped. */
export const isPaused = (play: Play): boolean => isPausedIn(ledgerOf(play));

/** Records what the table says of its clocks. */
export function told(play: Play, bodies: readonly Body[], how: StampedTap): Recorded | Dropped {
  const dropped = droppedBefore(play, how);
  const drafts = bodies.map((body) => ({ body }));
  return dropped ?? recordOn(play, drafts, how);
}

/**
 * Stops the clocks, with a reason if the table gives one, or lets them run; nothing is written when
 * they do so already.
 */
export function pause(
  play: Play,
  paused: boolean,
  how: StampedTap,
  reason: PauseReason | null = null,
): Recorded | Dropped {
  const { pauses } = ledgerOf(play);
  const open = isPausedIn({ pauses });
  const same = open === paused && (!paused || pauses.at(-1)?.reason === reason);
  return told(play, same ? [] : [{ kind: 'clock', paused, reason: paused ? reason : null }], how);
}

/**
 * The table says start: a breath or talk is over, and the clock of who is next runs. Nothing is
 * written where no clock waits for that.
 */
export function start(play: Play, how: StampedTap): Recorded | Dropped {
  const ledger = ledgerOf(play);
  const waits = ledger.here.breath && !isPausedIn(ledger);
  return told(play, waits ? [{ kind: 'clock', paused: false, reason: null }] : [], how);
}
