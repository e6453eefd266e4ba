/** Votes that few votes decided. */
import type { GameEvent } from '../../events.ts';
import type { Game } from '../../game.ts';
import { sameOutcome } from '../../outcome.ts';
import { tallyOf } from '../../rules/agenda.ts';
import { currentAgenda } from '../../step.ts';
import type { CloseVote, Place } from './story.ts';

/** A vote is close while its margin is no more than this share of all votes, or a single one. */
const CLOSE = 0.15;

/**
 * The vote that this fact decides, where two outcomes had votes, few of them apart, and the votes (or
 * at a tie the speaker) decided it; else null.
 */
export function closeVoteAt(fact: GameEvent, before: Game): Omit<CloseVote, keyof Place> | null {
  const agenda = fact.type === 'agenda.resolved' ? currentAgenda(before) : null;
  if (!agenda || fact.type !== 'agenda.resolved' || fact.decidedBy === 'table') return null;
  const tally = tallyOf(agenda);
  const first = tally.find(({ outcome }) => sameOutcome(outcome, fact.outcome));
  const second = tally.find((row) => row !== first);
  if (!first || !second || second.votes === 0) return null;
  const margin = first.votes - second.votes;
  const all = tally.reduce((sum, { votes }) => sum + votes, 0);
  if (margin < 0 || margin > Math.max(1, all * CLOSE)) return null;
  const bySpeaker = fact.decidedBy === 'speaker';
  if (bySpeaker !== (margin === 0)) return null;
  return {
    agenda: agenda.id,
    name: agenda.name ?? null,
    outcome: first.outcome,
    votes: first.votes,
    other: second.outcome,
    otherVotes: second.votes,
    bySpeaker,
  };
}

/** The closest of them: the smallest margin, of equals the one with most votes, of those the latest. */
export function closestVote(votes: readonly CloseVote[]): CloseVote | null {
  const margin = (vote: CloseVote) => vote.votes - vote.otherVotes;
  return votes.reduce<CloseVote | null>((best, vote) => {
    if (!best || margin(vote) < margin(best)) return vote;
    return margin(vote) === margin(best) && vote.votes >= best.votes ? vote : best;
  }, null);
}
