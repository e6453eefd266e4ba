/**
 * The closed vocabularies of play and of the record. Every list is the single source of its union
 * type; schemas, guards and words are built on them.
 */

/** The seat of no one, which no table has. */
export const NO_SEAT = 's0';

/** A phase or step that a ruleset brings itself; no dots, for it names a state of the chart. */
export type OwnId = `own-${string}`;

/** What a step of a ruleset remembers, or a fact of it says by itself: plain JSON by key. */
export type OwnData = Readonly<Record<string, unknown>>;

/** A fact that a ruleset brings with a step of its own: `own-chest.filled`. */
export type OwnFactType = `own-${string}`;

/** The phases that are known here; `setup` and `over` frame the rounds (LRR 1.2 36). */
export const PHASES = ['setup', 'strategy', 'action', 'status', 'agenda', 'over'] as const;
export type KnownPhase = (typeof PHASES)[number];
export type Phase = KnownPhase | OwnId;

/** The steps that are known of each phase; a plan says which a round has, in which order. */
export const STEPS = {
  setup: ['table', 'opening', 'secrets'],
  strategy: ['pick', 'goods'],
  action: ['turn', 'strategic', 'tactical', 'component', 'council'],
  status: ['score', 'reveal', 'draw', 'return-tokens', 'tokens', 'ready', 'repair', 'return-cards'],
  agenda: ['reveal', 'vote', 'outcome', 'riders', 'ready'],
  over: ['result'],
} as const;
export type KnownStep = (typeof STEPS)[KnownPhase][number];
export type Step = KnownStep | OwnId;
/** The steps of an agenda that stand in any phase, where something in it has opened one (R-AGD-27). */
export const OPENED_STEPS = ['vote', 'outcome', 'riders'] as const satisfies readonly KnownStep[];
/** Every known step name once, for schemas. */
export const STEP_NAMES = [...new Set(Object.values(STEPS).flat())] as [KnownStep, ...KnownStep[]];
export type StatusStep = (typeof STEPS.status)[number];

/** Whether an id was brought by a ruleset itself, or entered by hand at the table. */
export const isOwn = (id: string): id is OwnId => id.startsWith('own-');

/** What an objective that is typed can ask for; of anything else the table is asked. */
export const REQUIREMENTS = [
  'planets-outside-home',
  'technologies-of-one-colour',
  'goods',
  'resources',
  'influence',
] as const;

/** Mandatory gains of a primary, by the argument that gives them or leaves them out. */
export const PRIMARY_GAINS = ['tokens', 'speaker', 'goods', 'commodities', 'point'] as const;
export type PrimaryGain = (typeof PRIMARY_GAINS)[number];

/** The three pools of the command sheet (LRR 1.2 18, 19). */
export const TOKEN_POOLS = ['tactic', 'fleet', 'strategy'] as const;
export type TokenPool = (typeof TOKEN_POOLS)[number];

/** Where a command token can be (LRR 1.2 19, 62). */
export const TOKEN_PLACES = [...TOKEN_POOLS, 'board', 'reinforcements'] as const;
export type TokenPlace = (typeof TOKEN_PLACES)[number];

/** Player colours, in the order in which they are offered. */
export const COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'slate',
] as const;
export type Colour = (typeof COLOURS)[number];

/** How much a table tracks; chosen at setup, changeable at any time. */
export const DEPTHS = ['essentials', 'standard', 'full'] as const;
export type Depth = (typeof DEPTHS)[number];

/** Whether turn clocks are shown. */
export const CLOCKS = ['off', 'count'] as const;
export type ClockMode = (typeof CLOCKS)[number];

/** A box or codex that patches a ruleset, by its stable id: the rulesets say which there are. */
export type BoxId = string;

/** Objective cards are public (stage I or II) or secret (LRR PoK 61.1, LRR 1.2 52.1). */
export const OBJECTIVE_KINDS = ['public', 'secret'] as const;
/** A ruleset may bring kinds of its own. */
export type ObjectiveKind = (typeof OBJECTIVE_KINDS)[number] | OwnId;

/** The phase printed on an objective (LRR PoK 61.3, LRR 1.2 52.3). */
export const OBJECTIVE_PHASES = ['status', 'action', 'agenda'] as const;
export type ObjectivePhase = (typeof OBJECTIVE_PHASES)[number];

/** The slot in which an objective is scored: it decides which limit applies. */
export const SCORE_SLOTS = ['status', 'imperial', 'action', 'combat', 'agenda'] as const;
export type ScoreSlot = (typeof SCORE_SLOTS)[number];

/** Kinds of combat: each opens its own scoring slot (LRR PoK 61.7a, LRR 1.2 52.7). */
export const COMBATS = ['space', 'ground'] as const;
export type CombatKind = (typeof COMBATS)[number];

