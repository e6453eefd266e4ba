/** Secret ballots of a council: written one after another on the tablet, and recorded agenda by agenda. */
import { castVotes, revealAgenda } from '$lib/core/commands/agenda.ts';
import type { Agenda, Seat } from '$lib/core/game.ts';
import { playingSeats } from '$lib/core/order.ts';
import type { Outcome } from '$lib/core/outcome.ts';
import { agendasOf, councilOf, nextAgenda, votesIn } from '$lib/core/rules/council.ts';
import type { KeptDraft } from '$lib/ui/model/draft.svelte.ts';
import { also, type GameModel } from '$lib/ui/model/game-model.svelte.ts';

/** What a player has written for one agenda. */
interface WrittenBallot {
  outcome: Outcome | null;
  votes: number;
}

interface Ballots {
  /** By seat and agenda; who is in it has handed in its ballot. */
  written: Readonly<Record<Seat, Readonly<Record<string, WrittenBallot>>>>;
  /** Whether the tablet goes round. */
  round: boolean;
}

/** More votes than anyone has, where they are not tracked. */
const UNKNOWN = 99;

export class SecretBallots {
  readonly #model: GameModel;
  readonly #draft: KeptDraft<Ballots>;
  /** Whose ballot lies open; null while the tablet is handed on. */
  at = $state<Seat | null>(null);
  /** Whether the tablet is on its way round: its ballots lie before the table. */
  shown = $state(true);
  /** What is on it. */
  #open = $state.raw<Readonly<Record<string, WrittenBallot>>>({});

  constructor(model: GameModel) {
    this.#model = model;
    // A turn may see two councils: what was written for one is none of the other's.
    const number = model.session.line.filter(({ fact }) => fact.type === 'council.called').length;
    this.#draft = model.draft(`ballots-${model.game.round}-${number}`, {
      written: {},
      round: false,
    });
  }

  #council = $derived.by(() => councilOf(this.#model.game));
  seats = $derived.by(() => playingSeats(this.#model.game));
  /** Its agendas, in order, as a ballot has them. */
  agendas = $derived.by((): Agenda[] => {
    const { ruleset } = this.#model;
    const council = this.#council;
    if (!council) return [];
    return agendasOf(council, ruleset).map((id) => {
      const row = council.agendas.find(({ agenda }) => agenda === id);
      const { type, election } = ruleset.agendas[id] ?? {};
      return {
        id,
        name: row?.name,
        type: type ?? row?.kind ?? 'law',
        election: election ?? row?.election ?? 'for-against',
        predictions: [],
        votes: [],
        barred: [],
        order: null,
        partners: [],
        outcome: null,
      };
    });
  });
  next = $derived.by(() => {
    const id = nextAgenda(this.#model.game, this.#model.ruleset);
    return this.agendas.find((agenda) => agenda.id === id) ?? null;
  });
  /** Whether the tablet goes round; where some agenda is voted on openly, it never does. */
  round = $derived.by(() => this.#draft.value.round);
  /** Who has yet to write, in the order of the table. */
  waiting = $derived.by(() => this.seats.filter((seat) => !this.#draft.value.written[seat]));
  /** Whether everyone's ballot is in. */
  complete = $derived.by(() => this.round && this.waiting.length === 0);

  /** Votes of the open ballot, over all agendas. */
  most = $derived.by(() => {
    const { game, ruleset } = this.#model;
    return this.at === null ? 0 : (votesIn(game, ruleset, this.at) ?? UNKNOWN);
  });
  left = $derived.by(
    () => this.most - Object.values(this.#open).reduce((sum, { votes }) => sum + votes, 0),
  );
  /** Whether votes lack what they are for. */
  unfinished = $derived.by(() =>
    Object.values(this.#open).some(({ outcome, votes }) => votes > 0 && outcome === null),
  );

  on = (agenda: string): WrittenBallot => this.#open[agenda] ?? { outcome: null, votes: 0 };

  write(agenda: string, said: Partial<WrittenBallot>): void {
    this.#open = { ...this.#open, [agenda]: { ...this.on(agenda), ...said } };
  }

  start(): void {
    this.#draft.value = { ...this.#draft.value, round: true };
    this.shown = true;
  }

  /** The ballots are put away: an open one is not handed in. */
  putAway(): void {
    this.at = null;
    this.shown = false;
  }

  /** The votes are seen by all after all. */
  stop(): void {
    this.at = null;
    this.#draft.clear();
  }

  /** A player opens its ballot, which may be one that it has handed in. */
  open(seat: Seat): void {
    this.#open = this.#draft.value.written[seat] ?? {};
    this.at = seat;
    this.shown = true;
  }

  /** The ballot is handed in, and no one sees it until all are. */
  handIn(): void {
    if (this.at === null) return;
    const written = { ...this.#draft.value.written, [this.at]: this.#open };
    this.#draft.value = { ...this.#draft.value, written };
    this.#open = {};
    this.at = null;
  }

  /** What reveals an agenda of the council. */
  revealing({ id, name, type, election }: Agenda) {
    return { agenda: id, ...(name ? { typed: { name, type, election } } : {}) };
  }

  /** The next agenda is revealed with everyone's votes on it. */
  reveal(anyway = false): void {
    const agenda = this.next;
    if (!agenda) return;
    const and = this.seats.map((seat) => {
      const { outcome = null, votes = 0 } = this.#draft.value.written[seat]?.[agenda.id] ?? {};
      return also(castVotes, { seat, outcome: votes > 0 ? outcome : null, votes });
    });
    void this.#model.perform(revealAgenda, this.revealing(agenda), { and, anyway });
  }
}
