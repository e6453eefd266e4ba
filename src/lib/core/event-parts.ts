/** What the schemas of several facts share: ids, counts, and what a seat, a card or an agenda has. */
import * as v from 'valibot';
import {
  BALLOTS,
  BONUSES,
  DIRECTIONS,
  ENDINGS,
  FLOORS,
  SCORING_ORDERS,
  SECOND_STAGES,
  TIES,
  TOTAL_CONDITIONS,
  VICTORIES,
} from './rule-variants.ts';
import type * as names from './id.ts';
import { ID, isGameId } from './id.ts';
import {
  AGENDA_TYPES,
  CLOCKS,
  COLOURS,
  DEPTHS,
  ELECTIONS,
  END_REASONS,
  FRAGMENTS,
  LEADER_STATES,
  OBJECTIVE_KINDS,
  OBJECTIVE_PHASES,
  PHASES,
  PRIMARY_GAINS,
  REQUIREMENTS,
  CARD_ENDS,
  CARD_SOURCES,
  SIDES,
  STEP_NAMES,
  TRAITS,
  type Seat,
  type OwnData,
  type OwnFactType,
  type OwnId,
} from './vocabulary.ts';

/** A seat; the pattern holds what the type says. */
export const seat = v.pipe(v.string(), v.regex(/^s\d{1,2}$/)) as unknown as v.GenericSchema<Seat>;
export const id = v.pipe(v.string(), v.regex(ID));
/** The id of a game; it was any short text when format 1 was published. */
export const gameId = v.pipe(v.string(), v.minLength(1), v.maxLength(64), v.check(isGameId));
/** An id of one noun; every noun has ids of the same form. */
const idOf = <T>() => id as unknown as v.GenericSchema<T>;
export const attachment = idOf<names.AttachmentId>();
export const card = idOf<names.StrategyCardId>();
const faction = idOf<names.FactionId>();
export const law = idOf<names.AgendaId>();
export const leader = idOf<names.LeaderId>();
export const noteId = idOf<names.NoteId>();
export const objective = idOf<names.ObjectiveId>();
export const planet = idOf<names.PlanetId>();
export const relic = idOf<names.RelicId>();
export const rider = idOf<names.RiderId>();
export const technology = idOf<names.TechnologyId>();
/** A phase, a step or a kind of objective that a ruleset brings itself; the pattern holds what the type says. */
const own = v.pipe(
  v.string(),
  v.regex(/^own-[a-z0-9-]{1,60}$/),
) as unknown as v.GenericSchema<OwnId>;
export const phase = v.union([v.picklist(PHASES), own]);
export const step = v.union([v.picklist(STEP_NAMES), own]);
export const objectiveKind = v.union([v.picklist(OBJECTIVE_KINDS), own]);
export const text = v.pipe(v.string(), v.maxLength(200));
/** A fact that a ruleset brings itself; the pattern holds what the type says. */
export const ownFactType = v.pipe(
  v.string(),
  v.regex(/^own-[a-z0-9-]{1,40}(\.[a-z-]{1,20})?$/),
) as unknown as v.GenericSchema<OwnFactType>;
const plainValue = v.union([
  text,
  v.pipe(v.number(), v.integer(), v.minValue(-999_999), v.maxValue(999_999)),
  v.boolean(),
  v.null(),
]);
/**
 * What a fact of a ruleset says: plain JSON by key, two levels deep. A text in it that has the form of a
 * seat names one, as a value or as a key.
 */
