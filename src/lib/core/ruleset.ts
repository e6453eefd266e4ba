/** The contract between machine and printed game: frozen data, a base game and patches on it. */
import type { StandingCondition } from './event-parts.ts';
import type { EventType } from './events.ts';
import type { RuleVariants } from './rule-variants.ts';
import type { Cards } from './cards.ts';
import type { Expedition } from './expedition.ts';
import type { OwnSteps } from './own-step.ts';
import type { OpenSetting } from './settings.ts';
import type {
  AgendaType,
  BoxId,
  CardEnd,
  Election,
  ObjectiveKind,
  ObjectivePhase,
  Phase,
  Step,
  TechnologyColour,
  Trait,
} from './vocabulary.ts';

export type { Expedition, ExpeditionPart } from './expedition.ts';

/** One effect of a strategy card; numbers are tokens, goods, influence, resources, cards or points. */
export type StrategyCardEffect =
  | { effect: 'gain-tokens'; tokens: number }
  /** `rising`: each token costs so much more than the one before it. */
  | { effect: 'buy-tokens'; influence: number; rising?: boolean }
  | { effect: 'place-others-tokens' }
  | { effect: 'ready-planets'; upTo: number | 'system' }
  /** `who`: only the owner of the card, or only another player; left out, anyone but the speaker. */
  | { effect: 'name-speaker'; who?: 'owner' | 'another' }
  | { effect: 'draw-action-cards'; cards: number }
  | { effect: 'look-at-agendas'; cards: number }
  /** `produces`: or the production of one space dock instead of the first. */
  | { effect: 'build-structures'; structures: number; produces?: boolean }
  | { effect: 'gain-goods'; goods: number }
  | { effect: 'replenish' }
  | { effect: 'free-followers' }
  | { effect: 'take-token-back' }
  /** `again`: once more, after what stands between. */
  | { effect: 'redistribute'; again?: boolean }
  /** A tactical action for which no token is placed. */
  | { effect: 'tactical-action' }
  | { effect: 'research'; resources: number; optional?: boolean }
  | { effect: 'score-public' }
  /** One of so many objectives of the current stage is turned up. */
  | { effect: 'reveal-public'; drawn: number }
  /** The direction of play is turned round, for influence. */
  | { effect: 'turn-direction'; influence: number }
  /** One objective lies open for this player alone. */
  | { effect: 'private-objective'; drawn: number }
  /** Agendas are voted on. */
  | { effect: 'hold-council' }
  | { effect: 'collect-agreements' }
  | { effect: 'open-agreements' }
  | { effect: 'break-agreements' }
  /** What the card has its player do on the board, by a name that has a sentence. */
  | { effect: 'printed'; text: PrintedEffect }
  /** One of these, each with effects from top to bottom; `players`: for these numbers of players only. */
  | { effect: 'choose'; options: readonly StrategyCardOption[] }
  | { effect: 'mecatol-point'; points: number }
  | { effect: 'draw-secret' }
  /** `everywhere`: with every unit of the home system that produces, not one space dock. */
  | { effect: 'produce-at-home'; everywhere?: boolean };

/** What a strategy card has its player do that is not tracked. */
export type PrintedEffect =
  | 'annex-planet'
  | 'produce-in-one-system'
  | 'produce-at-small-dock'
  | 'high-alert'
  | 'move-two-ships'
  | 'move-leaders'
  | 'draw-political-cards'
  | 'exchange-cards';

/** One of several ways to resolve a part of a strategy card. */
export interface StrategyCardOption {
  /** How the card calls it: `a`, `b`, `c`. */
  key: string;
  effects: readonly StrategyCardEffect[];
  /** Numbers of players with whom it can be chosen; left out, any. */
  players?: readonly number[];
}

