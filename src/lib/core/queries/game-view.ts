/**
 * The one document of a table: all that a board shows of one moment of a game, as plain JSON. It holds
 * ids, typed names, and numbers, never a sentence; null is what the table does not track, or does not have.
 * `derive-view.ts` makes it; `npm run replay` prints it.
 */
import * as v from 'valibot';
import { id, outcome, phase, requirement, seat, step } from '../event-parts.ts';
import {
  CALL_REASONS,
  CLOCKS,
  COLOURS,
  END_REASONS,
  PRESENCES,
  TOKEN_POOLS,
  type Seat,
} from '../vocabulary.ts';
import { anySeat, exactly, ids, int, maybeInt, seats, typed } from './document-parts.ts';

/** How far the round is through one of its phases, steps, picks, or turns. */
const progress = v.picklist(['done', 'now', 'to-come']);

/** What `closed` takes: a schema that passes over keys it does not know. */
type OpenObject = v.ObjectSchema<v.ObjectEntries, undefined>;
/** The schema of a part of an event, closed as every object of the document is. */
const closed = <E extends v.ObjectEntries>({ entries }: { entries: E }) => exactly(entries);
const [side, elected, planet, law, card, words] = outcome.options satisfies readonly OpenObject[];
/** What an agenda can come to, closed. */
const closedOutcome = v.variant('kind', [
  closed(side),
  closed(elected),
  closed(planet),
  closed(law),
  closed(card),
  closed(words),
]);

/** What a lane has of the scoreboard: one seat, its points, and what lies before it. */
export const scoreboardEntries = {
  seat,
  name: v.string(),
  faction: v.nullable(id),
  colour: v.picklist(COLOURS),
  presence: v.picklist(PRESENCES),
  isSpeaker: v.boolean(),
  /**
   * Total of the ledger as it counts: no more than the goal unless the table plays on; it may be below 0.
   */
  points: int,
  tokens: v.nullable(exactly({ tactic: int, fleet: int, strategy: int })),
  /** Own command tokens on the board. */
  board: maybeInt,
  reinforcements: maybeInt,
  goods: maybeInt,
  commodities: maybeInt,
  /** Commodities that the seat may hold, what its cards add included. */
  commodityLimit: int,
  secretsInHand: maybeInt,
  secretsScored: int,
  /** Strategy cards, lowest first. */
  cards: v.array(exactly({ card: id, initiative: int, exhausted: v.boolean() })),
  /** Number of the initiative token that it holds, or null. */
  initiativeToken: maybeInt,
};

/** What a seat is doing in the step under way, or has done in it. */
const activity = v.variant('kind', [
  exactly({
    kind: v.picklist([
      'voting',
      'picking',
      'scoring',
      'tactical',
      'component',
      'followed',
      'declined',
      'barred',
      'passed',
    ]),
  }),
  /** The strategic action with this card. */
  exactly({ kind: v.literal('strategic'), card: id }),
  /** Its turn in the score step is over, with so many objectives. */
  exactly({ kind: v.literal('scored'), objectives: int }),
]);

/** One objective of one seat: see `cellsOf` for the states. */
const cell = exactly({
  objective: id,
  state: v.picklist(['scored', 'can', 'ask', 'short', 'barred', 'closed', 'open']),
  progress: v.nullable(exactly({ have: int, need: int })),
});

const lane = exactly({
  ...scoreboardEntries,
  /** Its lane is lit (at the end the winner's), on deck, dimmed, or at rest. */
  state: v.picklist(['now', 'next', 'passed', 'rest', 'out']),
  /** The points as its marker shows them: from 0 to the goal. */
  shown: int,
  activity: v.nullable(activity),
  /** Strategy cards that it has yet to pick in this strategy phase. */
  picksLeft: int,
  /** Strategy tokens that it owes for secondaries. */
  owes: int,
  /** Answers that strategy cards it played earlier still wait for; 0 where tokens are not tracked. */
  pending: int,
  /** Points of its ledger, and how many fewer count while something holds; left out where nothing does. */
  penalty: v.optional(exactly({ earned: int, less: int })),
  /** Which of its numbers the last tap changed. */
  changed: v.array(v.picklist([...TOKEN_POOLS, 'goods', 'commodities'])),
  /** Its vote on the agenda that lies on the table; an abstention has no outcome. */
  vote: v.nullable(exactly({ outcome: v.nullable(closedOutcome), votes: int })),
  /**
   * The votes that it may cast of its own, of readied planets and at most; null unless agendas are voted
   * on.
   */
  ownVotes: v.nullable(exactly({ readied: maybeInt, most: int })),
  /** One per objective, in their order. */
  cells: v.array(cell),
  /**
   * What counts in the step under way, and stands where the tokens do: planets, or votes over all agendas
   * of a council. Left out where the rules of the game count nothing in it, and where it is not tracked.
   */
  counted: v.optional(exactly({ what: v.picklist(['planets', 'votes']), count: int })),
  /** Points of the ledger that no scored cell shows: secrets, the custodians, cards, laws; may be negative. */
  beside: int,
});

