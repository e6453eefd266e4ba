/** The vote on one agenda: whose ballot it is, what is on it, and what the button records. */
import { castVotes } from '$lib/core/commands/agenda.ts';
import type { Agenda, Seat } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { Outcome } from '$lib/core/outcome.ts';
import { agendaOf } from '$lib/core/step.ts';
import { ballotRule, ownVotes } from '$lib/core/views/ballot-rule.ts';
import { tallyView } from '$lib/core/views/tally.ts';
import { voteOffers } from '$lib/core/views/vote-sources.ts';
import { cheapestPlanets, votePlanets } from '$lib/core/views/vote-planets.ts';
import { shortOutcome } from '$lib/ui/model/short-names.ts';
import type { TableModel } from '$lib/ui/model/table-model.svelte.ts';
import { agenda as words } from '$words/agenda.ts';

/** What a voter has said so far. */
export interface Said {
  outcome: Outcome | null;
  votes: number;
  extra: number | null;
  /** Planets chosen by hand to be exhausted; null leaves it to the cheapest ones. */
  planets?: string[] | null;
  /** Cards that add votes: how often, for each good or planet, or once. */
  sources?: Record<string, number>;
}
const NOTHING: Said = { outcome: null, votes: 0, extra: null, planets: null };

export class Ballot {
  #table: TableModel;
  readonly seat: Seat;
  readonly agenda: Agenda;
  #draft: { value: Said; clear(): void };

  constructor(table: TableModel, agenda: Agenda, seat: Seat) {
    this.#table = table;
    this.agenda = agenda;
    this.seat = seat;
    const slot = agendaOf(table.game)?.slot ?? 1;
    this.#draft = table.draft<Said>(`ballot-${slot}-${agenda.id}-${seat}`, NOTHING);
  }

  /** What the laws in play make of every ballot. */
  rule = $derived.by(() => ballotRule(this.#table.game, this.#table.ruleset));
  outcome = $derived.by(() => this.#draft.value.outcome);
  votes = $derived.by(() => this.#draft.value.votes);
  /** Whether this seat has extra votes whenever it votes. */
  always = $derived.by(
    () =>
      this.rule.extra &&
      this.#table.game.players[this.seat]?.traits.includes('extra-votes') === true,
  );
  /** Extra votes; those of a faction are one per player until the table says otherwise. */
  extra = $derived.by(() => {
    const said = this.#draft.value.extra;
    if (said !== null) return said;
    return this.always && this.votes > 0 ? playingSeats(this.#table.game).length : 0;
  });
  hasExtra = $derived.by(() => this.always || this.#draft.value.extra !== null);
  /** What can add votes: what this seat is known to have, and behind the key for extra votes the rest. */
  offers = $derived.by(() => {
    const all = voteOffers(this.#table.game, this.#table.ruleset, this.seat);
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
    const { cards, game, ruleset } = this.#table;
    return ownVotes(game, ruleset, cards, this.seat);
  });
  /** Readied planets that are worth votes, or null where their sides are not tracked. */
  readied = $derived.by(() => {
    const { cards, game } = this.#table;
    if (this.rule.one) return null;
    return votePlanets(game, cards, this.seat);
  });
  /** Planets that are exhausted for these votes. */
  planets = $derived.by(() => {
    if (!this.readied) return [];
    const ids = this.readied.map(({ planet }) => planet);
    const said = this.#draft.value.planets;
    return (
      said?.filter((planet) => ids.includes(planet)) ?? cheapestPlanets(this.readied, this.votes)
    );
  });
  args = $derived.by(() => ({
    seat: this.seat,
    outcome: this.outcome,
    votes: this.votes,
    extra: this.extra,
    ...(this.planets.length > 0 ? { planets: this.planets } : {}),
    ...(this.sources.length > 0 ? { sources: this.sources } : {}),
  }));
  ready = $derived.by(() => this.outcome !== null && this.total > 0);
  refusal = $derived.by(() => (this.ready ? this.#table.refusal(castVotes, this.args) : null));
  /** What the gold button says: what it records, or what is still missing. */
  sentence = $derived.by(() => {
    const { outcome, total } = this;
    const sides = this.agenda.election === 'for-against';
    if (outcome === null) {
      if (total === 0) return words.vote.choose;
      return words.vote[sides ? 'chooseOutcome' : 'chooseElected'](total);
    }
    const label = shortOutcome(this.#table, outcome);
    if (total === 0) return words.vote[sides ? 'chooseVotes' : 'chooseVotesFor'](label);
    return words.vote[sides ? 'cast' : 'castFor'](this.#table.nameOf(this.seat), total, label);
  });

  /** A card is used so often. */
  use(id: string, times: number): void {
    this.say({ sources: { ...this.#draft.value.sources, [id]: times } });
  }

  say(said: Partial<Said>): void {
    this.#draft.value = { ...this.#draft.value, ...said };
  }

  async cast(anyway = false): Promise<void> {
    const done = await this.#table.perform(castVotes, this.args, { anyway });
    if (done.ok) this.#draft.clear();
  }

  async abstain(): Promise<void> {
    const args = { seat: this.seat, outcome: null, votes: 0 };
    const done = await this.#table.perform(castVotes, args);
    if (done.ok) this.#draft.clear();
  }
}

/** Predictions, who is out of the vote, and while votes are counted who breaks a tie. */
export function voteNotes(
  table: TableModel,
  agenda: Agenda,
  riderName: (id: string) => string,
  counted: boolean,
) {
  const tally = tallyView(table.game);
  const names = (seats: readonly Seat[]) => seats.map((seat) => table.nameOf(seat));
  const predictions = agenda.predictions.map(({ seat, outcome, rider }) => ({
    icon: 'eye' as const,
    text: words.vote.predicts(table.nameOf(seat), shortOutcome(table, outcome), riderName(rider)),
  }));
  const inForce = table.game.laws.some(({ id }) => id === agenda.id);
  const known = inForce
    ? [{ icon: 'info' as const, text: words.vote.again }, ...predictions]
    : predictions;
  if (!tally) return known;
  const { barred, abstained, waiting } = tally;
  const said = [
    ...(abstained.length > 0 ? [words.vote.abstained(names(abstained))] : []),
    ...(barred.length > 0 ? [words.vote.barred(names(barred))] : []),
    ...(counted && waiting.length > 1 ? [words.vote.waiting(names(waiting))] : []),
    ...(counted ? [words.vote.tie(table.nameOf(table.game.speaker))] : []),
  ];
  if (said.length === 0) return known;
  return [...known, { icon: 'gavel' as const, text: said.join(' ') }];
}