export const ownData = v.record(
  id,
  v.union([plainValue, v.pipe(v.array(plainValue), v.maxLength(99)), v.record(id, plainValue)]),
) as unknown as v.GenericSchema<OwnData>;
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
export const change = v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999));
export const maybe = <T extends v.GenericSchema>(schema: T) => v.optional(schema);
export const seats = v.pipe(v.array(seat), v.maxLength(16));
/** The two players of a deal. */
export const parties = v.tuple([seat, seat]);
export const pools = v.object({ tactic: change, fleet: change, strategy: change });
/** Where points come from: the throne of a player who plays, a card by its id, or typed words. */
export const source = v.variant('kind', [
  v.object({ kind: v.literal('support'), owner: seat }),
  v.object({ kind: v.picklist(CARD_SOURCES), id: maybe(id), name: maybe(text) }),
]);
export type ScoreSource = v.InferOutput<typeof source>;
/** So many cards of one noun as a table can have. */
const listOf = <T>(schema: v.GenericSchema<T>) => v.pipe(v.array(schema), v.maxLength(99));
export const ids = listOf(id);
export const attachments = listOf(attachment);
export const planets = listOf(planet);
/** What an agenda can come to (LRR 1.2 8.8-8.11); `typed` is what no list of ours knows. */
export const outcome = v.variant('kind', [
  v.object({ kind: v.literal('side'), side: v.picklist(SIDES) }),
  v.object({ kind: v.literal('seat'), seat }),
  v.object({ kind: v.literal('planet'), planet }),
  v.object({ kind: v.literal('law'), law }),
  v.object({ kind: v.literal('card'), card: id }),
  v.object({ kind: v.literal('typed'), text }),
]);
export type Outcome = v.InferOutput<typeof outcome>;
/** What a component action plays (LRR 1.2 22.1, LRR PoK 22.1). */
export const played = v.variant('kind', [
  v.object({ kind: v.literal('action-card'), card: id }),
  v.object({ kind: v.literal('leader'), leader }),
  v.object({ kind: v.literal('relic'), relic }),
  v.object({ kind: v.literal('technology'), technology }),
  v.object({ kind: v.literal('breakthrough'), breakthrough: id }),
  v.object({ kind: v.literal('note'), note: noteId, owner: seat }),
  v.object({ kind: v.literal('ability'), ability: id }),
  v.object({ kind: v.literal('typed'), text }),
]);
export type PlayedCard = v.InferOutput<typeof played>;
/** What a payment is for; `null` where the table did not say. */
export const purpose = v.variant('kind', [
  v.object({ kind: v.literal('objective'), objective }),
  v.object({ kind: v.literal('technology'), technology }),
  v.object({ kind: v.literal('card'), card: id }),
  v.object({ kind: v.literal('custodians') }),
  v.object({ kind: v.literal('production') }),
  v.object({ kind: v.literal('expedition'), part: id }),
  v.object({ kind: v.literal('typed'), text }),
]);
/** The same person in every game, whatever seat and name they have; ids are made by the app. */
const person = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,64}$/));
/** Boxes in play; which there are, the rulesets know (record/known-rules.ts). */
export const boxes = v.pipe(v.array(id), v.maxLength(32));
export const fragments = v.object(
  Object.fromEntries(FRAGMENTS.map((kind) => [kind, count])) as Record<
    (typeof FRAGMENTS)[number],
    typeof count
  >,
);
/** What one side of a transaction gives. */
export const tradingSide = v.object({
  seat,
  goods: count,
  commodities: count,
  fragments: maybe(v.partial(fragments)),
  note: maybe(text),
});
export const fragmentChanges = v.partial(
  v.object(
    Object.fromEntries(FRAGMENTS.map((kind) => [kind, change])) as Record<
      (typeof FRAGMENTS)[number],
      typeof change
    >,
  ),
);
export const lines = v.pipe(v.array(v.object({ seat, points: change })), v.maxLength(16));

/** What a ruleset answers where the round asks it; what is left out is answered as in every game. */
export const answers = v.object({
  direction: v.picklist(DIRECTIONS),
  scoring: v.picklist(SCORING_ORDERS),
  ending: v.picklist(ENDINGS),
  victory: v.picklist(VICTORIES),
  totals: v.pipe(
    v.array(v.object({ while: v.picklist(TOTAL_CONDITIONS), points: change })),
    v.maxLength(9),
  ),
  ties: maybe(v.picklist(TIES)),
  floor: maybe(v.picklist(FLOORS)),
  bonus: maybe(v.picklist(BONUSES)),
  secondStage: maybe(v.picklist(SECOND_STAGES)),
  ballots: maybe(v.picklist(BALLOTS)),
});

export const settings = v.object({
  goal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  cardsEach: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  depth: v.picklist(DEPTHS),
  clock: v.picklist(CLOCKS),
  /** Null where there is no limit. */
  tokenTotal: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(40))),
  secretLimit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  publicObjectives: v.object({ stage1: count, stage2: count }),
  agendasPerRound: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  endAfterRound: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  playOn: v.boolean(),
  /** Whether the game ends where no public objective is left to reveal; left out, it does. */
  objectivesEnd: maybe(v.boolean()),
  /** Secrets drawn at setup, of which each player keeps one. */
  secretsDrawn: maybe(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5))),
  startingTokens: maybe(v.object({ tactic: count, fleet: count, strategy: count })),
  /** The setup that the table was laid with; `changed` where the table plays by other rules than it says. */
  setup: maybe(
    v.variant('kind', [
      v.object({ kind: v.literal('preset'), preset: id, changed: maybe(v.literal(true)) }),
      v.object({ kind: v.literal('own'), name: text, changed: maybe(v.literal(true)) }),
    ]),
  ),
  /** Small gains that are not offered. */
  gainsAway: maybe(ids),
  /** Options of the ruleset that the table plays with. */
  options: maybe(ids),
});

