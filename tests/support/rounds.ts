/** Short ways to the moment that a test is about, all by accepted commands. */
import * as agenda from '../../src/lib/core/commands/agenda.ts';
import { answerScoring, revealObjective } from '../../src/lib/core/commands/objectives.ts';
import { finishSteps } from '../../src/lib/core/commands/status.ts';
import * as strategic from '../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary, type PrimaryChoices } from '../../src/lib/core/commands/primary.ts';
import { takeStrategicAction } from '../../src/lib/core/commands/whole-turns.ts';
import { chooseStrategyCard } from '../../src/lib/core/commands/strategy-cards.ts';
import { placeUsualTokens } from '../../src/lib/core/commands/tokens.ts';
import * as turns from '../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../src/lib/core/game.ts';
import { readiedCards } from '../../src/lib/core/rules/turns.ts';
import { Table, type NewTable } from './table.ts';
import { NO_SEAT } from '../../src/lib/core/vocabulary.ts';

/** Strategy cards by the seat that is to take them. */
export type Wanted = Record<Seat, string[]>;

/** Everyone picks: the wanted cards, else the lowest that no one else wants. */
export function pickAll(table: Table, wanted: Wanted = {}): Table {
  const left = structuredClone(wanted);
  while (table.at === 'strategy.pick') {
    const seat = table.active ?? NO_SEAT;
    const reserved = Object.values(left).flat();
    const free = Object.keys(table.game.strategyCards).filter(
      (card) => table.game.strategyCards[card]?.holder === null,
    );
    const card = left[seat]?.shift() ?? free.find((other) => !reserved.includes(other)) ?? '';
    table.do(chooseStrategyCard, { seat, card });
  }
  return table;
}

/** A new game after its picks: the first turn of the action phase. */
export function atFirstTurn(options: NewTable = {}, wanted: Wanted = {}): Table {
  return pickAll(Table.start(options), wanted);
}

/** Component turns until it is this seat's turn. */
export function turnOf(table: Table, seat: Seat): Table {
  for (let i = 0; i < 40 && table.active !== seat; i++) {
    table.do(turns.takeComponentTurn, { seat: table.active ?? NO_SEAT });
  }
  if (table.active !== seat) throw new Error(`${seat} gets no turn`);
  return table;
}

/** What a primary gives is left out, unless a test says otherwise. */
const NOTHING: PrimaryChoices = { tokens: null, speaker: null };

/** A seat plays a card and resolves it as told: its secondary waits for the others. */
export function openCard(
  table: Table,
  seat: Seat,
  card: string,
  choices: PrimaryChoices = {},
): Table {
  turnOf(table, seat).do(strategic.playStrategyCard, { seat, card });
  return table.do(resolvePrimary, { seat, card, ...NOTHING, ...choices });
}

/** A seat plays a card, resolves it as told, no one follows, and its turn ends. */
export function playCard(
  table: Table,
  seat: Seat,
  card: string,
  choices: PrimaryChoices = {},
): Table {
  openCard(table, seat, card, choices);
  if (table.game.result) return table;
  table.do(strategic.declineRest, { card });
  return table.do(turns.endTurn, { seat });
}

/** Every card left is played in one tap, then everyone passes. */
export function passEverybody(table: Table): Table {
  while (table.at === 'action.turn') {
    const seat = table.active ?? NO_SEAT;
    const [card] = readiedCards(table.game, seat);
    if (card) table.do(takeStrategicAction, { seat, card });
    else table.do(turns.passTurn, { seat });
  }
  return table;
}

/** A new game at the score step of its first round. */
export function atScoring(options: NewTable = {}, wanted: Wanted = {}): Table {
  return passEverybody(atFirstTurn(options, wanted));
}

/** Everyone who has not answered scores nothing. */
export function answerAll(table: Table): Table {
  while (table.at === 'status.score') table.do(answerScoring, { seat: table.active ?? NO_SEAT });
  return table;
}

/** The next public objective in printed order that may be turned up. */
export function nextObjective(table: Table): string {
  const { objectives, settings } = table.game;
  const ones = objectives.filter((card) => card.stage === 1).length;
  const due = ones < settings.publicObjectives.stage1 ? 1 : 2;
  const found = Object.entries(table.referee.ruleset.objectives).find(
    ([id, facts]) => facts.stage === due && !objectives.some((card) => card.id === id),
  );
  return found?.[0] ?? '';
}

/** A started game at the step that gives tokens (LRR PoK 81.5). */
export function atTokens(table: Table): Table {
  answerAll(passEverybody(pickAll(table)));
  table.do(revealObjective, { objective: nextObjective(table) });
  return table.do(finishSteps, { step: 'draw' });
}

/** The status phase from where it stands to its end, with nothing decided. */
export function finishStatus(table: Table): Table {
  answerAll(table);
  if (table.at === 'status.reveal') table.do(revealObjective, { objective: nextObjective(table) });
  if (table.at === 'status.draw') table.do(finishSteps, { step: 'draw' });
  if (table.at === 'status.tokens') table.do(placeUsualTokens, {});
  if (table.at === 'status.ready') table.do(finishSteps, { step: 'ready' });
  return table;
}

/** A whole round with nothing decided, agendas resolved by the table's word. */
export function playRound(table: Table, wanted: Wanted = {}): Table {
  finishStatus(passEverybody(pickAll(table, wanted)));
  for (let slot = 1; table.at === 'agenda.reveal'; slot++) {
    const name = slot === 1 ? 'arms-reduction' : 'economic-equality';
    table.do(agenda.revealAgenda, { agenda: name });
    table.do(agenda.resolveAgenda, { outcome: 'against', decidedBy: 'table' });
  }
  return table.at === 'agenda.ready' ? table.do(agenda.readyPlanets, {}) : table;
}

/** A new game at the reveal of the first agenda of its first round. */
export function atAgenda(options: NewTable = {}, wanted: Wanted = {}): Table {
  const table = atFirstTurn(options, wanted);
  table.do(turns.takeCustodians, { seat: table.active ?? NO_SEAT });
  return finishStatus(passEverybody(table));
}

/** A new game in the vote on this agenda. */
export function atVote(agendaId: string, options: NewTable = {}): Table {
  return atAgenda(options).do(agenda.revealAgenda, { agenda: agendaId });
}
