/** The story of a game, as plain data: what is worth telling of it, each with the entry that it rests on. */
import type { Outcome, Score, ScoreSource, Seat } from '../../game.ts';
import type { CallReason, EndReason, Phase } from '../../vocabulary.ts';
import type { ByPhase } from '../time/ledger.ts';
import type { TieBreak } from './standing.ts';

/** The kinds of lines that a story can have. */
export const STORY_KINDS = [
  'decided',
  'points',
  'lead',
  'turning',
  'closest',
  'objectives',
  'laws',
  'time',
  'turns',
] as const;
export type StoryKind = (typeof STORY_KINDS)[number];

/** Where on the line something happened. */
export interface Place {
  /** Seq of the entry that it rests on: where the history opens. */
  seq: number;
  /** Epoch ms. */
  at: number;
  round: number;
  /** The phase in which it was done. */
  phase: Phase;
  /** In rounds, from 0: 2.5 is halfway through the acts of round 3. */
  time: number;
}

/** A line of the points ledger, and the total of its seat after it. */
export interface LedgerGain {
  seat: Seat;
  points: number;
  source: ScoreSource;
  slot?: Score['slot'];
  secret: boolean;
  total: number;
}

/** How the game came to its end. */
export interface Decided extends Place {
  reason: EndReason;
  call: CallReason | null;
  note: string | null;
  goal: number;
  /** By how many points the winners are ahead of the next player; 0 is a tie, null where none can be told. */
  margin: number | null;
  /** What broke the tie at the top. */
  tie: TieBreak | null;
  /** The points by which the one winner came to the goal, in the order of the ledger. */
  by: LedgerGain[];
  /** The strategy card that was being played then. */
  card: string | null;
  /** Where the goal was reached; null where the game did not end by it. */
  reached: Place | null;
}

/** Points by round: totals at the end of round 0, 1, 2 … */
export interface PointsLine {
  seat: Seat;
  totals: number[];
}

export interface PointsStory {
  lines: PointsLine[];
  /** The most points of one seat in one round, where only one has as many. */
  best: (Place & { seat: Seat; points: number }) | null;
}

/** A stretch of the game in which the same players had the most points. */
export interface LeadStretch extends Place {
  /** One of them leads alone; several are level. */
  seats: Seat[];
  /** Where it ends, in rounds as `time`. */
  until: number;
  /** The round in which it ends. */
  last: number;
  /** Whether it lasted to the end. */
  toEnd: boolean;
}

export interface LeadStory {
  /** How often another player took the lead alone. */
  changes: number;
  /** From the first points to the end. */
  stretches: LeadStretch[];
  /** The longest stretch of one player alone. */
  longest: LeadStretch;
}

/** The tap from which on the winner was never behind again. */
export interface TurningPoint extends Place {
  seat: Seat;
  /** Who led before. */
  past: Seat[];
  /** Who is level with the winner after it; no one where the winner leads alone. */
  level: Seat[];
  /** What moved points in that tap, the winner's first. */
  by: LedgerGain[];
  /** The strategy card that was being played then. */
  card: string | null;
  /** By how many points the winner had been behind at most, and in which round. */
  behind: { points: number; round: number };
  /** Whether it is the act that came to the goal. */
  atLast: boolean;
}

/** A vote that few votes decided. */
export interface CloseVote extends Place {
  agenda: string;
  name: string | null;
  outcome: Outcome;
  votes: number;
  other: Outcome;
  otherVotes: number;
  /** Whether the votes were equal, and the speaker decided. */
  bySpeaker: boolean;
}

/** A player who stood before the goal as the game ended. */
export interface NearlyWon extends Place {
  seat: Seat;
  /** Points short of the goal; 0 for one who reached it too, and came later in the order. */
  short: number;
}

export interface ClosestCall {
  vote: CloseVote | null;
  players: NearlyWon[];
}

/** An objective that a player scored and kept. */
export interface ScoredObjective extends Place {
  seat: Seat;
  points: number;
}

export interface StoryObjective {
  id: string;
  /** Typed by hand when the card is unknown. */
  name: string | null;
  stage: 1 | 2 | null;
  scored: ScoredObjective[];
}

export interface ObjectivesStory {
  /** All that lay open, as they were revealed. */
  open: StoryObjective[];
  secrets: (ScoredObjective & { id: string; name: string | null })[];
  /** Points from anything else, by seat. */
  other: Record<Seat, number>;
}

export interface LawStory extends Place {
  law: string;
  name: string | null;
  outcome: Outcome;
  holder: Seat | null;
  /** Whether it was in play to the end. */
  inPlay: boolean;
}

/** Time (ms). */
export interface TimeStory {
  /** Play, breaks left out. */
  play: number;
  seats: { seat: Seat; ms: number; phases: ByPhase }[];
  /** Play that belonged to no player. */
  table: ByPhase;
  breaks: number;
  /** What no one has answered for. */
  nobody: number;
}

export interface LongTurn extends Place {
  seat: Seat;
  ms: number;
}

export interface Story {
  /** Whether the game is over. */
  over: boolean;
  winners: Seat[];
  /** Epoch ms of its first entry, and of the one that ended it; of the last one while it runs. */
  began: number;
  ended: number;
  round: number;
  goal: number;
  /** Where it ended. */
  decided: Decided | null;
  points: PointsStory | null;
  lead: LeadStory | null;
  turning: TurningPoint | null;
  closest: ClosestCall | null;
  objectives: ObjectivesStory | null;
  laws: LawStory[] | null;
  time: TimeStory | null;
  /** The longest first. */
  turns: LongTurn[] | null;
}

/** The kinds of lines that a story has. */
export const kindsTold = (story: Story): StoryKind[] =>
  STORY_KINDS.filter((kind) => story[kind] !== null);
