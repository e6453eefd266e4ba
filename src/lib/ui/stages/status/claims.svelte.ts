/** The claims of one player in the score step: what may be taken together, and what has to be. */
import type { Act } from '$lib/core/commands/command.ts';
import { answerScoring, scoreArgs, scoreObjective } from '$lib/core/commands/objectives.ts';
import type { ProposedPayment, Verdict } from '$lib/core/conditions/verdict.ts';
import type { Objective, Seat } from '$lib/core/game.ts';
import { scoringOrder } from '$lib/core/order.ts';
import { hasScored, holdsStanding, isAtGoal, penaltyOf, pointsOf } from '$lib/core/points.ts';
import { publicObjectives } from '$lib/core/queries/eligibility.ts';
import { isQuotaUsed, openKind } from '$lib/core/rules/objectives.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import { hasAnswered } from '$lib/core/step.ts';
import type { ObjectiveKind, ObjectivePhase } from '$lib/core/vocabulary.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** An open objective that this player may claim as far as the rules go. */
export interface Claim {
  card: Objective;
  kind: ObjectiveKind;
  /** Null where nothing is tracked: then the table decides. */
  verdict: Verdict | null;
  /** Whether it is met, as far as that is known. */
  value: Verdict['value'];
  /** It has to be claimed: the player is known to fulfil it. */
  must: boolean;
}

/** Claims of one kind. */
export interface ClaimGroup {
  kind: ObjectiveKind;
  /** Whether its objectives close after the round of the first claim. */
  closes: boolean;
  /** Whether they are held only while their condition holds. */
  standing: boolean;
  /** How many of them a player may claim in a phase; null without a limit. */
  most: number | null;
  rows: Claim[];
}

/** A secret that was named for a claim. */
interface NamedSecret {
  objective: string;
  typed?: { name: string; phase: ObjectivePhase } | undefined;
}

/** Points of a secret that the app doesn't know. */
const TYPED_POINTS = 1;

export class Claims {
  readonly #model: GameModel;
  readonly seat: Seat;
  /** Ids that the table has chosen; those that must be claimed are not among them. */
  #picked = $state.raw<readonly string[]>([]);
  #paid = $state.raw<Readonly<Record<string, ProposedPayment>>>({});
  secret = $state.raw<NamedSecret | null>(null);

  constructor(model: GameModel, seat: Seat) {
    this.#model = model;
    this.seat = seat;
  }

