/**
 * The state of one game: plain JSON, the context of the chart, derived from the record alone.
 * A balance that was never tracked is null (unknown), never zero.
 */
import { STANDARD, type RuleVariants } from './rule-variants.ts';
import type {
  Outcome,
  PlayedCard,
  Requirement,
  ScoreSource,
  StandingCondition,
  TypedCards,
} from './event-parts.ts';
import type {
  AgendaId,
  AttachmentId,
  FactionId,
  NoteId,
  ObjectiveId,
  PlanetId,
  RelicId,
  StrategyCardId,
  TechnologyId,
} from './id.ts';
import type { Settings } from './settings.ts';
import {
  NO_SEAT,
  type BoxId,
  type BreakthroughSide,
  type CallReason,
  type CardEnd,
  type Colour,
  type EndReason,
  type ObjectivePhase,
  type Fragment,
  type LeaderState,
  type OwnData,
  type Presence,
  type ScoreSlot,
  type TokenPool,
  type Trait,
  type Seat,
} from './vocabulary.ts';
import type { StepData } from './step-data.ts';

export type { ActionPhase, Combat, FollowUp } from './step-data.ts';
export type { Agenda, AgendaOutcome, Vote } from './step-data.ts';
export type { Outcome, ScoreSource } from './event-parts.ts';
export type { Seat } from './vocabulary.ts';

/** Command tokens on the sheet, by pool (LRR 1.2 19). */
export type CommandTokens = Record<TokenPool, number>;

export interface Player {
  seat: Seat;
  name: string;
  faction: FactionId | null;
  colour: Colour;
  presence: Presence;
  tokens: CommandTokens | null;
  /** Own command tokens on the board. */
  board: number | null;
  /** Seats whose token lies in this seat's fleet pool, outside its own sum. */
  captured: Seat[];
  goods: number | null;
  commodities: number | null;
  commodityLimit: number;
  /** Unscored secret objectives in hand. */
  secrets: number | null;
  /** True while every planet of the home system is controlled (LRR PoK 61.16). */
  home: boolean;
  traits: Trait[];
  /** Command tokens gained in the status phase. */
  statusTokens: number;
  /** Number of an initiative token held, else null (LRR 1.2 43.1). */
  initiativeToken: number | null;
  /** Strategy cards whose secondary costs this seat no token. */
  freeFollows: StrategyCardId[];
  /** The same person in every game; null for a guest of this one. */
  person: string | null;
  /** Planets of the home system, controlled or not; empty when the table never said. */
  homePlanets: PlanetId[];
  /** Planets controlled, in the order in which they were gained; null when not tracked. */
  planets: PlanetId[] | null;
  /** Technologies owned, in the order in which they came; null when not tracked. */
  technologies: TechnologyId[] | null;
  /** Action cards in hand; null when not tracked. */
  actionCards: number | null;
  /** Relic fragments by kind; null when not tracked. */
  fragments: Record<Fragment, number> | null;
  /** Relics in the play area; null when not tracked. */
  relics: RelicId[] | null;
  /** Leaders whose side differs from how they start, by id; null when not tracked. */
  leaders: Record<string, LeaderState> | null;
  /** Promissory notes of others in the play area; null when not tracked. */
  notes: HeldNote[] | null;
  /** Its breakthrough: the side that it shows, null for none; left out where no one has said. */
  breakthrough?: BreakthroughSide | null | undefined;
}

/** A promissory note of another player that lies face up in a play area (LRR 1.2 60). */
export interface HeldNote {
  note: NoteId;
  owner: Seat;
}

/** What lies on a planet card: its side and the cards attached to it (LRR 1.2 12, 55). */
export interface PlanetCard {
  exhausted: boolean;
  attachments: AttachmentId[];
}

/** A fact that the app cannot know and the table has said; it holds as long as it stays true. */
export interface Attested {
  seat: Seat;
  /** What was asked: the stable key of the question. */
  question: string;
  answer: boolean;
}

/** A card of a seat that was exhausted to use it; it is readied with the other cards. */
export interface Exhausted {
  seat: Seat;
  kind: PlayedCard['kind'];
  id: string;
}

/** A secondary that was followed without paying: what is owed, and where it goes in its phase. */
export interface Debt {
  seat: Seat;
  card: StrategyCardId;
  round: number;
  tokens: number;
  to: 'reinforcements' | 'board';
}

/** What two players agreed on for later (LRR 1.2 27): a note that nothing enforces. */
export interface Deal {
  /** Its number in this game. */
  deal: number;
  /** The two who made it. */
  seats: [Seat, Seat];
  /** What was agreed, as the table typed it. */
  text: string;
  /** The round in which it falls due; null where none was said. */
  until: number | null;
  /** Done with: kept, broken, or no longer wanted. */
  settled: boolean;
}

/** An agreement of two players, or of one with itself: goods come onto it until they are collected. */
export interface Agreement {
  /** Its number in this game. */
  agreement: number;
  seats: [Seat, Seat];
  /** Goods that each receives whenever agreements are filled. */
  values: [number, number];
  /** Goods that lie on it for each. */
  goods: [number, number];
}