/** A strategy card: its initiative number and its effects, top to bottom (LRR PoK 82.3, 83). */
export interface StrategyCardFacts {
  initiative: number;
  primary: StrategyCardEffect[];
  secondary: StrategyCardEffect[];
  /** Strategy tokens that the secondary costs (LRR 1.2 19.5, 19.6). */
  secondaryCost: number;
  /** Where the paid token goes (LRR 1.2 23.3 for the board). */
  secondaryTokenTo: 'reinforcements' | 'board';
  /** Whether no one follows it. */
  noSecondary?: boolean;
  /** Numbers of players with whom it is laid out; left out, any. */
  players?: readonly number[];
  /** Whether an objective of the current stage is turned up for each good placed on it. */
  bonusReveals?: boolean;
  /** Whether goods come onto every agreement once it is resolved, after its secondaries. */
  fillsAgreements?: boolean;
}

/** A kind of objective (LRR PoK 61; LRR 1.2 52). */
export interface ObjectiveKindFacts {
  /** How many of it a seat may score in a status phase; null for any number (LRR PoK 61.6). */
  perStatus: number | null;
  /** Held in hand until it is scored, by one seat only; else it lies open for everyone. */
  inHand: boolean;
  /** Scored only while every planet of the home system is controlled (LRR PoK 61.16). */
  needsHome: boolean;
  /** The kind among whose objectives of a status phase it counts; left out, its own. */
  countsAs?: ObjectiveKind;
  /** How many of it a seat may score in a game; left out, any number. */
  perGame?: number;
  /** Whether it is closed for everyone else once the round is over in which a player first scored it. */
  closes?: boolean;
  /** Whether who fulfils it has to score it. */
  compulsory?: boolean;
  /** The option without which it is not scored. */
  option?: string;
  /** The option with which it is scored before the picks of the first round, too. */
  earlyWith?: string;
  /** How many lie open before the first round, beside those of the stages; left out, none. */
  atSetup?: number | 'all';
}

/** An objective card: no card text, only what scoring needs (LRR PoK 61, LRR 1.2 52). */
export interface ObjectiveFacts {
  kind: ObjectiveKind;
  /** 1 or 2 for publics of a deck; null, or left out, for every other. */
  stage?: 1 | 2 | null;
  points: number;
  phase: ObjectivePhase;
  /** Whether it is scored for a combat, of which each gives room for one (LRR PoK 61.7). */
  inCombat?: boolean;
  /** Whether it is scored for passing after everyone else. */
  lastToPass?: boolean;
  /** What it has to be held by, where its points last no longer than that. */
  standing?: StandingCondition;
  /** How it ends the game by itself. */
  ends?: CardEnd;
  /** It replaces itself when it is turned up, by a card of this kind, which lies there as a public one. */
  becomes?: { kind: ObjectiveKind; points: number };
}

/** Points that an agenda pays or takes when it resolves. */
export interface AgendaPoints {
  on: 'for' | 'against' | 'elected';
  who: 'voted-for' | 'most-points' | 'fewest-points' | 'elected';
  points: number;
}

/** Who an effect of an agenda is about; voters only where votes were taken down. */
export type AgendaAudience =
  'each' | 'elected' | 'voted-for' | 'voted-against' | { owns: readonly string[] };

/** What an agenda does beside points, as far as something that is tracked depends on it. */
export type AgendaEffect = { on: AgendaPoints['on'] } & (
  | { effect: 'discard-laws' }
  | { effect: 'discard-elected-law' }
  /** The elected player, if it is the speaker, hands the token to the left. */
  | { effect: 'pass-speaker' }
  /** The elected player does not vote for the rest of the agenda phase. */
  | { effect: 'bar-voter' }
  | { effect: 'set-goods'; goods: number }
  | { effect: 'gain-goods'; goods: number; who: AgendaAudience }
  | { effect: 'set-tokens'; tokens: { tactic: number; fleet: number; strategy: number } }
  | { effect: 'draw-secrets'; secrets: number }
  /** All of a hand, or so many of it. */
  | { effect: 'discard-action-cards'; who: AgendaAudience; cards?: number }
  | { effect: 'draw-action-cards'; cards: number; who: AgendaAudience }
  /** The card is attached to the elected planet. */
  | { effect: 'attach'; attachment: string }
  /** One public objective more is turned up, beside those of the round. */
  | { effect: 'reveal-public'; stage: 1 | 2 }
  /** Everyone puts tokens into the fleet pool, or takes them out of it. */
  | { effect: 'gain-fleet'; tokens: number }
  | { effect: 'lose-fleet'; tokens: number }
  /** Everyone readies no more planets than this at the end of the phase. */
  | { effect: 'limit-readying'; planets: number }
  /** The elected law is voted on as if it were just revealed; it takes no slot. */
  | { effect: 'vote-again' }
);

