/** A game without a screen: one play that goes on, by the engine that the app drives. */
import type { Game } from '$lib/core/game.ts';
import type { Referee, Snapshot } from '$lib/core/machine/referee.ts';
import { amendAct, lookAt, type ActChange } from '$lib/core/play/amend-act.ts';
import { amend, type NotAmended } from '$lib/core/play/amend.ts';
import type { Course } from '$lib/core/play/course.ts';
import { mark } from '$lib/core/play/mark.ts';
import { emptyPlay, gameOf, headOf, refereeAt, rulesetAt, type Play } from '$lib/core/play/play.ts';
import type { Amendment } from '$lib/core/play/preview.ts';
import type { Stamps } from '$lib/core/play/stamp.ts';
import type { Act } from '$lib/core/commands/command.ts';
import { tapAll } from '$lib/core/play/tap.ts';
import type { Dropped, Recorded, Refused } from '$lib/core/play/tap-result.ts';
import { ledgerOf, pause } from '$lib/core/play/time.ts';
import type { Written } from '$lib/core/record/entry.ts';
import type { Ledger } from '$lib/core/views/time/ledger.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { rulesetFor, rulesetOf } from '$lib/rulesets/compose.ts';

export type { Act } from '$lib/core/commands/command.ts';

/** Stamps for a question: nothing of it is kept. */
const UNSTAMPED: Stamps = { at: 0, mono: 0, run: '', app: '' };

export class HeadlessGame {
  #play: Play;

  /** An empty table; `expansions` are those that the game will be laid with. */
  constructor(id: string, expansions: Ruleset['expansions']) {
    this.#play = emptyPlay(rulesetFor, {
      id,
      ruleset: rulesetOf(expansions).id,
      expansions: [...expansions],
    });
  }

  get entries(): readonly Written[] {
    return this.#play.entries;
  }

  get course(): Course {
    return this.#play.course;
  }

  get ledger(): Ledger {
    return ledgerOf(this.#play);
  }

  get snapshot(): Snapshot {
    return this.course.head;
  }

  get game(): Game {
    return gameOf(this.#play);
  }

  get ruleset(): Ruleset {
    return rulesetAt(this.#play);
  }

  get referee(): Referee {
    return refereeAt(this.#play);
  }

  /** What the referee would say to a tap, without recording it. */
  ask(acts: readonly Act[]): Refusal | null {
    const tapped = tapAll(this.#play, acts, this.#how(UNSTAMPED));
    return !tapped.ok && 'refusal' in tapped ? tapped.refusal : null;
  }

  /** One tap: the acts in order, each made for the game that the ones before lead to. */
  tap(acts: readonly Act[], stamps: Stamps, anyway = false): Recorded | Dropped | Refused {
    return this.#goOn(tapAll(this.#play, acts, { ...this.#how(stamps), anyway }));
  }

  /** Takes the last tap back; false at the first one. */
  undo(stamps: Stamps): boolean {
    return this.#goOn(mark(this.#play, 'undo', this.#how(stamps))).ok;
  }

  /** Goes forward again; false when there is nothing to redo. */
  redo(stamps: Stamps): boolean {
    return this.#goOn(mark(this.#play, 'redo', this.#how(stamps))).ok;
  }

  /** Stops the clocks, or lets them run. */
  pause(paused: boolean, stamps: Stamps): Recorded | Dropped {
    return this.#goOn(pause(this.#play, paused, this.#how(stamps)));
  }

  /** Amends the past; facts that the rules refuse are put in all the same. */
  amend(amendment: Amendment, stamps: Stamps): Recorded | Dropped | NotAmended {
    return this.#goOn(amend(this.#play, [amendment], { ...this.#how(stamps), anyway: true }));
  }

  /** Changes an act of the past and takes out what nobody would hear any more, or says why not. */
  amendAct(change: ActChange, stamps: Stamps): Recorded | Dropped | NotAmended | string {
    const looked = lookAt(this.#play, change, { stamps });
    if (!looked.ok) return looked.why;
    return this.#goOn(amendAct(this.#play, looked, this.#how(stamps)));
  }

  #how(stamps: Stamps) {
    return { head: headOf(this.#play), stamps };
  }

  #goOn<R extends Recorded | { ok: false }>(result: R): R {
    if (result.ok) this.#play = result.play;
    return result;
  }
}
