/** The small gains of this moment as the table says them, and what hands over their limit lay down. */
import type { Act } from '$lib/core/commands/command.ts';
import { bookGain, type BookGainArgs } from '$lib/core/commands/incidental-gains.ts';
import { adjustBalance } from '$lib/core/commands/tokens.ts';
import type { Game, Seat } from '$lib/core/game.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { handsOver } from '$lib/core/rules/standing.ts';
import { gainOffers, type GainOffer } from '$lib/core/queries/incidental-gains/offers.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { incidentalGains as words } from '$words/incidental-gains.ts';

/** Action cards that a seat lays down; the change is below zero. */
export interface Discard {
  seat: Seat;
  changes: { actionCards: number };
}

/** What every hand over its limit lays down to be within it, as seated. */
export const discardsAt = (game: Game, ruleset: Ruleset): Discard[] =>
  handsOver(game, ruleset).map(({ seat, over }) => ({ seat, changes: { actionCards: -over } }));

/** The further act of a tap that lays it down wherever the acts before it led to. */
export const discarding: Act = (game, ruleset) =>
  discardsAt(game, ruleset).flatMap((row) => adjustBalance(game, ruleset, row));

/** The same as the table says it. */
export const discardsSaid = (rows: readonly Discard[], nameOf: (seat: Seat) => string): string =>
  words.discards(rows.map(({ seat, changes }) => [nameOf(seat), -changes.actionCards]));

export class Gains {
  readonly #model: GameModel;
  readonly #aside;

  constructor(model: GameModel) {
    this.#model = model;
    this.#aside = model.draft<string[]>('gains-aside', []);
  }

  /** The offers that stand, the likely ones first. */
  offers = $derived.by((): GainOffer[] => {
    const { cards, game, ruleset, session } = this.#model;
    return gainOffers(game, ruleset, cards, session.line).filter(
      ({ key }) => !this.#aside.value.includes(key),
    );
  });

  /** Hands over their limit: one key lays the rest down; null where there is none, or not now. */
  hands = $derived.by(() => {
    const { game, ruleset, names } = this.#model;
    const rows = discardsAt(game, ruleset);
    const key = `hands ${rows.map((row) => `${row.seat} ${-row.changes.actionCards}`).join()}`;
    if (rows.length === 0 || this.#aside.value.includes(key)) return null;
    return { key, rows, act: discardsSaid(rows, names.seat) };
  });

  /** Books these, each in its usual way, with one tap. */
  bookAll(offers: readonly GainOffer[]): void {
    const [first, ...others] = offers.map(({ choices }) => choices[0]);
    const and = others.map((args) => also(bookGain, args));
    if (first) void this.#model.perform(bookGain, first, { and });
  }

  /** Lays the rest down, of all hands with one tap. */
  discard(): void {
    const [first] = this.hands?.rows ?? [];
    if (first) void this.#model.perform(adjustBalance, first, { and: [discarding] });
  }

  /** Lays an offer aside for this moment. */
  layAside(key: string): void {
    this.#aside.value = [...this.#aside.value, key];
  }

  /** What a way of gaining records. */
  act({ lines, resumes }: BookGainArgs): string {
    const named = lines.map(({ seat, changes }) => ({ name: this.#model.nameOf(seat), changes }));
    const act = words.act(named);
    return resumes ? words.resumes(this.#model.nameOf(resumes), act) : act;
  }

  /** The same in a line: of what is taken from someone only who has it then. */
  gained({ lines, ...args }: BookGainArgs): string {
    const gaining = lines.filter(({ changes }) =>
      Object.values(changes).some((change) => (change ?? 0) > 0),
    );
    return this.act({ ...args, lines: gaining.length > 0 ? gaining : lines });
  }

  /** Why now. */
  why(offer: GainOffer): string {
    const { seat, about } = offer;
    const nameOf = this.#model.names.seat;
    const named = { ...offer, seat: nameOf(seat), about: about === null ? null : nameOf(about) };
    return words.why(named);
  }
}
