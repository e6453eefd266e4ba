/** The running count of an agenda: sides with their voters, what is still out, who decides. */
import type { Game, Seat, Vote } from '../game.ts';
import { hasVote, voteOrder } from '../order.ts';
import { AGAINST, distinct, FOR, sameOutcome, type Outcome } from '../outcome.ts';
import { leadingOutcomes, tallyOf, waitingVoters } from '../rules/agenda.ts';
import { currentAgenda } from '../step.ts';

/** The votes for one outcome. */
export interface TallySide {
  outcome: Outcome;
  votes: number;
  voters: Vote[];
  leading: boolean;
}

export interface Tally {
  sides: TallySide[];
  abstained: Seat[];
  waiting: Seat[];
  barred: Seat[];
  /** True when the speaker decides: a tie, or no one voted (LRR 1.2 8.19). */
  speakerDecides: boolean;
}

/** The tally of the agenda on the table; For and Against are always listed. */
export function tallyView(game: Game): Tally | null {
  const agenda = currentAgenda(game);
  if (!agenda) return null;
  const counted = tallyOf(agenda);
  const listed = agenda.election === 'for-against' ? [FOR, AGAINST] : [];
  const outcomes = distinct([...listed, ...counted.map((row) => row.outcome)]);
  const leading = leadingOutcomes(game);
  const order = voteOrder(game);
  return {
    sides: outcomes.map((outcome) => ({
      outcome,
      votes: counted.find((row) => sameOutcome(row.outcome, outcome))?.votes ?? 0,
      voters: agenda.votes.filter((vote) => sameOutcome(vote.outcome, outcome)),
      leading: leading.some((one) => sameOutcome(one, outcome)),
    })),
    abstained: agenda.votes.filter((vote) => vote.outcome === null).map((vote) => vote.seat),
    waiting: waitingVoters(game),
    barred: order.filter((seat) => !hasVote(game, seat)),
    speakerDecides: leading.length !== 1,
  };
}