/** What a law changes in play: picks are handed on; a ballot is one vote, with extra votes or none. */
export type LastingEffect = 'hands-picks-on' | 'one-vote' | 'one-vote-only';

/** An agenda card (LRR 1.2 7, 8). */
export interface AgendaFacts {
  type: AgendaType;
  election: Election;
  /** True when the elected player keeps the card in the play area. */
  keptByElected: boolean;
  points: AgendaPoints[];
  effects: AgendaEffect[];
  /** What it changes while it is a law in play. */
  lasting?: LastingEffect;
  /** Action cards that anyone may keep in hand while it is a law in play. */
  handLimit?: number;
  /** False when a point it gave is lost with the law. */
  keepsPointsIfDiscarded: boolean;
  /** Whether its point goes with the card to who takes it from its holder. */
  pointMoves?: boolean;
  /** Whether it elects to an office, and comes again while a player holds it. */
  office?: boolean;
  /** What has to be there when it is turned up: without it another card is drawn. */
  needs?: 'law' | 'scored-secret';
}

/** A faction, as far as order, tokens, goods, votes and scoring depend on it. */
export interface FactionFacts {
  /** Commodity limit (LRR 1.2 20.2). */
  commodities: number;
  traits: Trait[];
  /** Command tokens gained in the status phase: 2, or more by ability. */
  statusTokens: number;
  /** Initiative number of a token that the faction holds from the start, else null (LRR 1.2 43.1). */
  initiativeToken: number | null;
  /** Planets of its home system; empty where the home is chosen at setup. */
  homePlanets: string[];
  /** Technologies it starts with; a choice among several is made at setup (LRR 1.2 79.2). */
  startingTechnologies: string[];
  /** The faction that turns into this one in the game; such a one is not chosen at setup. */
  startsAs?: string;
  /** Whether it keeps as many action cards as it likes. */
  anyHand?: boolean;
  /** The leader by which it undoes its pass once everyone has passed. */
  undoesPass?: string;
  /** Command tokens that it gains whenever it would research; without it, it researches. */
  tokensForResearch?: number;
  /** The strategy card of which it may resolve the primary where it pays for the secondary. */
  followsAsPrimary?: string;
  /** What its two trade contracts are worth, where agreements are opened and it is known. */
  contracts?: readonly [number, number];
  /** Technologies that only this faction may research (LRR 1.2 79.11, LRR PoK 90.11). */
  technologies: string[];
}

/** A rider: what a right prediction pays (LRR 1.2 8.22). */
export interface RiderFacts {
  /** True when the one who plays it may not vote on that agenda. */
  barsVote: boolean;
  points: number;
  tokens: number;
  goods: number;
  /** True when it also hands over the speaker token. */
  speaker: boolean;
  /** Action cards that it draws. */
  actionCards?: number;
  /** Fleet tokens that everyone loses who voted for the outcome. */
  votersLoseFleet?: number;
  /** Whether its player makes it once in an agenda phase. */
  once?: boolean;
  /** Whose ability it is, or whose note the others may play; left out where it is an action card. */
  of?: { faction: string; by: 'owner' | 'others' };
}

/** A phase of the round and its steps, in order; the first is the one that it begins in. */
export interface PhasePlan {
  phase: Exclude<Phase, 'setup' | 'over'>;
  steps: readonly Step[];
  /** What has to hold for the phase to come; without it, it comes in every round. */
  comes?: 'custodians-gone';
}