/** Where a line of the points ledger comes from, if not from the support of a player who plays. */
export const CARD_SOURCES = [
  'objective',
  'custodians',
  'imperial',
  'law',
  'agenda',
  'relic',
  'rider',
  'other',
  'correction',
] as const;

/** Lasting abilities of a seat that change order, tokens, votes or scoring. Core knows only these. */
export const TRAITS = [
  /** Votes before everyone else. */
  'votes-first',
  /** May not vote at all. */
  'cannot-vote',
  /** May score public objectives without its home planets. */
  'scores-without-home',
  /** Takes the custodians token without paying influence. */
  'custodians-free',
  /** Keeps captured command tokens of others in its fleet pool. */
  'captures-tokens',
  /** Gains extra votes whenever it votes. */
  'extra-votes',
  /** May own technologies of other factions. */
  'copies-technologies',
] as const;
export type Trait = (typeof TRAITS)[number];

/** Agendas are laws or directives (LRR 1.2 7). */
export const AGENDA_TYPES = ['law', 'directive'] as const;
export type AgendaType = (typeof AGENDA_TYPES)[number];

/** What the outcomes of an agenda are drawn from (LRR 1.2 8.8-8.11). */
export const ELECTIONS = [
  'for-against',
  'player',
  'planet',
  'law',
  'scored-secret-objective',
  'strategy-card',
  'hidden-agenda',
  'other',
] as const;
export type Election = (typeof ELECTIONS)[number];
/** What a hidden agenda can elect: its outcomes are read out, and it hides no other (R-AGD-28). */
export const READ_OUT = [
  'for-against',
  'player',
  'planet',
  'law',
  'scored-secret-objective',
  'strategy-card',
  'other',
] as const satisfies readonly Election[];

/** The two outcomes of an agenda that elects nothing (LRR 1.2 8.8). */
export const SIDES = ['for', 'against'] as const;
export type VoteSide = (typeof SIDES)[number];

/** Why the clocks stand still. */
export const PAUSE_REASONS = ['break', 'food', 'rules'] as const;

/** How a game can be called before its end. */
export const CALL_REASONS = ['time', 'concession', 'abandoned'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** How an objective ends the game by itself: as soon as stage II is open, or for who scores it. */
export const CARD_ENDS = ['stage-two-open', 'scored'] as const;
export type CardEnd = (typeof CARD_ENDS)[number];

/** Why a game is over. */
export const END_REASONS = ['goal', 'objectives', 'rounds', 'called', 'card'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** An answer to the secondary of another player's strategy card (LRR PoK 82.1). */
export const FOLLOW_ANSWERS = ['followed', 'declined'] as const;
export type FollowAnswer = (typeof FOLLOW_ANSWERS)[number];

/** Whether a seat still plays: it may be eliminated (LRR 1.2 31) or have left the table. */
export const PRESENCES = ['playing', 'eliminated', 'away'] as const;
export type Presence = (typeof PRESENCES)[number];

/** Traits of planets (LRR 1.2 55.3, LRR PoK 64.3). */
export const PLANET_TRAITS = ['cultural', 'hazardous', 'industrial'] as const;
export type PlanetTrait = (typeof PLANET_TRAITS)[number];

/** Colours of technologies and of technology specialties (LRR 1.2 79.4, LRR PoK 90.4). */
export const TECHNOLOGY_COLOURS = ['green', 'blue', 'yellow', 'red'] as const;
export type TechnologyColour = (typeof TECHNOLOGY_COLOURS)[number];

/** Relic fragments: three of a trait or unknown ones buy a relic (LRR PoK 73.1). */
export const FRAGMENTS = ['cultural', 'hazardous', 'industrial', 'unknown'] as const;
export type Fragment = (typeof FRAGMENTS)[number];

/** How a technology came: researched against its prerequisites, or gained (LRR PoK 90.5). */
export const TECHNOLOGY_MEANS = ['researched', 'gained'] as const;

/** What can be seen on a leader card. */
export const LEADER_STATES = ['locked', 'readied', 'exhausted', 'purged'] as const;
export type LeaderState = (typeof LEADER_STATES)[number];

/**
 * What can be seen of a breakthrough: an exhausted one joins its colours as before; one that is
 * `flipped` became another card, where its card says so.
 */
export const BREAKTHROUGH_SIDES = ['readied', 'exhausted', 'flipped'] as const;
export type BreakthroughSide = (typeof BREAKTHROUGH_SIDES)[number];

/** How a secondary that was followed without paying is settled. */
export const SETTLEMENTS = ['paid', 'forgiven'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/**
 * A stable seat id, the key of a player in every fact; the clockwise order is `Game.seating`. No
 * other id or typed text is taken for one.
 */
export type Seat = `s${number}`;
