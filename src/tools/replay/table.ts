/** The whole table at the head of a timeline: plain JSON, ids alone, null where nothing is tracked. */
import type { Game } from '$lib/core/game.ts';
import { initiativeOrder } from '$lib/core/order.ts';
import type { Timeline } from '$lib/core/engine/timeline.ts';
import type { GameView } from '$lib/core/queries/game-view.ts';
import { houseLabel } from '$lib/core/queries/house-rules.ts';
import type { Ruleset } from '$lib/core/ruleset.ts';
import { rulesetFor } from '$lib/rulesets/compose.ts';
import { ledgerOf, objectiveRows, type InputLineOf } from './ledger.ts';
import { loosePlanetRows, seatRow } from './seats.ts';
import { actionRow, agendaRow, statusRow, strategyRow } from './steps.ts';
import type { ReplayTable } from './table-schema.ts';

/** The settings, in the order of their schema. */
function settingsRow({ settings }: Game): ReplayTable['settings'] {
  const { goal, cardsEach, depth, clock, tokenTotal, secretLimit, publicObjectives } = settings;
  const { stage1, stage2 } = publicObjectives;
  const { agendasPerRound, endAfterRound, playOn, gainsAway = [] } = settings;
  const { objectivesEnd = true, secretsDrawn = 1, startingTokens, setup } = settings;
  return {
    goal,
    cardsEach,
    depth,
    clock,
    tokenTotal,
    secretLimit,
    publicObjectives: { stage1, stage2 },
    agendasPerRound,
    endAfterRound,
    playOn,
    objectivesEnd,
    secretsDrawn,
    startingTokens: startingTokens ? { ...startingTokens } : null,
    setup: setup ? { ...setup } : null,
    gainsAway: [...gainsAway],
  };
}

/** The parts of the expedition, in printed order (R-TE-02). */
function expeditionRows({ expedition = {} }: Game, ruleset: Ruleset): ReplayTable['expedition'] {
  if (!ruleset.expedition) return null;
  const parts = Object.keys(ruleset.expedition.parts);
  return parts.map((part) => ({ part, by: expedition[part] ?? null }));
}

/**
 * The table at the head of a timeline, of which `view` is the document; `inputLineOf` names the line of
 * the input that brought an entry.
 * The keys always stand in the same order, so that two documents can be compared as text.
 */
export function tableOf(timeline: Timeline, view: GameView, inputLineOf: InputLineOf): ReplayTable {
  const game = timeline.head.context;
  const ruleset = rulesetFor(game);
  const { cards } = ruleset;
  const ledger = ledgerOf(timeline, inputLineOf);
  return {
    settings: settingsRow(game),
    house: houseLabel(game, ruleset)?.rules.map(({ rule }) => rule) ?? null,
    answers: { ...game.answers, totals: game.answers.totals.map((row) => ({ ...row })) },
    speaker: game.speaker || null,
    seating: view.seating,
    initiativeOrder: initiativeOrder(game),
    aside: { reasons: [...(game.aside?.reasons ?? [])], seats: [...(game.aside?.seats ?? [])] },
    ...(game.agreements ? { agreements: game.agreements } : {}),
    ...(game.waiting ? { waiting: [...game.waiting] } : {}),
    ...(game.remembered ? { remembered: game.remembered } : {}),
    ...(game.typed ? { typed: game.typed } : {}),
    custodians: { removed: game.custodians.removed, by: game.custodians.by },
    mecatol: game.mecatol,
    strategyCards: view.strategyCards,
    laws: view.laws,
    objectives: objectiveRows(game, ruleset, ledger),
    ledger,
    seats: game.seating.map((seat) => seatRow(game, cards, seat)),
    loosePlanets: loosePlanetRows(game),
    expedition: expeditionRows(game, ruleset),
    purged: [...game.purged],
    exhausted: (game.exhausted ?? []).map(({ seat, kind, id }) => ({ seat, kind, id })),
    debts: game.debts.map(({ seat, card, round, tokens, to }) => ({
      seat,
      card,
      round,
      tokens,
      to,
    })),
    deals: (game.deals ?? []).map(({ deal, seats, text, until, settled }) => ({
      deal,
      seats,
      text,
      until,
      settled,
    })),
    attested: game.attested.map(({ seat, question, answer }) => ({ seat, question, answer })),
    strategy: strategyRow(game),
    action: actionRow(game, ruleset),
    status: statusRow(game),
    agenda: agendaRow(game),
  };
}
