/** What the schemas of several facts share: ids, counts, and what a seat, a card or an agenda has. */
import * as v from 'valibot';
import { DIRECTIONS, ENDINGS, SCORING_ORDERS, TOTAL_CONDITIONS, VICTORIES } from './answers.ts';
import {
  AGENDA_TYPES,
  CLOCKS,
  COLOURS,
  DEPTHS,
  ELECTIONS,
  FRAGMENTS,
  LEADER_STATES,
  OBJECTIVE_KINDS,
  OBJECTIVE_PHASES,
  PHASES,
  PRIMARY_GAINS,
  SCORE_SOURCES,
  STEP_NAMES,
  TRAITS,
  type OwnId,
} from './vocabulary.ts';

export const seat = v.pipe(v.string(), v.regex(/^s\d{1,2}$/));
/** `constructor` is the one id that every plain object answers to. */
export const id = v.pipe(v.string(), v.regex(/^(?!constructor$)[a-z0-9][a-z0-9-]{0,63}$/));
/** A phase, a step or a kind of objective that a ruleset brings itself; the pattern holds what the type says. */
const own = v.pipe(
  v.string(),
  v.regex(/^own-[a-z0-9-]{1,60}$/),
) as unknown as v.GenericSchema<OwnId>;
export const phase = v.union([v.picklist(PHASES), own]);
export const step = v.union([v.picklist(STEP_NAMES), own]);
export const objectiveKind = v.union([v.picklist(OBJECTIVE_KINDS), own]);
export const text = v.pipe(v.string(), v.maxLength(200));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
export const change = v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999));
export const maybe = <T extends v.GenericSchema>(schema: T) => v.optional(schema);
export const seats = v.pipe(v.array(seat), v.maxLength(16));
export const pools = v.object({ tactic: change, fleet: change, strategy: change });
export const source = v.object({
  kind: v.picklist(SCORE_SOURCES),
  id: maybe(id),
  name: maybe(text),
});
export const ids = v.pipe(v.array(id), v.maxLength(99));
/** Boxes in play; which there are, the rulesets know (record/known-rules.ts). */
export const boxes = v.pipe(v.array(id), v.maxLength(32));
export const fragments = v.object(
  Object.fromEntries(FRAGMENTS.map((kind) => [kind, count])) as Record<
    (typeof FRAGMENTS)[number],
    typeof count
  >,
);
export const fragmentChanges = v.partial(
  v.object(
    Object.fromEntries(FRAGMENTS.map((kind) => [kind, change])) as Record<
      (typeof FRAGMENTS)[number],
      typeof change
    >,
  ),
);
export const lines = v.pipe(v.array(v.object({ seat, points: change })), v.maxLength(16));

/** What a ruleset answers where the round asks it; what is left out is the standard. */
export const answers = v.object({
  direction: maybe(v.picklist(DIRECTIONS)),
  scoring: maybe(v.picklist(SCORING_ORDERS)),
  ending: maybe(v.picklist(ENDINGS)),
  victory: maybe(v.picklist(VICTORIES)),
  totals: maybe(
    v.pipe(
      v.array(v.object({ while: v.picklist(TOTAL_CONDITIONS), points: change })),
      v.maxLength(9),
    ),
  ),
});

export const settings = v.object({
  goal: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  cardsEach: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  depth: v.picklist(DEPTHS),
  clock: v.picklist(CLOCKS),
  tokenTotal: v.pipe(v.number(), v.integer(), v.minValue(8), v.maxValue(40)),
  secretLimit: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)),
  publicObjectives: v.object({ stage1: count, stage2: count }),
  agendasPerRound: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  endAfterRound: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))),
  playOn: v.boolean(),
});

/** What the person, the faction and the colour in a seat decide. */
export const profile = {
  name: text,
  faction: v.nullable(id),
  colour: v.picklist(COLOURS),
  commodityLimit: count,
  traits: v.array(v.picklist(TRAITS)),
  statusTokens: count,
  initiativeToken: v.nullable(count),
  freeFollows: v.array(id),
  homePlanets: maybe(ids),
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
/** What a seat owns; null or absent is unknown, as in records from before it was tracked. */
export const holdings = {
  planets: maybe(v.nullable(ids)),
  technologies: maybe(v.nullable(ids)),
  actionCards: maybe(v.nullable(count)),
  fragments: maybe(v.nullable(fragments)),
  relics: maybe(v.nullable(ids)),
  leaders: maybe(v.nullable(v.record(id, v.picklist(LEADER_STATES)))),
  notes: maybe(v.nullable(v.pipe(v.array(v.object({ note: id, owner: seat })), v.maxLength(99)))),
};
export const agenda = {
  agenda: id,
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
export const gainsMissed = {
  left: maybe(v.array(v.picklist(PRIMARY_GAINS))),
  unsaid: maybe(v.array(v.picklist(PRIMARY_GAINS))),
};

/** What a phase keeps in which the position is set by hand; left out, it keeps nothing. */
export const keptWithin = v.object({ passed: seats, secondaries: ids, voted: seats });

export const publicObjective = v.object({
  stage: v.nullable(v.picklist([1, 2])),
  points: change,
  phase: v.picklist(OBJECTIVE_PHASES),
  name: maybe(text),
});

export const fact = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.object({ type: v.literal(type), ...entries });
