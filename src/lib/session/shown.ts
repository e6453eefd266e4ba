/** What a session shows at one moment: a screen may keep it while the session goes on. */
import type { Position } from '$lib/core/machine/position.ts';
import type { MachineSnapshot } from '$lib/core/machine/referee.ts';
import type { Past } from '$lib/core/engine/past.ts';
import type { Written } from '$lib/core/record/entry.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import type { GameTime } from './game-time.svelte.ts';
import type { LineItem } from '$lib/core/record/line.ts';

/** Where the time of the game went, and the silences that its record does not have yet. */
export type ShownTime = Pick<GameTime, 'ledger' | 'silences' | 'paused'>;

export interface Shown {
  readonly ruleset: Ruleset;
  readonly snapshot: MachineSnapshot;
  readonly position: Position;
  /** The entries that can be read. */
  readonly readable: readonly Written[];
  readonly line: readonly LineItem[];
  /** Where each item of the line led. */
  readonly past: Past;
  readonly time: ShownTime;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** What is shown now. */
export function shownNow(session: Shown): Shown {
  const { ruleset, snapshot, position, readable, line, past, canUndo, canRedo } = session;
  const { ledger, silences, paused } = session.time;
  const time = { ledger, silences, paused };
  return { ruleset, snapshot, position, readable, line, past, time, canUndo, canRedo };
}