  /** Open objectives that this player has not scored, with why one may not be claimed now. */
  #open = $derived.by(() => {
    const { eligibility, game, ruleset, session } = this.#model;
    return publicObjectives(game).flatMap((card) => {
      const refusal = session.refusal(scoreObjective, { seat: this.seat, objective: card.id });
      if (refusal?.code === 'already-scored') return [];
      const kind = openKind(ruleset, card.id);
      const holds = card.standing ? holdsStanding(game, this.seat, card.standing) : null;
      // What is held by what a player has, the game itself knows.
      const known = holds === null ? null : holds ? ('yes' as const) : ('no' as const);
      const verdict = refusal ? null : eligibility.verdict(this.seat, card.id);
      const value = known ?? verdict?.value ?? 'ask';
      const must = holds === true && ruleset.objectiveKinds[kind]?.compulsory === true;
      return [{ card, kind, verdict, value, must, refusal }];
    });
  });

  /** What may be claimed, kind by kind, those that the sheet knows to be met first. */
  groups = $derived.by((): ClaimGroup[] => {
    const { game, ruleset } = this.#model;
    const rows = this.#open.filter(({ refusal, value }) => !refusal && value !== 'no');
    const kinds = rows.map(({ kind }) => kind).filter((kind, i, all) => all.indexOf(kind) === i);
    return kinds.map((kind) => {
      const facts = ruleset.objectiveKinds[kind];
      const own = rows.filter((row) => row.kind === kind);
      const rank = ({ value, must }: Claim) => (must ? 0 : value === 'yes' ? 1 : 2);
      return {
        kind,
        closes: facts?.closes === true,
        standing: own.some(({ card }) => card.standing),
        most: isQuotaUsed(game, ruleset, this.seat, kind) ? 0 : (facts?.perStatus ?? null),
        rows: own.sort((a, b) => rank(a) - rank(b)),
      };
    });
  });
  /** What the sheet knows not to be met. */
  short = $derived.by(() => this.#open.filter(({ refusal, value }) => !refusal && value === 'no'));
  /** Stage II while it is closed, with how far it is; null once it is open, or where none lies there. */
  locked = $derived.by(() => {
    const rows = this.#open.filter(({ refusal }) => refusal?.code === 'second-stage-closed');
    const [first] = rows;
    if (!first?.refusal) return null;
    const { open, goal } = first.refusal.with;
    return { cards: rows.map(({ card }) => card), open: Number(open), goal: Number(goal) };
  });
  /** What is refused for another reason, by reason. */
  refused = $derived.by(() => {
    const groups: { refusal: Refusal; cards: Objective[] }[] = [];
    for (const { card, refusal } of this.#open) {
      if (!refusal || refusal.code === 'second-stage-closed') continue;
      const group = groups.find((other) => other.refusal.code === refusal.code);
      if (group) group.cards.push(card);
      else groups.push({ refusal, cards: [card] });
    }
    return groups;
  });

  #rows = $derived.by(() => this.groups.flatMap(({ rows }) => rows));
  /** What one tap claims, in the order of the rules: what must be claimed last. */
  chosen = $derived.by(() => [
    ...this.#rows.filter(({ card, must }) => !must && this.#picked.includes(card.id)),
    ...this.#rows.filter(({ must }) => must),
  ]);
  /** How many objectives it claims. */
  count = $derived.by(() => this.chosen.length + (this.secret ? 1 : 0));
  /** The name of the first of them. */
  first = $derived.by(() => {
    const { secret } = this;
    const [row] = this.chosen;
    return secret && !row
      ? (secret.typed?.name ?? this.#model.objectiveName(secret.objective))
      : this.#model.objectiveName(row?.card.id ?? '');
  });
  /** How many it may claim at most. */
  most = $derived.by(() => {
    const open = this.groups.reduce((sum, { most, rows }) => {
      return sum + Math.min(most ?? rows.length, rows.length);
    }, 0);
    return open + (this.mayClaimSecret ? 1 : 0);
  });
  /** Whether a secret of the hand may be claimed still. */
  mayClaimSecret = $derived.by(() => {
    const { game, ruleset } = this.#model;
    const hand = game.players[this.seat]?.secrets ?? null;
    return hand !== 0 && !isQuotaUsed(game, ruleset, this.seat, 'secret');
  });
  points = $derived.by(() => pointsOf(this.#model.game, this.seat));
  gained = $derived.by(() => {
    const secret = this.secret
      ? (this.#model.ruleset.objectives[this.secret.objective]?.points ?? TYPED_POINTS)
      : 0;
    return this.chosen.reduce((sum, { card }) => sum + card.points, secret);
  });
  /** What is said beside the total: points earned, and how many fewer count. */
  penalty = $derived.by(() => penaltyOf(this.#model.game, this.seat));
  /** Who stands at the goal while others still claim. */
  atGoal = $derived.by(() => {
    const { game } = this.#model;
    return scoringOrder(game)
      .filter((seat) => isAtGoal(game, seat))
      .map((seat) => ({ seat, points: pointsOf(game, seat) }));
  });
  /** Who has still to claim, this player left out. */
  left = $derived.by(() => {
    const { game } = this.#model;
    return scoringOrder(game).filter((other) => other !== this.seat && !hasAnswered(game, other));
  });

  /** Whose claims of an objective are known. */
  claimers({ id }: Objective): Seat[] {
    const { game } = this.#model;
    return game.seating.filter((seat) => hasScored(game, seat, id));
  }

  isChosen({ card, must }: Claim): boolean {
    return must || this.#picked.includes(card.id);
  }

  /** Chooses a claim or leaves it; where one of its kind is all, the other one is left for it. */
  toggle({ rows, most }: ClaimGroup, { card, must }: Claim): void {
    if (must) return;
    const { id } = card;
    if (this.#picked.includes(id)) {
      this.#picked = this.#picked.filter((other) => other !== id);
      return;
    }
    const same = rows.map((row) => row.card.id);
    const others = this.#picked.filter((other) => same.includes(other));
    const out = most !== null && others.length >= most ? others.slice(0, 1) : [];
    this.#picked = [...this.#picked.filter((other) => !out.includes(other)), id];
  }

  /** An objective is paid for in another way than proposed. */
  pay({ card }: Claim, payment: ProposedPayment): void {
    this.#paid = { ...this.#paid, [card.id]: payment };
  }

  #args({ card, verdict }: Claim) {
    const paid = this.#paid[card.id];
    const said = verdict && paid ? { ...verdict, payment: paid } : verdict;
    return scoreArgs(this.#model.game, this.seat, card.id, said);
  }

  /** Records all that is chosen, and that this player is done; without a choice, the latter alone. */
  record(): void {
    const { seat, secret } = this;
    const { eligibility, game } = this.#model;
    const done = also(answerScoring, { seat });
    const verdict = secret && !secret.typed ? eligibility.verdict(seat, secret.objective) : null;
    const all = [
      ...this.chosen.map((row) => this.#args(row)),
      ...(secret
        ? [
            {
              ...scoreArgs(game, seat, secret.objective, verdict),
              ...(secret.typed ? { typed: secret.typed } : {}),
            },
          ]
        : []),
    ];
    const [first, ...rest] = all;
    if (!first) return void this.#model.perform(answerScoring, { seat });
    // A card that wins the game ends it: nothing is left to answer then.
    const ends = this.chosen.some(({ card }) => card.ends === 'scored');
    const and: Act[] = [...rest.map((args) => also(scoreObjective, args)), ...(ends ? [] : [done])];
    void this.#model.perform(scoreObjective, first, { and });
  }

  /** Claims a card that the rules or the sheet speak against. */
  claimAnyway(objective: string, verdict: Verdict | null): void {
    const args = scoreArgs(this.#model.game, this.seat, objective, verdict);
    void this.#model.perform(scoreObjective, args, { anyway: true });
  }
}
