/** The status tokens of all players on one screen: the usual, or what each has set. */
import { finishSteps } from '$lib/core/commands/status.ts';
import { placeStatusTokens, placeUsualTokens, setStatusTokens } from '$lib/core/commands/tokens.ts';
import type { CommandTokens, Seat } from '$lib/core/game.ts';
import type { Step } from '$lib/core/vocabulary.ts';
import { also, type TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { openOffers } from '$lib/ui/parts/points/offers.ts';
import { lowersFleet, placedOf, restAfter, tokenRows, type TokenRow } from './token-plan.ts';

type Drafts = Record<Seat, CommandTokens>;

export class Tokens {
  #table: TableModel;
  #drafts: { value: Drafts; clear(): void };
  /** The seat whose pools are unfolded. */
  open = $state<Seat | null>(null);

  rows = $derived.by(() => tokenRows(this.#table.game, this.#table.ruleset, this.#drafts.value));
  /** Whether anybody places otherwise than usual. */
  changed = $derived.by(() => Object.keys(this.#drafts.value).length > 0);
  over = $derived.by(() => this.rows.filter(({ left }) => left < 0).map(({ seat }) => seat));
  unplaced = $derived.by(() => this.rows.filter(({ left }) => left > 0).map(({ seat }) => seat));
  lowersFleet = $derived.by(() => lowersFleet(this.rows));

  /**
   * The steps after this one, where nothing in them is decided and the phase ends with them; none while
   * somebody may gain a point before it ends.
   */
  rest = $derived.by((): readonly Step[] => {
    const { game, position, ruleset } = this.#table;
    return openOffers(this.#table).length > 0 ? [] : restAfter(game, ruleset, position.step);
  });

  constructor(table: TableModel) {
    this.#table = table;
    this.#drafts = table.draft<Drafts>('status-tokens', {});
  }

  toggle(seat: Seat): void {
    this.open = this.open === seat ? null : seat;
  }

  /** What a seat places: its own change of the pools. */
  set(seat: Seat, change: CommandTokens): void {
    this.#drafts.value = { ...this.#drafts.value, [seat]: change };
  }

  /** Back to the usual for one seat. */
  reset(seat: Seat): void {
    const { [seat]: _, ...others } = this.#drafts.value;
    this.#drafts.value = others;
  }

  /** A seat gains more, or fewer, tokens in each status phase from now on. */
  async gainEachRound(row: TokenRow, tokens: number): Promise<void> {
    const args = { seat: row.seat, tokens, cause: 'technology' };
    const done = await this.#table.perform(setStatusTokens, args);
    if (done.ok) this.reset(row.seat);
  }

  /** Records the tokens; `ends` ticks the steps that are left of the phase as well. */
  async record(ends = false): Promise<void> {
    const [step] = this.rest;
    const and = ends && step ? [also(finishSteps, { step })] : [];
    const done = this.changed
      ? await this.#table.perform(placeStatusTokens, { placed: this.rows.map(placedOf) }, { and })
      : await this.#table.perform(placeUsualTokens, {}, { and });
    if (done.ok) this.#drafts.clear();
  }
}
