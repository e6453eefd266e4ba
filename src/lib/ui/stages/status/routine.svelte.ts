/** The status steps with nothing to decide: which ones one tap ticks, and what to remember. */
import { finishSteps, routineSteps } from '$lib/core/commands/status.ts';
import { placeUsualTokens } from '$lib/core/commands/tokens.ts';
import type { Seat } from '$lib/core/game.ts';
import { cardsOf, initiativeOrder } from '$lib/core/order.ts';
import { stepsOf } from '$lib/core/step.ts';
import type { LeftOut } from '$lib/core/queries/left-out.ts';
import type { Step } from '$lib/core/vocabulary.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { discardsAt, discarding, type Discard } from '$lib/ui/parts/gains/gains.svelte.ts';
import { openOffers } from '$lib/ui/parts/points/offers.ts';
import { restAfter, tokenRows, type TokenRow } from './tokens.svelte.ts';

export class Routine {
  #model: GameModel;
  #kept: { value: Seat[]; clear(): void };

  step = $derived.by(() => this.#model.position.step);
  /** Seats that keep their strategy cards. */
  kept = $derived.by(() => this.#kept.value.filter((seat) => this.holders.includes(seat)));
  /** Seats that hold strategy cards, in initiative order. */
  holders = $derived.by(() => {
    const { game } = this.#model;
    return initiativeOrder(game).filter((seat) => cardsOf(game, seat).length > 0);
  });
  /** The steps that one tap ticks, in order. */
  steps = $derived.by(() => {
    const { game, ruleset } = this.#model;
    return routineSteps(game, ruleset, this.step);
  });
  #args = $derived.by(() => ({ step: this.step, kept: this.kept }));
  /** What is laid down with the tap that draws, of hands that it brings over their limit (R-ACT-14). */
  discards = $derived.by((): Discard[] => {
    if (!this.steps.includes('draw')) return [];
    return discardsAt(this.#after, this.#model.ruleset);
  });
  /** The game as the tap leaves it. */
  #after = $derived.by(() => this.#model.session.previewCommand(also(finishSteps, this.#args)));
  /**
   * Where command tokens come next, and after them nothing is decided until the phase ends: what each
   * player usually places, and the steps that end the phase. Null elsewhere, and where a token is owed or
   * someone may gain a point before the phase ends.
   */
  usual = $derived.by((): { rows: TokenRow[]; rest: readonly Step[] } | null => {
    const { game, position, ruleset } = this.#model;
    const steps = stepsOf(ruleset.plan, position.phase);
    const last = this.steps.at(-1);
    const next = last && steps[steps.indexOf(last) + 1];
    if (next !== 'tokens' || game.debts.length > 0 || this.points.length > 0) return null;
    const rest = restAfter(game, ruleset, next);
    const rows = rest.length > 0 ? tokenRows(this.#after, ruleset, {}) : [];
    return rows.length > 0 ? { rows, rest } : null;
  });

  /** Points that someone may gain before the phase ends, which is over with the return of the cards. */
  points = $derived.by(() => openOffers(this.#model));
  /** Whom the tap leaves without them. */
  leftOut = $derived.by((): LeftOut => {
    const due = this.steps.includes('return-cards') ? this.points : [];
    const seats = (known: boolean) =>
      initiativeOrder(this.#model.game).filter((seat) =>
        due.some((offer) => offer.seat === seat && (offer.ask === null) === known),
      );
    return { could: seats(true), may: seats(false) };
  });

  constructor(model: GameModel) {
    this.#model = model;
    this.#kept = model.draft<Seat[]>('status-kept', []);
  }

  /** A seat keeps its cards, or no longer does. */
  toggle(seat: Seat): void {
    const { kept } = this;
    this.#kept.value = kept.includes(seat)
      ? kept.filter((other) => other !== seat)
      : [...kept, seat];
  }

  /** Ticks the steps together, with what is discarded then; or only the first of them, and no more. */
  async finish(only = false): Promise<void> {
    const and = !only && this.discards.length > 0 ? [discarding] : [];
    const done = await this.#model.perform(finishSteps, { ...this.#args, only }, { and });
    if (done.ok) this.#kept.clear();
  }

  /** Ticks the steps, gives everyone the usual tokens, and ticks what is left of the phase. */
  async finishPhase(): Promise<void> {
    const [step] = this.usual?.rest ?? [];
    if (!step) return;
    const and = [
      ...(this.discards.length > 0 ? [discarding] : []),
      also(placeUsualTokens, {}),
      also(finishSteps, { step }),
    ];
    const done = await this.#model.perform(finishSteps, this.#args, { and });
    if (done.ok) this.#kept.clear();
  }
}
