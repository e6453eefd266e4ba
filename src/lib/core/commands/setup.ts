/** The verb that lays the table (LRR 1.2 19.1, 26, 52.13; LRR PoK 61.13, 80.5, 83.5, 84.1). */
import * as v from 'valibot';
import { STANDARD } from '../rule-variants.ts';
import { NO_FRAGMENTS } from '../cards.ts';
import type { EventOf, GameEvent } from '../events.ts';
import type { Seat } from '../game.ts';
import type { Settings } from '../settings.ts';
import type { Ruleset } from '../ruleset.ts';
import { yetToKeep } from '../step.ts';
import { withTyped } from '../rules/typed-ruleset.ts';
import type { Depth } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';
import { profileOf } from './profile.ts';
import { revealFact } from './reveal.ts';

const ofSetup = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  expansions: arg.boxes,
  /** Clockwise. Seat ids are s1, s2 … in this order. */
  seats: v.pipe(
    v.array(
      v.object({
        name: arg.text,
        faction: arg.profile.faction,
        colour: arg.profile.colour,
        /** Technologies chosen at setup, beside those that the faction starts with. */
        technologies: v.optional(arg.ids),
        /** Planets of the home system where the faction chooses it. */
        homePlanets: v.optional(arg.ids),
      }),
    ),
    v.minLength(2),
    v.maxLength(8),
  ),
  /** Index into `seats`. */
  speaker: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  objectives: v.pipe(
    v.array(
      v.object({
        objective: arg.id,
        /** The rest is for a card that the ruleset does not know. */
        name: arg.maybeText,
        /** Of which stage such a card is; left out, I. */
        stage: v.optional(v.picklist([1, 2])),
        points: v.optional(arg.count),
        requirement: v.optional(arg.requirement),
      }),
    ),
    v.maxLength(20),
  ),
  settings: v.optional(v.partial(arg.settings)),
  /** Cards that the table plays with and no box lists. */
  typed: v.optional(arg.typedCards),
  /** Says that the number of players is a house setup, where the boxes are for another one. */
  house: v.optional(v.boolean()),
});
export type SetUpArgs = v.InferInput<typeof ofSetup>;
export type SeatSetup = SetUpArgs['seats'][number];

/** What the ruleset answers where the round asks it, as it is recorded. */
function answersOf({ answers }: Ruleset): EventOf<'game.created'>['answers'] {
  const { totals = STANDARD.totals, ...said } = answers;
  const { direction, scoring, ending, victory } = STANDARD;
  return {
    direction,
    scoring,
    ending,
    victory,
    ...said,
    totals: totals.map((row) => ({ ...row })),
  };
}

/** Settings of a new game: the defaults of the ruleset, then the table's wishes. */
export function settingsOf(
  ruleset: Ruleset,
  players: number,
  wishes: Partial<Settings> = {},
): Settings {
  const { stage1 = 0, stage2 = 0 } = ruleset.publicObjectives ?? {};
  return {
    goal: ruleset.questions.goal?.(players) ?? ruleset.goals[0] ?? 10,
    cardsEach: ruleset.questions.cardsEach(players),
    depth: 'standard',
    clock: 'count',
    tokenTotal: ruleset.tokens.total,
    secretLimit: ruleset.scoring.secretLimit,
    publicObjectives: { stage1, stage2 },
    agendasPerRound: ruleset.agendasPerRound ?? 0,
    endAfterRound: null,
    playOn: false,
    ...(ruleset.questions.secretsDrawn
      ? { secretsDrawn: ruleset.questions.secretsDrawn(players) }
      : {}),
    ...wishes,
  };
}

const UNKNOWN_HOLDINGS = {
  planets: null,
  technologies: null,
  actionCards: null,
  fragments: null,
  relics: null,
  leaders: null,
  notes: null,
};

/** What a seat owns at the start, as far as the depth tracks it; unknown without a faction. */
function openingHoldings(ruleset: Ruleset, row: SeatSetup, depth: Depth) {
  const facts = row.faction === null ? null : (ruleset.factions[row.faction] ?? null);
  if (depth === 'essentials' || facts === null) return UNKNOWN_HOLDINGS;
  const homePlanets = row.homePlanets ?? facts.homePlanets;
  const owned = {
    ...UNKNOWN_HOLDINGS,
    homePlanets,
    planets: homePlanets,
    technologies: [...facts.startingTechnologies, ...(row.technologies ?? [])],
  };
  return depth === 'full'
    ? {
        ...owned,
        actionCards: 0,
        fragments: { ...NO_FRAGMENTS },
        relics: [],
        leaders: {},
        notes: [],
      }
    : owned;
}

/** Lays the table and starts: game.created, the opening objectives, game.started. */
export const setUpGame = defineCommand({
  summary: 'Lays the table and starts the game.',
  args: ofSetup,
  facts: (_, printed, args) => {
    const ruleset = withTyped(printed, args.typed);
    const settings = settingsOf(ruleset, args.seats.length, args.settings);
    const tracked = settings.depth !== 'essentials';
    const start = settings.startingTokens ?? ruleset.tokens.start;
    const seatId = (index: number): Seat => `s${index + 1}`;
    const less = ruleset.questions.statusTokensLess?.(args.seats.length) ?? 0;
    const players = args.seats.map((row, i) => ({
      seat: seatId(i),
      name: row.name,
      colour: row.colour,
      ...profileOf(ruleset, row.faction, less),
      person: null,
      tactic: tracked ? start.tactic : null,
      fleet: tracked ? start.fleet : null,
      strategy: tracked ? start.strategy : null,
      board: tracked ? 0 : null,
      goods: tracked ? 0 : null,
      commodities: tracked ? 0 : null,
      secrets: tracked ? (settings.secretsDrawn ?? 1) : null,
      ...openingHoldings(ruleset, row, settings.depth),
    }));
    const own = args.typed?.strategyCards ?? [];
    const cards = Object.entries(ruleset.strategyCards)
      .filter(([, { players: counts }]) => counts?.includes(args.seats.length) ?? true)
      // A typed card takes the place of the printed one with its number.
      .filter(([id, { initiative: number }]) =>
        own.every((row) => row.card === id || row.initiative !== number),
      )
      .map(([card, { initiative }]) => ({ card, initiative }));
    const created: GameEvent = {
      type: 'game.created',
      id: args.id,
      ruleset: ruleset.id,
      expansions: args.expansions,
      settings,
      cards,
      players,
      speaker: seatId(args.speaker),
      house: args.house ?? false,
      answers: answersOf(ruleset),
      ...(args.typed ? { typed: args.typed } : {}),
    };
    const reveals = args.objectives.map((card) => revealFact(ruleset, card));
    return [created, ...reveals, { type: 'game.started' }];
  },
});

/** Players keep one of the secrets that each drew at setup, and return the rest (R-SET-03). */
export const keepSecrets = defineCommand({
  summary:
    'These players keep one of the secrets that they drew at setup; left out, all who have not.',
  args: v.object({ seats: v.optional(arg.seats) }),
  facts: (game, _, { seats }) => {
    const returned = Math.max(0, (game.settings.secretsDrawn ?? 1) - 1);
    return [{ type: 'secrets.kept', seats: seats ?? yetToKeep(game), returned }];
  },
});

export const setupCommands = { setUpGame, keepSecrets };
