/** The vote on one agenda: whose ballot it is, what is on it, and what the button records. */
import { castVotes } from '$lib/core/commands/agenda.ts';
import type { Agenda, Seat } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import { distinct, sameOutcome, type Outcome } from '$lib/core/outcome.ts';
import type { Refusal } from '$lib/core/refusal.ts';
import type { VoteInfluence } from '$lib/core/rules/influence.ts';
import { votesIn } from '$lib/core/rules/council.ts';
import { agendaOf, agendaSpeaker, openedOf } from '$lib/core/step.ts';
import { ballotRule, ownVotes } from '$lib/core/queries/ballot-rule.ts';
import { canType, optionsOf } from '$lib/core/queries/outcomes.ts';
import { tallyView } from '$lib/core/queries/tally.ts';
import { cheapestPlanets, votePlanets, voteOffers, votesBefore } from '$lib/core/queries/votes.ts';
import type { IconName } from '$lib/ui/kit/icons.ts';
import { riderWords } from '$lib/ui/model/card-names.ts';
import { shortOutcome } from '$lib/ui/model/short-names.ts';
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { agenda as words } from '$words/agenda.ts';

/** What a voter has said so far. */
interface BallotDraft {
  /** What is chosen of a long list; of a short one each has a gold button of its own. */
  outcome: Outcome | null;
  /** Null until a number is said. */
  votes: number | null;
  extra: number | null;
  /** Planets chosen by hand to be exhausted; null leaves it to the cheapest ones. */
  planets?: string[] | null;
  /** Cards that add votes: how often, for each good or planet, or once. */
  sources?: Record<string, number>;
}
const NOTHING: BallotDraft = { outcome: null, votes: null, extra: null, planets: null };
/** How many gold buttons have room beside each other. */
const BUTTONS = 3;

/** Votes that a seat spent on earlier agendas of this phase, unless a law gives one vote each. */
export const spentBefore = ({ game, ruleset, session }: GameModel, seat: Seat): number =>
  ballotRule(game, ruleset).one ? 0 : votesBefore(session.past, seat);

/**
 * How many votes a player can cast, in words: one where a law says so (R-AGD-13), those of readied
 * planets where sides are known, else at most so many, less those `spent` on an earlier agenda.
 */
export function voteHint({ readied, most }: VoteInfluence, one: boolean, spent: number): string {
  if (one) return words.vote.oneEach;
  if (readied !== null) return words.vote.readied(readied);
  return words.vote.atMost(Math.max(0, most - spent), spent);
}

export class Ballot {
  #model: GameModel;
  readonly seat: Seat;
  readonly agenda: Agenda;
  #draft: { value: BallotDraft; clear(): void };

  constructor(model: GameModel, agenda: Agenda, seat: Seat) {
    this.#model = model;
    this.agenda = agenda;
    this.seat = seat;
    // What another phase has opened takes no slot.
    const slot = agendaOf(model.game)?.slot ?? 0;
    this.#draft = model.draft<BallotDraft>(`ballot-${slot}-${agenda.id}-${seat}`, NOTHING);
  }