/** Which phases and steps a round has, in order; released plans never change. */
export interface RoundPlan {
  id: string;
  phases: readonly PhasePlan[];
  /** Facts that are recorded whatever the step, beside those of every game (`machine/any-time.ts`). */
  hears?: readonly EventType[];
  /** The steps before the first round, of which the first lays the table; left out, those of every game. */
  setup?: readonly Step[];
  /** Its steps whose id begins with `own-`, where they are more than a tick. */
  own?: OwnSteps;
}

/** The game that a ruleset is of: its id begins with that of the base game. */
export const familyOf = (ruleset: string): BoxId => ruleset.split('+')[0] ?? '';

/** What a card adds for its holder as long as it is held: a law, a planet card, a relic. */
export interface Standing {
  /** Commodities that the holder may have beside those printed on its sheet. */
  commodities?: number;
  /** Secrets that the holder may have beside those of everyone. */
  secrets?: number;
  /** Action cards that the holder draws as the status phase ends. */
  cardsAtEnd?: number;
}

/** What an action card does to turns and strategy cards. */
export type TurnBender = 'skip' | 'between' | 'primary' | 'secondary' | 'duress';

/** How a card that is played as a component action opens agendas in the action phase (R-AGD-27). */
export interface AgendaOpener {
  /** How many it opens, one after another. */
  agendas: number;
  /** Whether who plays it is speaker for them. */
  speaker?: true;
  /** Whether who plays it votes on them alone. */
  alone?: true;
}

/** The council of a game whose agendas are chosen among those that players propose, and voted on together. */
export interface CouncilFacts {
  /**
   * The ways in which it can be called, by key. `own`: agendas of who calls it among them; `speaker`: who
   * has the token from then on, `kept` where it does not move.
   */
  options: Readonly<
    Record<
      string,
      { least: number; most: number; own: boolean; speaker: 'owner' | 'another' | 'kept' }
    >
  >;
  /** The one of them by which the table holds a council without a card; left out where it does not. */
  byTable?: string;
  /** The office that any player may have elected last, for one token of the strategy pool. */
  voice: string;
  /** Votes of who holds the office, beside those of planets. */
  voiceVotes(players: number): number;
  /** Votes beside them of who plays the card, by this option. */
  ownerVotes(players: number, option: string): number;
  /** Whether players add votes of dice and goods that the table tells; left out, they never do. */
  toldVotes?(players: number): boolean;
  /** Whether an agenda of one's own may be chosen with one of everyone else. */
  ownWithOthers(players: number): boolean;
}

/** A game as BoardGameGeek and the apps beside it know it. */
export interface PrintedGame {
  name: string;
  bggId: number;
  /** Whether the rules are another way to play it. */
  isVariant?: true;
}

/** What counts in a step: the planets of a seat, or its votes in a council over all agendas. */
export type Counted = 'planets' | 'votes';

