/** A game without a screen: one play that goes on, by the engine that the app drives. */
import './every-family.ts';
import type { Game } from '$lib/core/game.ts';
import type { Referee, MachineSnapshot } from '$lib/core/machine/referee.ts';
import {
  amendAct,
  lookAt,
  amend,
  type ActChange,
  type NotAmended,
} from '$lib/core/engine/amend.ts';
import type { Timeline } from '$lib/core/engine/timeline.ts';
import { mark } from '$lib/core/engine/mark.ts';
import {
  emptyState,
  gameOf,
  headOf,
  refereeAt,
  rulesetAt,
  type EngineState,
} from '$lib/core/engine/engine-state.ts';
import type { Amendment } from '$lib/core/engine/preview.ts';
import type { Stamps } from '$lib/core/engine/tap-options.ts';
import type { Act } from '$lib/core/commands/command.ts';
import { tapAll } from '$lib/core/engine/tap.ts';
import type { Dropped, TapRecorded, TapRefused } from '$lib/core/engine/tap-result.ts';
import { ledgerOf, pause } from '$lib/core/engine/time.ts';
import type { Written } from '$lib/core/record/entry.ts';
import type { Ledger } from '$lib/core/queries/time/ledger.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { rulesetFor, rulesetOf } from '$lib/rulesets/compose.ts';

export type { Act } from '$lib/core/commands/command.ts';

/** Stamps for a question: nothing of it is kept. */
const UNSTAMPED: Stamps = { at: 0, mono: 0, run: '', app: '' };

export class HeadlessGame {
  #state: EngineState;

  /**
   * An empty table; `expansions` are those that the game will be laid with, `base` is the id of its base game,
   * the first one if none is named.
   */
  constructor(id: string, expansions: Ruleset['expansions'], base?: string) {
    const { id: ruleset } = base
      ? rulesetFor({ ruleset: base, expansions })
      : rulesetOf(expansions);
    this.#state = emptyState(rulesetFor, { id, ruleset, expansions: [...expansions] });
  }

  get entries(): readonly Written[] {
    return this.#state.entries;
  }

  get timeline(): Timeline {
    return this.#state.timeline;
  }

  get ledger(): Ledger {
    return ledgerOf(this.#state);
  }

  get snapshot(): MachineSnapshot {
    return this.timeline.head;
  }

  get game(): Game {
    return gameOf(this.#state);
  }

  get ruleset(): Ruleset {
    return rulesetAt(this.#state);
  }

  get referee(): Referee {
    return refereeAt(this.#state);
  }

  /** What the referee would say to a tap, without recording it. */
  ask(acts: readonly Act[]): Refusal | null {
    const tapped = tapAll(this.#state, acts, this.#how(UNSTAMPED));
    return !tapped.ok && 'refusal' in tapped ? tapped.refusal : null;
  }

  /** One tap: the acts in order, each made for the game that the ones before lead to. */
  tap(acts: readonly Act[], stamps: Stamps, anyway = false): TapRecorded | Dropped | TapRefused {
    return this.#goOn(tapAll(this.#state, acts, { ...this.#how(stamps), anyway }));
  }

  /** Takes the last tap back; false at the first one. */
  undo(stamps: Stamps): boolean {
    return this.#goOn(mark(this.#state, 'undo', this.#how(stamps))).ok;
  }

  /** Goes forward again; false when there is nothing to redo. */
  redo(stamps: Stamps): boolean {
    return this.#goOn(mark(this.#state, 'redo', this.#how(stamps))).ok;
  }

  /** Stops the clocks, or lets them run. */
  pause(paused: boolean, stamps: Stamps): TapRecorded | Dropped {
    return this.#goOn(pause(this.#state, paused, this.#how(stamps)));
  }

  /** Amends the past; facts that the rules refuse are put in all the same. */
  amend(amendment: Amendment, stamps: Stamps): TapRecorded | Dropped | NotAmended {
    return this.#goOn(amend(this.#state, [amendment], { ...this.#how(stamps), anyway: true }));
  }

  /** Changes an act of the past and takes out facts that would no longer be handled, or says why not. */
  amendAct(change: ActChange, stamps: Stamps): TapRecorded | Dropped | NotAmended | string {
    const looked = lookAt(this.#state, change, { stamps });
    if (!looked.ok) return looked.why;
    return this.#goOn(amendAct(this.#state, looked, this.#how(stamps)));
  }

  #how(stamps: Stamps) {
    return { head: headOf(this.#state), stamps };
  }

  #goOn<R extends TapRecorded | { ok: false }>(result: R): R {
    if (result.ok) this.#state = result.state;
    return result;
  }
}