/** What the person, the faction and the colour in a seat decide. */
export const profile = {
  name: text,
  faction: v.nullable(faction),
  colour: v.picklist(COLOURS),
  commodityLimit: count,
  traits: v.array(v.picklist(TRAITS)),
  statusTokens: count,
  initiativeToken: v.nullable(count),
  freeFollows: v.array(card),
  homePlanets: planets,
  /** Null for a guest of this game. */
  person: v.nullable(person),
};
/** Balances of a seat; null is unknown. */
export const balances = {
  tactic: v.nullable(count),
  fleet: v.nullable(count),
  strategy: v.nullable(count),
  board: v.nullable(count),
  goods: v.nullable(count),
  commodities: v.nullable(count),
  secrets: v.nullable(count),
};
/** What a seat owns; null is unknown. */
export const holdings = {
  planets: v.nullable(planets),
  technologies: v.nullable(listOf(technology)),
  actionCards: v.nullable(count),
  fragments: v.nullable(fragments),
  relics: v.nullable(listOf(relic)),
  leaders: v.nullable(v.record(id, v.picklist(LEADER_STATES))),
  notes: v.nullable(listOf(v.object({ note: noteId, owner: seat }))),
};
export const agenda = {
  agenda: law,
  name: maybe(text),
  kind: v.picklist(AGENDA_TYPES),
  election: v.picklist(ELECTIONS),
};
/** Who sits at the table, with what each has to begin with. */
export const players = v.pipe(
  v.array(v.object({ seat, ...profile, ...balances, ...holdings })),
  v.minLength(2),
  v.maxLength(8),
);

/** Mandatory gains of a primary: left out knowingly, and those of which nothing was said. */
const gainsMissed = {
  left: v.array(v.picklist(PRIMARY_GAINS)),
  unsaid: v.array(v.picklist(PRIMARY_GAINS)),
};

/** A prediction; `once` where its player makes it once in an agenda phase. */
export const prediction = {
  seat,
  outcome,
  rider,
  barsVote: v.boolean(),
  once: maybe(v.boolean()),
};

/** The end of a primary; `tactical` where a tactical action was part of it. */
export const primaryResolved = {
  seat,
  card,
  ...gainsMissed,
  tactical: maybe(v.boolean()),
  /** The option of the card that was chosen, by its key. */
  option: maybe(id),
};

/** What a phase keeps in which the position is set by hand. */
export const keptWithin = v.object({ passed: seats, secondaries: listOf(card), voted: seats });

/** The one ending that the table sets aside: why the game ended, and who stood at the goal then. */
export const aside = v.object({ reason: v.picklist(END_REASONS), seats });
/**
 * Told after the end, as a correction or as one more fact of the act that ended the game: with it the end
 * is judged anew. Older records leave it out, and their end stays.
 */
export const rejudges = maybe(v.literal(true));

/** What an objective has to be held by, where its points last no longer than that. */
export const standing = v.variant('kind', [
  v.object({ kind: v.literal('planets'), count, outsideHome: v.boolean() }),
  v.object({ kind: v.literal('relic'), relic }),
  v.object({ kind: v.literal('law'), law }),
]);
export type StandingCondition = v.InferOutput<typeof standing>;

/** A planet of a typed home system, with its values. */
const typedPlanet = v.object({ planet, name: text, resources: count, influence: count });

export const typedFaction = v.object({
  faction,
  name: text,
  commodities: count,
  planets: v.pipe(v.array(typedPlanet), v.maxLength(9)),
  /** Technologies that it starts with. */
  technologies: ids,
  /** What its two trade contracts are worth, in a game with agreements. */
  contracts: maybe(v.tuple([count, count])),
});

/** It takes the place of the printed card with its initiative number, or lies beside the others. */
const typedStrategyCard = v.object({
  card,
  name: text,
  initiative: count,
  /** Strategy tokens that its secondary costs. */
  cost: count,
});

/** All cards that a table plays with and no box lists. */
export const typedCards = v.object({
  factions: maybe(v.pipe(v.array(typedFaction), v.maxLength(8))),
  strategyCards: maybe(v.pipe(v.array(typedStrategyCard), v.maxLength(20))),
});

export type TypedPlanet = v.InferOutput<typeof typedPlanet>;
export type TypedFaction = v.InferOutput<typeof typedFaction>;
export type TypedStrategyCard = v.InferOutput<typeof typedStrategyCard>;
export type TypedCards = v.InferOutput<typeof typedCards>;

/** What an objective of the table's own asks for, as far as it is judged: at least so many of these. */
export const requirement = v.object({
  of: v.picklist(REQUIREMENTS),
  atLeast: v.pipe(count, v.minValue(1)),
});
export type Requirement = v.InferOutput<typeof requirement>;

export const publicObjective = v.object({
  stage: v.nullable(v.picklist([1, 2])),
  points: change,
  phase: v.picklist(OBJECTIVE_PHASES),
  name: maybe(text),
  requirement: maybe(requirement),
});
/** What a ruleset says of an objective that lies open, where there is more to it than its points. */
export const openObjective = {
  /** Its points are lost as soon as this does not hold any more. */
  standing: maybe(standing),
  /** How the card ends the game by itself. */
  ends: maybe(v.picklist(CARD_ENDS)),
  /** The one player who may score it. */
  by: maybe(seat),
};

export const fact = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.object({ type: v.literal(type), ...entries });
