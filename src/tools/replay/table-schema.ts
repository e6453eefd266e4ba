/** The whole table as the document shows it: ids alone, null where nothing is tracked. */
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
} from '$lib/core/rule-variants.ts';
import {
  id,
  objectiveKind,
  requirement,
  seat,
  settings,
  typedCards,
} from '$lib/core/event-parts.ts';
import { CARD_SOURCES, END_REASONS, OBJECTIVE_PHASES, SCORE_SLOTS } from '$lib/core/vocabulary.ts';
import {
  anySeat,
  exactly,
  ids,
  int,
  maybeInt,
  seats,
  typed,
} from '$lib/core/queries/document-parts.ts';
import { gameViewSchema } from '$lib/core/queries/game-view.ts';
import { planetSchema, seatSchema } from './seats.ts';
import { actionSchema, agendaSchema, statusSchema, strategySchema } from './steps.ts';

/** When something was recorded. */
const when = {
  round: int,
  /** The phase in which it was recorded. */
  phase: v.string(),
  /** Epoch ms. */
  at: v.number(),
  /** Seq of its entry. */
  seq: int,
  /** Line of the input; in a game file the seq. */
  line: int,
};

const answers = exactly({
  direction: v.picklist(DIRECTIONS),
  scoring: v.picklist(SCORING_ORDERS),
  ending: v.picklist(ENDINGS),
  victory: v.picklist(VICTORIES),
  /** What changes a seat's total as long as it holds. */
  totals: v.array(exactly({ while: v.picklist(TOTAL_CONDITIONS), points: int })),
  ties: v.picklist(TIES),
  floor: v.picklist(FLOORS),
  bonus: v.picklist(BONUSES),
  secondStage: v.picklist(SECOND_STAGES),
  ballots: v.picklist(BALLOTS),
});

const objective = exactly({
  objective: id,
  name: typed,
  kind: objectiveKind,
  stage: v.nullable(v.picklist([1, 2])),
  points: int,
  /** Null where the card was typed by hand and nothing more is known. */
  phase: v.nullable(v.picklist(OBJECTIVE_PHASES)),
  /** The round in which it was turned up, 0 before the first; null for a secret. */
  revealed: maybeInt,
  /** Whose scored secret it was, before a law made it public. */
  owner: anySeat,
  /** Turned up by an agenda, beside those of the rounds. */
  extra: v.boolean(),
  /** What it asks for, where the table has typed that; left out where it has not. */
  requirement: v.optional(requirement),
  /** Who has scored it and kept the points, first to last. */
  scoredBy: v.array(exactly({ seat, points: int, ...when })),
});

const ledgerLine = exactly({
  seat,
  points: int,
  /** `id` of a card; `owner` of a support, whose note it is. */
  source: exactly({
    kind: v.picklist([...CARD_SOURCES, 'support']),
    id: v.nullable(id),
    owner: anySeat,
    name: typed,
  }),
  slot: v.nullable(v.picklist(SCORE_SLOTS)),
  /** Whether a secret objective was scored. */
  secret: v.boolean(),
  ...when,
});

const debt = exactly({
  seat,
  card: id,
  round: int,
  tokens: int,
  to: v.picklist(['reinforcements', 'board']),
});

const expeditionPart = exactly({ part: id, by: anySeat });

export const tableSchema = exactly({
  settings: exactly({
    ...settings.entries,
    objectivesEnd: v.boolean(),
    secretsDrawn: int,
    /** Null where they are those of the rules. */
    startingTokens: v.nullable(settings.entries.startingTokens.wrapped),
    /** The setup that the table was laid with. */
    setup: v.nullable(settings.entries.setup.wrapped),
    gainsAway: ids,
  }),
  /** The settings that are not as printed; null in a game without house rules. */
  house: v.nullable(v.array(v.string())),
  /** What the ruleset answers where the round asks it. */
  answers,
  /** Null on a table that was never laid. */
  speaker: anySeat,
  /** Clockwise. */
  seating: seats,
  /** Playing seats by initiative; those without a card follow, clockwise from the speaker. */
  initiativeOrder: seats,
  /** Endings that the table has set aside: reasons, and who stands at the goal without winning by it. */
  aside: exactly({ reasons: v.array(v.picklist(END_REASONS)), seats }),
  /** Open agreements, with what each of the two receives, and what lies there; left out, none. */
  agreements: v.optional(
    v.array(
      exactly({
        agreement: int,
        seats: v.tuple([seat, seat]),
        values: v.tuple([int, int]),
        goods: v.tuple([int, int]),
      }),
    ),
  ),
  /** Who came to the goal after the score step, and waits for the next one; left out, no one. */
  waiting: v.optional(seats),
  /** What steps of the ruleset remember from round to round; left out, nothing. */
  remembered: v.optional(v.record(id, v.record(v.string(), v.unknown()))),
  /** Cards of the table’s own, as they were typed; left out, none. */
  typed: v.optional(typedCards),
  custodians: exactly({ removed: v.boolean(), by: anySeat }),
  /** Who holds Mecatol Rex. */
  mecatol: anySeat,
  strategyCards: gameViewSchema.entries.strategyCards,
  laws: gameViewSchema.entries.laws,
  /** Publics in the order in which they were turned up, then secrets in that of their scores. */
  objectives: v.array(objective),
  /** Every line of points, oldest first. */
  ledger: v.array(ledgerLine),
  /** Clockwise. */
  seats: v.array(seatSchema),
  /** Planets that no seat is known to control, with what lies on them. */
  loosePlanets: v.array(planetSchema),
  /** Who claimed which part, in printed order; null in a game without an expedition. */
  expedition: v.nullable(v.array(expeditionPart)),
  /** Cards that are out of the game. */
  purged: ids,
  /** Technologies, relics and breakthroughs exhausted by a component action since cards were readied. */
  exhausted: v.array(exactly({ seat, kind: id, id })),
  /** Tokens owed for secondaries. */
  debts: v.array(debt),
  /** What two players agreed on for later, settled deals included. */
  deals: v.array(
    exactly({
      deal: v.number(),
      seats: v.tuple([seat, seat]),
      text: v.string(),
      until: v.nullable(v.number()),
      settled: v.boolean(),
    }),
  ),
  /** What the table has said that the app cannot know. */
  attested: v.array(exactly({ seat, question: v.string(), answer: v.boolean() })),
  strategy: v.nullable(strategySchema),
  action: v.nullable(actionSchema),
  status: v.nullable(statusSchema),
  agenda: v.nullable(agendaSchema),
});

export type ReplayTable = v.InferOutput<typeof tableSchema>;
export type ObjectiveRow = v.InferOutput<typeof objective>;
export type LedgerLine = v.InferOutput<typeof ledgerLine>;
