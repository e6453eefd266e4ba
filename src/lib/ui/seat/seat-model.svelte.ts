/**
 * The table as the device of one seat shows it: the game that its keeper records, what this seat may do
 * itself, and what came of the last thing that it asked for.
 */
import { endTurn, passTurn } from '$lib/core/commands/turns.ts';
import { judging } from '$lib/core/conditions/judge.ts';
import type { Verdict } from '$lib/core/conditions/verdict.ts';
import type { Seat } from '$lib/core/game.ts';
import { nextToScore, nextToVote } from '$lib/core/order.ts';
import { cellsOf, publicObjectives } from '$lib/core/queries/eligibility.ts';
import type { Cell } from '$lib/core/queries/game-view.ts';
import { actionOf, currentAgenda, isPlacing, isScoring, placedIn } from '$lib/core/step.ts';
import type { Clock } from '$lib/session/clock.svelte.ts';
import { askTable, type ActName, type ArgsOf } from '$lib/session/link/asking.ts';
import { type FollowedSession } from '$lib/session/link/followed-session.svelte.ts';
import type { AskedOutcome, FollowedTable } from '$lib/session/link/followed-table.svelte.ts';
import type { Permission } from '$lib/session/link/permissions.ts';
import { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { verdictLines } from '$lib/ui/model/verdict-lines.ts';
import { factSentence } from '$lib/words/events.ts';
import { ownQuestionSentence } from '$lib/words/own-question.ts';
import { eligibility } from '$words/eligibility.ts';
import { seat as words } from '$words/seat.ts';

/** What the table waits for from this seat. */
export type Duty =
  { kind: 'follow'; card: string } | { kind: 'vote' | 'score' | 'tokens' | 'turn' } | null;

const NEEDS: Record<NonNullable<Duty>['kind'], Permission> = {
  follow: 'secondaries',
  vote: 'votes',
  score: 'scoring',
  tokens: 'tokens',
  turn: 'turns',
};

/** An objective as this seat stands to it. */
export interface ObjectiveRow {
  id: string;
  points: number;
  state: Cell['state'];
  verdict: Verdict | null;
  /** Why it can be scored, what the table is asked, or what is missing. */
  reason: string;
}

/** What came of the last act, until it is read. */
export interface Answer {
  outcome: AskedOutcome;
  /** What the table recorded while this act was on its way, as sentences. */
  meanwhile: string[];
}

const RANK: Readonly<Record<Cell['state'], number>> = {
  can: 0,
  ask: 1,
  short: 2,
  open: 3,
  barred: 4,
  closed: 5,
  scored: 6,
};
/** More sentences than these would bury what is to be done. */
const SAID = 3;

export class SeatModel extends GameModel {
  override readonly hasHistory: boolean = false;
  readonly table: FollowedTable;
  readonly #followed: FollowedSession;
  /** What is on its way to the table. */
  asking = $state<ActName | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** What the keeper is still to be told of the card that this seat has followed. */
  #followUp = $state.raw<{ card: string; sentences: readonly string[] } | null>(null);

  /** @param session shows what the table has sent, and goes on with it */
  constructor(table: FollowedTable, session: FollowedSession, clock: Clock | null) {
    super(session, clock);
    this.table = table;
    this.#followed = session;
    this.opens.answers = null;
  }

  /** Whose device this is; null where it only watches. */
  seat = $derived.by(() => this.table.member.seat);
  #judge = $derived.by(() => (this.tracked ? judging(this.game, this.cards) : null));

  /** Goes on with what the table has sent. */
  follow(state: FollowedTable['state']): void {
    if (state && state !== this.#followed.state) this.#followed.follow(state);
  }

  may(what: Permission): boolean {
    return this.table.member.may.includes(what);
  }

  /** What the sheet says of an objective and this seat; null where nothing is tracked. */
  verdictOn(objective: string): Verdict | null {
    return this.seat === null ? null : (this.#judge?.(this.seat, objective) ?? null);
  }

  /** Why an objective can be scored, what is asked, or what is missing. */
  reasonOf(verdict: Verdict | null): string {
    if (!verdict) return '';
    const { value, question } = verdict;
    if (value === 'ask') return question ? ownQuestionSentence(question, this.names) : '';
    const { items, lacks } = verdictLines(this, verdict);
    if (value === 'no') return lacks || eligibility.notMet;
    const { payment } = verdict;
    if (payment) return eligibility.pays(payment, payment.planets.map(this.names.planet));
    return items.length > 0 ? eligibility.counted(items) : eligibility.fromTheSheet;
  }

  /** The public objectives, what can be scored first. */
  rows = $derived.by((): ObjectiveRow[] => {
    const { game, ruleset, seat } = this;
    if (seat === null) return [];
    const cells = cellsOf(
      game,
      ruleset,
      seat,
      (of, objective) => this.#judge?.(of, objective) ?? null,
    );
    const points = Object.fromEntries(publicObjectives(game).map((card) => [card.id, card.points]));
    return cells
      .map(({ objective: id, state }) => {
        const verdict = state === 'scored' ? null : this.verdictOn(id);
        const own =
          state === 'barred'
            ? words.objectives.barred
            : state === 'closed'
              ? words.objectives.closed
              : state === 'open' && isScoring(game)
                ? words.objectives.notNow
                : this.reasonOf(verdict);
        return { id, points: points[id] ?? 0, state, verdict, reason: own };
      })
      .sort((a, b) => RANK[a.state] - RANK[b.state]);
  });

  /** What the table waits for from this seat. */
  duty = $derived.by((): Duty => {
    const { game, seat, position } = this;
    if (seat === null || game.result || game.players[seat]?.presence !== 'playing') return null;
    if (currentAgenda(game) && position.step === 'vote') {
      return nextToVote(game) === seat ? { kind: 'vote' } : null;
    }
    const asked = actionOf(game)?.followUps.find(
      ({ owner, answers }) => owner !== seat && !answers[seat],
    );
    if (asked) return { kind: 'follow', card: asked.card };
    if (isScoring(game)) return nextToScore(game) === seat ? { kind: 'score' } : null;
    if (isPlacing(game)) {
      const due = game.players[seat]?.tokens && !placedIn(game)?.includes(seat);
      return due ? { kind: 'tokens' } : null;
    }
    return position.phase === 'action' && position.activeSeat === seat ? { kind: 'turn' } : null;
  });

  /** What the keeper is still to be told, as long as the card that was followed is open. */
  toTell = $derived.by((): readonly string[] => {
    const { game, seat } = this;
    const said = this.#followUp;
    const open = actionOf(game)?.followUps.find(({ card }) => card === said?.card);
    return said && seat !== null && open?.answers[seat] === 'followed' ? said.sentences : [];
  });

  /** Keeps what the keeper is to be told once this seat has followed a card. */
  tellKeeper(card: string, sentences: readonly string[]): void {
    this.#followUp = { card, sentences };
  }

  /** Whether this seat may do itself what the table waits for. */
  mayDo = $derived.by(() => this.duty !== null && this.may(NEEDS[this.duty.kind]));

  canEnd = $derived.by(() => this.seat !== null && !this.refusal(endTurn, { seat: this.seat }));
  canPass = $derived.by(() => this.seat !== null && !this.refusal(passTurn, { seat: this.seat }));

  /** Asks the table for an act of this seat; true once it is recorded. */
  async ask<N extends ActName>(name: N, args: ArgsOf<N>): Promise<boolean> {
    if (this.asking !== null) return false;
    const known = this.session.head;
    this.answer = null;
    this.asking = name;
    try {
      const outcome = await askTable(this.table, name, args);
      const isDone = outcome.kind === 'recorded';
      if (!isDone) this.answer = { outcome, meanwhile: this.#since(known) };
      return isDone;
    } finally {
      this.asking = null;
    }
  }

  /** What was recorded after this entry, the last of it. */
  #since(head: number): string[] {
    const news = this.session.line.filter(({ seq }) => seq > head);
    return news.slice(-SAID).map(({ fact }) => factSentence(fact, this.names));
  }

  /** The seats that this one can name in a trade. */
  others = $derived.by((): Seat[] =>
    this.game.seating.filter(
      (other) => other !== this.seat && this.game.players[other]?.presence === 'playing',
    ),
  );
}