  /** Whether the votes of one sitting are shared out over all of its agendas. */
  shared = $derived.by(() => this.#model.game.answers.ballots === 'shared');
  /** What the laws in play make of every ballot. */
  rule = $derived.by(() => ballotRule(this.#model.game, this.#model.ruleset));
  outcome = $derived.by(() => this.#draft.value.outcome);
  /** None until a number is said; where a law gives one vote each, that one. */
  votes = $derived.by(() => this.#draft.value.votes ?? (this.rule.one ? 1 : 0));
  /** Whether the vote is for or against. */
  sides = $derived.by(() => this.agenda.election === 'for-against');
  /** Whether this seat has extra votes whenever it votes. */
  always = $derived.by(
    () =>
      this.rule.extra &&
      this.#model.game.players[this.seat]?.traits.includes('extra-votes') === true,
  );
  /** Extra votes of its faction with a vote of its own: one for each player. */
  extraAtMost = $derived.by(() => (this.always ? playingSeats(this.#model.game).length : 0));
  /** Extra votes; those of a faction are one per player until the table says otherwise. */
  extra = $derived.by(() => {
    const said = this.#draft.value.extra;
    if (said !== null) return said;
    return this.votes > 0 ? this.extraAtMost : 0;
  });
  hasExtra = $derived.by(() => this.always || this.#draft.value.extra !== null);
  /** What can add votes: what this seat is known to have, and behind the key for extra votes the rest. */
  offers = $derived.by(() => {
    const all = voteOffers(this.#model.game, this.#model.ruleset, this.seat);
    const asked = this.#draft.value.extra !== null;
    return all.filter(({ likely }) => likely || asked);
  });
  /** How often each card is used; none without a vote of one's own. */
  uses = $derived.by(() => (this.votes > 0 ? (this.#draft.value.sources ?? {}) : {}));
  sources = $derived.by(() =>
    this.offers.flatMap(({ id, votes, per }) => {
      const times = this.uses[id] ?? 0;
      if (times === 0) return [];
      return [{ card: id, votes: votes * times, ...(per === 'good' ? { goods: times } : {}) }];
    }),
  );
  total = $derived.by(
    () => this.votes + this.extra + this.sources.reduce((sum, row) => sum + row.votes, 0),
  );
  /** Votes that the planets of this seat are worth, or the one of a law, as far as they are known. */
  influence = $derived.by(() => {
    const { cards, game, ruleset } = this.#model;
    if (this.shared) {
      const all = votesIn(game, ruleset, this.seat);
      const left = all === null ? null : all - (openedOf(game)?.spent?.[this.seat] ?? 0);
      return left === null ? null : { readied: left, most: left };
    }
    return ownVotes(game, ruleset, cards, this.seat);
  });
  /** Readied planets that are worth votes, or null where their sides are not tracked. */
  readied = $derived.by(() => {
    const { cards, game } = this.#model;
    // Votes that are shared out exhaust nothing.
    if (this.rule.one || this.shared) return null;
    return votePlanets(game, cards, this.seat);
  });
  /** Whether the planets were chosen by hand. */
  byHand = $derived.by(() => (this.#draft.value.planets ?? null) !== null);
  /** Planets that are exhausted for these votes. */
  planets = $derived.by(() => {
    if (!this.readied) return [];
    const ids = this.readied.map(({ planet }) => planet);
    const said = this.#draft.value.planets;
    return (
      said?.filter((planet) => ids.includes(planet)) ?? cheapestPlanets(this.readied, this.votes)
    );
  });
  /** All that can be voted for, where that is so little that each has a gold button; else null. */
  few = $derived.by((): Outcome[] | null => {
    const { game } = this.#model;
    const all = optionsOf(game, this.agenda);
    return all.length > BUTTONS || canType(game, this.agenda) ? null : all;
  });
  /**
   * The outcomes that a gold button each records: all where they are few; else what is chosen; and as
   * long as nothing is, who votes and the most voted for: of a long list the likeliest ones.
   */
  offered = $derived.by((): Outcome[] => {
    if (this.few) return this.few;
    if (this.outcome !== null) return [this.outcome];
    if (this.total === 0) return [];
    const own: Outcome[] =
      this.agenda.election === 'player' ? [{ kind: 'seat', seat: this.seat }] : [];
    const sides = tallyView(this.#model.game)?.sides ?? [];
    const most = sides.toSorted((one, two) => two.votes - one.votes).map(({ outcome }) => outcome);
    const likely = distinct([...own, ...most]).slice(0, BUTTONS);
    // In the order of the first votes: no button changes its place with the count.
    const voted = sides.map(({ outcome }) => outcome);
    return distinct([...own, ...voted]).filter((one) =>
      likely.some((other) => sameOutcome(one, other)),
    );
  });
  /** The first of what speaks against the votes for an offered outcome, or null. */
  refusal = $derived.by(() => {
    const refusals = this.offered.map((outcome) => this.refusalOf(outcome));
    return refusals.find((refusal) => refusal !== null) ?? null;
  });
  /** What the foot asks for, where there is nothing to record yet. */
  missing = $derived.by(() => {
    const { outcome, total } = this;
    if (outcome === null) return total === 0 ? words.vote.choose : words.vote.chooseElected(total);
    return words.vote.chooseVotesFor(shortOutcome(this.#model, outcome));
  });

  /** Why these votes could not be cast for an outcome, or null. */
  refusalOf(outcome: Outcome): Refusal | null {
    return this.total === 0 ? null : this.#model.refusal(castVotes, this.#args(outcome));
  }

  /** What a gold button records. */
  sentence(outcome: Outcome): string {
    const say = words.vote[this.sides ? 'cast' : 'castFor'];
    return say(this.#model.nameOf(this.seat), this.total, shortOutcome(this.#model, outcome));
  }

  #args(outcome: Outcome) {
    return {
      seat: this.seat,
      outcome,
      votes: this.votes,
      extra: this.extra,
      ...(this.planets.length > 0 ? { planets: this.planets } : {}),
      ...(this.sources.length > 0 ? { sources: this.sources } : {}),
    };
  }

  /** A card is used so often. */
  use(id: string, times: number): void {
    this.say({ sources: { ...this.#draft.value.sources, [id]: times } });
  }

  say(said: Partial<BallotDraft>): void {
    this.#draft.value = { ...this.#draft.value, ...said };
  }

  async cast(outcome: Outcome, anyway = false): Promise<void> {
    const done = await this.#model.perform(castVotes, this.#args(outcome), { anyway });
    if (done.ok) this.#draft.clear();
  }

  async abstain(): Promise<void> {
    const args = { seat: this.seat, outcome: null, votes: 0 };
    const done = await this.#model.perform(castVotes, args);
    if (done.ok) this.#draft.clear();
  }
}

/** Predictions, who is out of the vote, and while votes are counted who breaks a tie. */
export function voteNotes(model: GameModel, agenda: Agenda, counted: boolean) {
  const names = (seats: readonly Seat[]) => seats.map((seat) => model.nameOf(seat));
  const inForce = model.game.laws.some(({ id }) => id === agenda.id);
  const notes: { icon: IconName; text: string }[] = [
    ...(inForce ? [{ icon: 'info' as const, text: words.vote.again }] : []),
    ...agenda.predictions.map(({ seat, outcome, rider }) => ({
      icon: 'eye' as const,
      text: words.vote.predicts(
        model.nameOf(seat),
        shortOutcome(model, outcome),
        riderWords.name(rider),
      ),
    })),
  ];
  const tally = tallyView(model.game);
  if (!tally) return notes;
  const { barred, abstained, waiting } = tally;
  const said = [
    ...(abstained.length > 0 ? [words.vote.abstained(names(abstained))] : []),
    ...(barred.length > 0 ? [words.vote.barred(names(barred))] : []),
    ...(counted && waiting.length > 1 ? [words.vote.waiting(names(waiting))] : []),
    ...(counted ? [words.vote.tie(model.nameOf(agendaSpeaker(model.game)))] : []),
  ];
  if (said.length > 0) notes.push({ icon: 'gavel', text: said.join(' ') });
  return notes;
}