export interface StrategyCard {
  initiative: number;
  holder: Seat | null;
  exhausted: boolean;
  /** Trade goods lying on it. */
  goods: number;
  /** It was drawn to be played by no one in this round; left out where it was not. */
  drawn?: true | undefined;
}

/** A revealed public objective, or a secret made public by a law (stage null). */
export interface Objective {
  id: ObjectiveId;
  /** Typed by hand when the card is unknown. */
  name?: string | undefined;
  stage: 1 | 2 | null;
  points: number;
  phase: ObjectivePhase;
  round: number;
  /** Seat whose scored secret it was. */
  owner?: Seat | undefined;
  /** The law that showed it is gone: no one else scores it, and it stays out of its owner's three (R-OBJ-20). */
  withdrawn?: boolean | undefined;
  /** Turned up by an agenda, beside the cards laid out for the rounds (R-OBJ-13). */
  extra?: boolean | undefined;
  /** What it asks for, where the table has typed that. */
  requirement?: Requirement | undefined;
  /** Its points are lost as soon as this does not hold any more. */
  standing?: StandingCondition | undefined;
  /** How it ends the game by itself. */
  ends?: CardEnd | undefined;
  /** The one player who may score it: it lies open for no one else. */
  by?: Seat | undefined;
}

/** One line of the points ledger; totals are summed, never stored. */
export interface Score {
  seat: Seat;
  points: number;
  source: ScoreSource;
  round: number;
  slot?: ScoreSlot | undefined;
  secret?: boolean | undefined;
}

export interface Law {
  id: AgendaId;
  name?: string | undefined;
  holder: Seat | null;
  /** What it was decided to be for, or about. */
  outcome: Outcome;
}

/** How a game ended; no one in `winners` when the table named no one. */
export interface Result {
  reason: EndReason;
  winners: Seat[];
  call?: CallReason | undefined;
  note?: string | undefined;
}

/** Endings that the table has set aside, one by one (R-VP-02). */
export interface Aside {
  /** Of `objectives` and `rounds`: they do not end the game again. */
  reasons: EndReason[];
  /** Who stands at the goal without winning by it, until they fall below it. */
  seats: Seat[];
}

export interface Game {
  id: string;
  ruleset: string;
  expansions: BoxId[];
  /** Cards that its table has typed; left out where there are none. */
  typed?: TypedCards | undefined;
  settings: Settings;
  /** What the ruleset answers where the round asks it. */
  answers: RuleVariants;
  seating: Seat[];
  players: Record<Seat, Player>;
  speaker: Seat;
  round: number;
  strategyCards: Record<string, StrategyCard>;
  objectives: Objective[];
  scores: Score[];
  laws: Law[];
  custodians: { removed: boolean; by: Seat | null };
  mecatol: Seat | null;
  /** Planet cards that differ from readied and bare, by planet. */
  planetCards: Record<string, PlanetCard>;
  attested: Attested[];
  debts: Debt[];
  /** Left out until a deal was noted. */
  deals?: Deal[] | undefined;
  /**
   * Technologies and relics that are exhausted, and breakthroughs whose side no one has recorded;
   * left out until one was.
   */
  exhausted?: Exhausted[] | undefined;
  /** Who claimed which part of the expedition; left out until a player did. */
  expedition?: Record<string, Seat> | undefined;
  /** Relics, action cards and the like that are out of the game (LRR PoK 70). */
  purged: string[];
  step: StepData;
  result: Result | null;
  /** Left out until an ending was set aside. */
  aside?: Aside | undefined;
  /** Open agreements; left out until one was opened. */
  agreements?: Agreement[] | undefined;
  /** Who came to the goal after the score step, and waits for the next one; left out until a player did. */
  waiting?: Seat[] | undefined;
  /** What steps of the ruleset remember from round to round, by step; left out until one does. */
  remembered?: Record<string, OwnData> | undefined;
}

/** The player in a seat; a fact that names an unknown seat is a broken record, hence the throw. */
export function playerAt(game: Game, seat: Seat): Player {
  const player = game.players[seat];
  if (!player) throw new RangeError(`no player in seat ${seat}`);
  return player;
}

/** The empty table that a chart starts from, before `game.created`. */
export function createGame(): Game {
  return {
    id: '',
    ruleset: '',
    expansions: [],
    settings: {
      goal: 10,
      cardsEach: 1,
      depth: 'standard',
      clock: 'count',
      tokenTotal: 16,
      secretLimit: 3,
      publicObjectives: { stage1: 5, stage2: 5 },
      agendasPerRound: 2,
      endAfterRound: null,
      playOn: false,
    },
    answers: STANDARD,
    seating: [],
    players: {},
    speaker: NO_SEAT,
    round: 0,
    strategyCards: {},
    objectives: [],
    scores: [],
    laws: [],
    custodians: { removed: false, by: null },
    mecatol: null,
    planetCards: {},
    attested: [],
    debts: [],
    purged: [],
    step: { phase: 'setup', at: 'table' },
    result: null,
  };
}
