/** The status steps with nothing to decide: which ones one tap ticks, and what to remember. */
import { finishSteps, routineSteps } from '$lib/core/commands/status.ts';
import { giveInitiativeToken } from '$lib/core/commands/tokens.ts';
import type { Seat } from '$lib/core/game.ts';
import { cardsOf, initiativeOrder } from '$lib/core/order.ts';
import { ledTo } from '$lib/session/led-to.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { discardsAt, discarding, type Discard } from '$lib/ui/parts/gains/discards.ts';

export class Routine {
  #table: TableModel;
  #kept: { value: Seat[]; clear(): void };

  step = $derived.by(() => this.#table.position.step);
  /** Seats that keep their strategy cards. */
  kept = $derived.by(() => this.#kept.value.filter((seat) => this.holders.includes(seat)));
  /** Seats that hold strategy cards, in initiative order. */
  holders = $derived.by(() => {
    const { game } = this.#table;
    return initiativeOrder(game).filter((seat) => cardsOf(game, seat).length > 0);
  });
  /** The steps that one tap ticks, in order. */
  steps = $derived.by(() => {
    const { game, ruleset } = this.#table;
    return routineSteps(game, ruleset, this.step);
  });
  #args = $derived.by(() => ({ step: this.step, kept: this.kept }));
  /** What is laid down with the tap that draws, of hands that it brings over their limit (R-ACT-14). */
  discards = $derived.by((): Discard[] => {
    if (!this.steps.includes('draw')) return [];
    const { ruleset, session } = this.#table;
    return discardsAt(ledTo(session.play, finishSteps, this.#args), ruleset);
  });
  /** Who holds an initiative token that is another faction's, and whose it is (R-INIT-04). */
  lent = $derived.by((): { holder: Seat; owner: Seat } | null => {
    const { game, ruleset } = this.#table;
    const owner = game.seating.find((seat) => {
      const faction = game.players[seat]?.faction;
      return faction && typeof ruleset.factions[faction]?.initiativeToken === 'number';
    });
    const holder = game.seating.find((seat) => game.players[seat]?.initiativeToken !== null);
    return owner && holder && owner !== holder ? { holder, owner } : null;
  });

  constructor(table: TableModel) {
    this.#table = table;
    this.#kept = table.draft<Seat[]>('status-kept', []);
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
    const done = await this.#table.perform(finishSteps, { ...this.#args, only }, { and });
    if (done.ok) this.#kept.clear();
  }

  /** The lent initiative token goes home. */
  giveBack(): void {
    if (!this.lent) return;
    const { holder, owner } = this.lent;
    void this.#table.perform(giveInitiativeToken, { from: holder, to: owner });
  }
}