export const gameViewSchema = exactly({
  /** `activeSeat` is whose act the table waits for. */
  position: exactly({ round: int, phase, step, activeSeat: anySeat }),
  /** How the game ended, and who shares the victory; null while it is played. */
  result: v.nullable(
    exactly({
      reason: v.picklist(END_REASONS),
      winners: seats,
      call: v.nullable(v.picklist(CALL_REASONS)),
      note: typed,
    }),
  ),
  /** Points that win. */
  goal: int,
  /** Boxes in play: some print the words of a card anew. */
  expansions: ids,
  /** Whether tokens, goods, and commodities are tracked. */
  tracked: v.boolean(),
  /** Whether agendas are voted on: the votes then stand where the tokens do. */
  voting: v.boolean(),
  /** Whether a law gives every player one vote. */
  oneVote: v.boolean(),
  /** The phases of the round; none is `now` before the first round, and after the end. */
  phases: v.array(exactly({ phase, progress })),
  /** Picks, turns, steps, or agendas of the phase under way, whichever it counts. */
  dots: v.array(progress),
  /** Revealed publics: stage I, stage II, then secrets that were made public (null). */
  objectives: v.array(
    exactly({
      objective: id,
      name: typed,
      stage: v.nullable(v.picklist([1, 2])),
      /** Whether it is held, and its points with it, only while its condition holds; left out, for good. */
      standing: v.optional(v.boolean()),
      /** What it asks for, where the table has typed that. */
      requirement: v.optional(requirement),
    }),
  ),
  /** So many objectives of stage I open stage II; left out once it is open, or where it opens in turn. */
  opensAt: v.optional(int),
  /** By initiative, with the trade goods that lie on them. */
  strategyCards: v.array(
    exactly({ card: id, initiative: int, holder: anySeat, exhausted: v.boolean(), goods: int }),
  ),
  /**
   * Every law in play, with what it was decided to be for, or about; without a holder it lies beside
   * the board (LRR 1.2 7).
   */
  laws: v.array(exactly({ law: id, name: typed, holder: anySeat, outcome: closedOutcome })),
  /** Clockwise. */
  seating: seats,
  /** What the order of the lanes follows. */
  order: v.picklist(['speaker', 'initiative', 'votes', 'points']),
  /** One per seat, in the order that matters now. */
  lanes: v.array(lane),
  /** Where the time went, in ms of play. */
  clock: exactly({
    /** Whether clocks are shown. */
    mode: v.picklist(CLOCKS),
    game: int,
    /** By seat; a seat that no time went to is not in it. */
    seats: v.record(seat, int),
    /** Whose clock runs, or would run were there no pause; null where the time is the table's. */
    seat: anySeat,
    /** What the turn, pick, answer, or vote under way took so far. */
    turn: int,
    paused: v.boolean(),
  }),
});

export type GameView = v.InferOutput<typeof gameViewSchema>;
export type LaneView = GameView['lanes'][number];
export type Cell = LaneView['cells'][number];
/** The numbers of a lane that are lit once a tap has changed them. */
export type LaneNumber = LaneView['changed'][number];
/** What the victory track draws. */
export interface Track {
  goal: number;
  /** Clockwise. */
  seating: readonly Seat[];
  lanes: readonly Pick<LaneView, 'seat' | 'presence' | 'points' | 'shown'>[];
}
/** How far the round is through a part of it. */
export type RoundProgress = v.InferOutput<typeof progress>;
