/** The status tokens of all players: the usual, or what each has set, as a gain and a move (LRR PoK 81.5). */
import { finishSteps, routineSteps } from '$lib/core/commands/status.ts';
import {
  placeStatusTokens,
  placeUsualTokens,
  setStatusTokens,
  usualTokens,
  type PlacedTokens,
} from '$lib/core/commands/tokens.ts';
import type { CommandTokens, Game, Seat } from '$lib/core/game.ts';
import { initiativeOrder } from '$lib/core/order.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { stepsOf } from '$lib/core/step.ts';
import { statusDue } from '$lib/core/rules/tokens.ts';
import type { Step } from '$lib/core/vocabulary.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { placing, totalOf } from '$lib/ui/model/token-counts.ts';
import { openOffers } from '$lib/ui/parts/points/offers.ts';

/** One seat's part of the screen; the change is gain and moves together, pool by pool. */
export interface TokenRow {
  seat: Seat;
  base: CommandTokens;
  change: CommandTokens;
  /** Tokens that the seat gains. */
  gain: number;
  /** Tokens still to place; below zero when too many are placed. */
  left: number;
}

/** The rows of all seats whose tokens are tracked, in initiative order; drafts replace the usual. */
export function tokenRows(
  game: Game,
  ruleset: Ruleset,
  drafts: Readonly<Record<Seat, CommandTokens | undefined>>,
): TokenRow[] {
  return initiativeOrder(game).flatMap((seat) => {
    const base = game.players[seat]?.tokens;
    if (!base) return [];
    const change = drafts[seat] ?? usualTokens(game, ruleset, seat);
    const gain = statusDue(game, ruleset, seat);
    return [{ seat, base, change, gain, left: gain - totalOf(change) }];
  });
}

/** The steps after this one, where nothing in them is decided and the phase ends with them; else none. */
export function restAfter(game: Game, ruleset: Ruleset, step: Step): readonly Step[] {
  const steps = stepsOf(ruleset.plan, game.step.phase);
  const next = steps[steps.indexOf(step) + 1];
  const routine = next ? routineSteps(game, ruleset, next) : [];
  return routine.at(-1) === steps.at(-1) ? routine : [];
}

/** Players who change their pools alike, and how; the most of them last. */
export function alike(rows: readonly TokenRow[]): { seats: Seat[]; change: CommandTokens }[] {
  const groups: Record<string, { seats: Seat[]; change: CommandTokens }> = {};
  for (const { seat, change } of rows) {
    (groups[JSON.stringify(change)] ??= { seats: [], change }).seats.push(seat);
  }
  return Object.values(groups).sort((one, two) => one.seats.length - two.seats.length);
}

const placedOf = ({ seat, change }: TokenRow): PlacedTokens => ({ seat, ...placing(change) });

/**
 * Whether a seat may have what gives it a token more in each status phase: it owns the card, or
 * no one keeps count (R-STAT-06).
 */
export function mayGainMore(game: Game, ruleset: Ruleset, seat: Seat): boolean {
  const owned = game.players[seat]?.technologies ?? null;
  return owned === null || ruleset.statusTokens.some((id) => owned.includes(id));
}

/** Whether anyone lowers the fleet pool: then the ships in each system are checked (R-TOK-10). */
function lowersFleet(rows: readonly TokenRow[]): boolean {
  return rows.some(({ change }) => change.fleet < 0);
}

type Drafts = Record<Seat, CommandTokens>;

export class Tokens {
  #model: GameModel;
  #drafts: { value: Drafts; clear(): void };
  /** The seat whose pools are unfolded. */
  open = $state<Seat | null>(null);

  rows = $derived.by(() => tokenRows(this.#model.game, this.#model.ruleset, this.#drafts.value));
  /** Whether anyone places otherwise than usual. */
  changed = $derived.by(() => Object.keys(this.#drafts.value).length > 0);
  over = $derived.by(() => this.rows.filter(({ left }) => left < 0).map(({ seat }) => seat));
  unplaced = $derived.by(() => this.rows.filter(({ left }) => left > 0).map(({ seat }) => seat));
  lowersFleet = $derived.by(() => lowersFleet(this.rows));

  /**
   * The steps after this one, where nothing in them is decided and the phase ends with them; none while
   * someone may gain a point before it ends.
   */
  rest = $derived.by((): readonly Step[] => {
    const { game, position, ruleset } = this.#model;
    return openOffers(this.#model).length > 0 ? [] : restAfter(game, ruleset, position.step);
  });

  constructor(model: GameModel) {
    this.#model = model;
    this.#drafts = model.draft<Drafts>('status-tokens', {});
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
    const done = await this.#model.perform(setStatusTokens, args);
    if (done.ok) this.reset(row.seat);
  }

  /** Records the tokens; `ends` ticks the steps that are left of the phase as well. */
  async record(ends = false): Promise<void> {
    const [step] = this.rest;
    const and = ends && step ? [also(finishSteps, { step })] : [];
    const done = this.changed
      ? await this.#model.perform(placeStatusTokens, { placed: this.rows.map(placedOf) }, { and })
      : await this.#model.perform(placeUsualTokens, {}, { and });
    if (done.ok) this.#drafts.clear();
  }
}