/** Everything that a machine, a rule or a command may ask about the printed game. */
export interface Ruleset {
  /** Stable name of this combination, its base game and the boxes, joined by `+`. */
  id: string;
  expansions: readonly BoxId[];
  /** Every box that can be added to this game, in printed order. */
  boxes: readonly BoxId[];
  /** Books that refusals may cite, in the order in which their rows name sections. */
  books: readonly string[];
  /** The book in force: its section comes first. */
  reference: string;
  players: { min: number; max: number };
  /** The printed game that it is played with; left out where there is none. */
  printed?: PrintedGame;
  plan: RoundPlan;
  /** What it answers otherwise than the standard where the round asks. */
  answers: Partial<RuleVariants>;
  /** Goals offered at setup, in points; any other may be typed. */
  goals: readonly number[];
  /** Null where there is no limit to the tokens of a player. */
  tokens: { total: number | null; start: { tactic: number; fleet: number; strategy: number } };
  /** The decks of public objectives; left out where none are turned up round by round. */
  publicObjectives?: {
    stage1: number;
    stage2: number;
    /** Those of stage I that lie open before the first round, and those of stage II. */
    atSetup: number;
    atSetup2?: number;
  };
  /** What a table may choose to play with, by ids that have words; left out, nothing. */
  options?: readonly string[];
  /** The option with which one tactical action may activate several systems. */
  simultaneousWith?: string;
  /** The option with which an objective may be scored again and again. */
  repeatsWith?: string;
  /** What each kind of objective is, by kind. */
  objectiveKinds: Readonly<Record<string, ObjectiveKindFacts>>;
  scoring: {
    secretLimit: number;
    perCombat: number;
    /** Whether agenda-phase objectives exist (LRR PoK 61.5c). */
    agendaObjectives: boolean;
  };
  /** The token that has to be paid for before its planet is landed on; left out where there is none. */
  custodians?: { points: number; influence: number };
  /** Id of the planet that the custodians token lies on (LRR 1.2 26, 46), where there is such a one. */
  mecatol?: string;
  /** The action card that buys votes after the vote (LRR 1.2 Errata), where there is one. */
  votesBoughtWith?: string;
  /** Agendas of the phase that they have; left out where there is no such phase. */
  agendasPerRound?: number;
  strategyCards: Readonly<Record<string, StrategyCardFacts>>;
  objectives: Readonly<Record<string, ObjectiveFacts>>;
  agendas: Readonly<Record<string, AgendaFacts>>;
  factions: Readonly<Record<string, FactionFacts>>;
  riders: Readonly<Record<string, RiderFacts>>;
  /** Action cards that the owner of a technology draws in the status phase instead of one. */
  actionCards: Readonly<Record<string, number>>;
  /** Action cards that anyone may keep in hand (LRR 1.2 2.4). */
  handLimit: number;
  /** Technologies whose owner gains a token more in the status phase. */
  statusTokens: readonly string[];
  /** What cards add for their holder, by card. */
  standing: Readonly<Record<string, Standing>>;
  /** Action cards that bend turns, with what each does. */
  turnBenders: Readonly<Record<string, TurnBender>>;
  /** Cards that open agendas in the action phase, by their ids. */
  agendaOpeners: Readonly<Record<string, AgendaOpener>>;
  /** Left out where agendas are not chosen and voted on together. */
  council?: CouncilFacts;
  /** What counts beside points: in a step, and while a strategy card is played until it is resolved. */
  counted?: {
    steps: Readonly<Record<string, Counted>>;
    strategyCards: Readonly<Record<string, Counted>>;
  };
  /** Left out where players open no agreements. */
  agreements?: { self(players: number): number };
  /** What a technology costs that is bought; left out where none is. */
  technologyPrice?: {
    resources: number;
    /** The colour of which a relic makes technologies cheaper by 1. */
    relics: Readonly<Record<string, TechnologyColour>>;
  };
  /** Cards tracked like planets that come readied (R-REF-03); left out where no box has any. */
  comeReadied?: readonly string[];
  /** The printed cards of the boxes on the table. */
  cards: Cards;
  /** Left out where no box brings one. */
  expedition?: Expedition;
  questions: {
    /** Strategy cards that each seat picks (LRR PoK 84.1). */
    cardsEach(players: number): number;
    /** The goal that is offered first; left out, the first of `goals`. */
    goal?(players: number): number;
    /** Settings that its rulebook leaves to the table: another number than the usual one is no house rule. */
    open?(players: number): readonly OpenSetting[];
    /** Secrets that each draws at setup; left out, one. */
    secretsDrawn?(players: number): number;
    /** Tokens that a seat gains fewer in the status phase than its sheet says; left out, none. */
    statusTokensLess?(players: number): number;
    /** Objectives that are not in the game; left out, none. */
    without?(players: number): readonly string[];
    /** Unchosen cards that are drawn to be played by no one; left out, none. */
    drawnCards?(players: number): number;
  };
}
