/** The answers to one strategy card: who is asked, what it costs, what is decided so far. */
import {
  declineRest,
  declineSecondary,
  followSecondary,
} from '$lib/core/commands/strategic-action.ts';
import { filledByAnswers, valuesOf } from '$lib/core/commands/agreements.ts';
import type { Act } from '$lib/core/commands/command.ts';
import { pay } from '$lib/core/commands/payment.ts';
import type { CommandTokens, Seat } from '$lib/core/game.ts';
import type { PlayedCard } from '$lib/core/event-parts.ts';
import type { StrategyCardFacts } from '$lib/core/ruleset.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { playedAs } from '$lib/core/played.ts';
import { actionOf, strategicOf } from '$lib/core/step.ts';
import { tokenWays, type TokenWay } from '$lib/core/rules/secondaries.ts';
import { debtOf } from '$lib/core/queries/secondary-audit.ts';
import { tokensForResearch } from '$lib/core/rules/holdings.ts';
import { clockwiseFrom } from '$lib/core/queries/turn-order.ts';
import type { FollowAnswer } from '$lib/core/vocabulary.ts';
import type { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import { hasFilled, hasPaidFor, tokensGained } from '$lib/core/queries/played-card.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { totalOf, usualPlacing } from '$lib/ui/model/token-counts.ts';
import { sumOf } from '$lib/ui/parts/agreements/agreements.ts';
import type { Price, Proposed } from '$lib/ui/parts/payment/payment.ts';
import { follow as words } from '$words/follow.ts';

/** What following a strategy card costs, in words. */
export function priceOf(card: StrategyCardFacts | undefined): string {
  const buys = card?.secondary.find((effect) => effect.effect === 'buy-tokens');
  return words.price(
    card?.secondaryCost ?? 0,
    buys?.effect === 'buy-tokens' ? buys.influence : null,
  );
}

/** Tokens that a seat is about to take by following. */
interface Taking {
  seat: Seat;
  tokens: CommandTokens;
}

/** Tokens that seats are about to take by following a card, until they are recorded. */
type FollowDrafts = Readonly<Record<Seat, KeptDraft<CommandTokens | null>>>;

/** The drafts of all seats for one card; null while a seat has opened none. */
export function followDrafts(model: GameModel, card: string): FollowDrafts {
  return Object.fromEntries(
    model.game.seating.map((seat) => [seat, model.draft(`follow-${card}-${seat}`, null)]),
  );
}

/** What those who have not answered are about to take. */
export function takingOf(drafts: FollowDrafts, waiting: readonly Seat[]): Taking[] {
  return waiting.flatMap((seat) => {
    const tokens = drafts[seat]?.value ?? null;
    return tokens === null ? [] : [{ seat, tokens }];
  });
}

/** Forgets what has been recorded. */
export function clearTaken(drafts: FollowDrafts, taken: readonly Taking[]): void {
  for (const { seat } of taken) drafts[seat]?.clear();
}

export interface FollowState {
  answer: FollowAnswer | null;
  /** Tokens gained by following. */
  gained: number;
  /** Strategy tokens that this seat still owes for following. */
  owes: number;
  /** Strategy tokens that following costs this seat. */
  cost: number;
  /** Let in free by the active player: it takes it. */
  freed: boolean;
  passed: boolean;
  /** Why this seat may not follow, or null. */
  refusal: Refusal | null;
  /** What it can follow with, or may be able to, instead of a token of its strategy pool. */
  ways: TokenWay[];
}

export class FollowModel {
  readonly model: GameModel;
  readonly card: string;
  readonly #drafts: FollowDrafts;

  constructor(model: GameModel, card: string) {
    this.model = model;
    this.card = card;
    this.#drafts = followDrafts(model, card);
  }

  /** True while followers pay later. */
  later = $state(false);
  /** True while the next to follow has a token in that system: its own goes to reinforcements. */
  there = $state(false);
  /** By what the next to follow pays instead of the strategy pool: its name among the sources. */
  other = $state<string | null>(null);

  facts = $derived.by(() => this.model.ruleset.strategyCards[this.card]);
  /** Whether who follows collects from agreements. */
  collects = $derived.by(
    () => this.facts?.secondary.some(({ effect }) => effect === 'collect-agreements') ?? false,
  );
  open = $derived.by(() =>
    actionOf(this.model.game)?.followUps.find((row) => row.card === this.card),
  );
  seats = $derived.by(() => (this.open ? clockwiseFrom(this.model.game, this.open.owner) : []));
  waiting = $derived.by(() => this.seats.filter((seat) => !this.open?.answers[seat]));
  /** What is about to be taken and is not recorded yet. */
  taking = $derived.by(() => takingOf(this.#drafts, this.waiting));
  /** Influence that a token costs, or null when the card sells none. */
  influence = $derived.by(() => {
    const buys = this.facts?.secondary.find((effect) => effect.effect === 'buy-tokens');
    return buys?.effect === 'buy-tokens' ? buys.influence : null;
  });

  stateOf(seat: Seat): FollowState {
    const { game, ruleset, session } = this.model;
    const args = { seat, card: this.card };
    const answer = this.open?.answers[seat] ?? null;
    const [fact] = followSecondary(game, ruleset, args);
    return {
      answer,
      gained: answer === 'followed' ? tokensGained(session.line, this.card, seat) : 0,
      owes: debtOf(game, seat, this.card)?.tokens ?? 0,
      cost: fact?.type === 'secondary.answered' ? fact.tokens : 0,
      freed: this.open?.freed.includes(seat) === true,
      passed: actionOf(game)?.passed.includes(seat) === true,
      refusal: answer ? null : this.model.refusal(followSecondary, args),
      ways: answer ? [] : tokenWays(game, ruleset, seat, this.card),
    };
  }

  /**
   * Ways of those who wait, each once, where someone is known to have it; at full depth also where its
   * faction plays, and the table knows.
   */
  others = $derived.by((): TokenWay[] => {
    const { depth, game, ruleset } = this.model;
    const ways = this.waiting
      .flatMap((seat) => tokenWays(game, ruleset, seat, this.card))
      .filter(({ sure, source }) => sure || (depth === 'full' && source.faction !== null));
    return ways.filter(({ source }, at) => ways.findIndex((one) => one.source === source) === at);
  });

  /** The way that is chosen for the next to follow, where this seat may have it. */
  otherOf(seat: Seat): TokenWay | null {
    const { game, ruleset } = this.model;
    const { other } = this;
    if (other === null) return null;
    return (
      tokenWays(game, ruleset, seat, this.card).find(({ source }) => source.id === other) ?? null
    );
  }

  /** Follows by a way. */
  followWith(seat: Seat, { source }: TokenWay): Promise<void> {
    const owner = this.open?.owner ?? seat;
    return this.follow(seat, false, undefined, playedAs(source.card, source.id, owner));
  }

  /** What following has cost a seat in resources or influence; null where nothing is left to pay. */
  dueOf(seat: Seat): Price | null {
    const { game, session, depth } = this.model;
    if (depth !== 'full' || game.players[seat]?.planets == null) return null;
    if (this.open?.answers[seat] !== 'followed' || hasPaidFor(session.line, this.card, seat)) {
      return null;
    }
    return this.priceOf(seat, tokensGained(session.line, this.card, seat));
  }

  /** What following costs a seat with so many tokens that it buys; null where it is nothing. */
  priceOf(seat: Seat, tokens: number): Price | null {
    const { game, ruleset } = this.model;
    const influence = (this.influence ?? 0) * tokens;
    const research = this.facts?.secondary.find(({ effect }) => effect === 'research');
    const pays = research?.effect === 'research' && tokensForResearch(game, ruleset, seat) === null;
    const resources = pays ? research.resources : 0;
    return influence + resources > 0 ? { resources, influence } : null;
  }

  /** Whether what a seat owes for following may as well be nothing: it resolves the primary instead. */
  mayBeFree(seat: Seat): boolean {
    const { game, ruleset } = this.model;
    const faction = game.players[seat]?.faction ?? '';
    return ruleset.factions[faction]?.followsAsPrimary === this.card;
  }

  /** Goods that come onto agreements once everyone has answered, after the turn of the card; mostly 0. */
  fillsLater = $derived.by((): number => {
    const { game, session } = this.model;
    if (!this.facts?.fillsAgreements || strategicOf(game)?.card === this.card) return 0;
    return hasFilled(session.line, this.card) ? 0 : sumOf(valuesOf(game));
  });
  /** Goes with each answer: the last one places them. */
  #fills = (): Act[] =>
    this.fillsLater > 0 ? [(game, ruleset) => filledByAnswers(game, ruleset, this.card)] : [];

  /** Tokens that a seat is about to buy, or null when it is not. */
  buying(seat: Seat): CommandTokens | null {
    return this.#drafts[seat]?.value ?? null;
  }

  place(seat: Seat, tokens: CommandTokens): void {
    const draft = this.#drafts[seat];
    if (draft) draft.value = tokens;
  }

  /** Tokens that a seat can gain at most, or null when unknown. */
  roomOf(seat: Seat): number | null {
    return this.model.lanes.find((lane) => lane.seat === seat)?.reinforcements ?? null;
  }

  /** Opens the choice of tokens with the usual first one. */
  choose(seat: Seat): void {
    this.place(seat, usualPlacing(this.roomOf(seat) === 0 ? 0 : 1));
  }

  /** Whether planets are paid with here: only then can tokens be taken and paid in one tap. */
  pays(seat: Seat): boolean {
    return this.model.depth === 'full' && this.model.game.players[seat]?.planets != null;
  }

  /** The usual first token, with its payment where planets are paid with. */
  takeOne(seat: Seat, paid?: Proposed['booked']): Promise<void> {
    this.choose(seat);
    return this.follow(seat, false, paid);
  }

  async follow(
    seat: Seat,
    anyway = false,
    paid?: Proposed['booked'],
    instead?: PlayedCard,
  ): Promise<void> {
    const buying = this.buying(seat);
    const tokens = buying && totalOf(buying) > 0 ? buying : undefined;
    const owing = !instead && this.later && this.stateOf(seat).cost > 0;
    const args = { seat, card: this.card, tokens, owing, there: this.there, instead };
    // To pay later is against the rules, and the table has just said that it is so.
    const and = [...(paid ? [also(pay, { seat, ...paid })] : []), ...this.#fills()];
    const done = await this.model.perform(followSecondary, args, { anyway: anyway || owing, and });
    if (!done.ok) return;
    this.there = false;
    this.other = null;
    this.#drafts[seat]?.clear();
  }

  async decline(seat: Seat): Promise<void> {
    const args = { seat, card: this.card };
    const done = await this.model.perform(declineSecondary, args, { and: this.#fills() });
    if (done.ok) this.#drafts[seat]?.clear();
  }

  /** No one else follows; what is about to be taken is recorded with it. */
  async declineRest(): Promise<void> {
    const { card, taking } = this;
    const and = this.#fills();
    const done = await this.model.perform(declineRest, { card, taking }, { and });
    if (done.ok) clearTaken(this.#drafts, taking);
  }
}
