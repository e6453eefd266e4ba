/**
 * Transcripts in table language: one sentence per act, each recorded as the app would record it.
 * `… : refused CODE` expects a refusal and records nothing, `… : overruled CODE` records it anyway.
 * A line that begins with `=` says what must hold (see transcript-checks.ts).
 */
import * as agenda from '../../src/lib/core/commands/agenda.ts';
import type { Command } from '../../src/lib/core/commands/command.ts';
import * as corrections from '../../src/lib/core/commands/corrections.ts';
import * as laws from '../../src/lib/core/commands/laws.ts';
import * as objectives from '../../src/lib/core/commands/objectives.ts';
import * as status from '../../src/lib/core/commands/status.ts';
import * as strategic from '../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary, type PrimaryChoices } from '../../src/lib/core/commands/primary.ts';
import { takeStrategicAction } from '../../src/lib/core/commands/whole-turns.ts';
import * as cards from '../../src/lib/core/commands/strategy-cards.ts';
import * as tokens from '../../src/lib/core/commands/tokens.ts';
import * as turns from '../../src/lib/core/commands/turns.ts';
import type { GameEvent } from '../../src/lib/core/events.ts';
import type { Seat } from '../../src/lib/core/game.ts';
import type { CombatKind, StatusStep, TokenPlace } from '../../src/lib/core/vocabulary.ts';
import type { Table } from './table.ts';
import { check, seatOf, type Check } from './transcript-checks.ts';

type Said = Record<string, string>;
export type Verb = [RegExp, (table: Table, said: Said) => GameEvent[]];

const seatsOf = (table: Table, names: string) =>
  names.split(/, | and /).map((name) => seatOf(table, name));

export function run<A>(table: Table, command: Command<A>, args: A): GameEvent[] {
  return command(table.game, table.referee.ruleset, args);
}

/** `for`, `against`, a player, or whatever the card elects. */
function outcomeOf(table: Table, words: string): string {
  const named = Object.values(table.game.players).find((player) => player.name === words);
  return named?.seat ?? words;
}

/** A sentence: `WHO` is a player, `CARD` an id, other capitals are captured under their name. */
export function verb(sentence: string, facts: (table: Table, said: Said) => GameEvent[]): Verb {
  const pattern = sentence.replace(/\b([A-Z]{2,})\b/g, (_, name: string) => {
    const kinds: Record<string, string> = {
      NUMBER: '\\d+',
      NAMES: '.+',
      OUTCOME: '.+',
      WHAT: '.+',
    };
    return `(?<${name}>${kinds[name] ?? '[\\w-]+'})`;
  });
  return [new RegExp(`^${pattern}$`), facts];
}

/** An act of one player that needs nothing else. */
function act<A extends { seat: Seat }>(sentence: string, command: Command<A>, args?: object): Verb {
  return verb(sentence, (table, said) => {
    const seat = seatOf(table, said['WHO'] ?? '');
    const rest = said['CARD'] === undefined ? {} : { card: said['CARD'] };
    return run(table, command, { seat, ...rest, ...args } as unknown as A);
  });
}

const CHOICES: Record<string, (table: Table, words: string) => PrimaryChoices> = {
  naming: (table, words) => ({ speaker: seatOf(table, words) }),
  scoring: (_, words) => ({ objective: words }),
  drawing: () => ({ secret: true }),
  freeing: (table, words) => ({ freed: seatsOf(table, words) }),
  placing: (table, words) => ({
    placements: words.split(', ').map((pair) => {
      const [name = '', from] = pair.split(' from ');
      return { seat: seatOf(table, name), from: from as TokenPlace };
    }),
  }),
};

const VERBS: Verb[] = [
  act('WHO picks nothing', cards.skipPick),
  act('WHO picks CARD', cards.chooseStrategyCard),
  act('WHO puts CARD back', cards.putCardBack),
  verb('ONE and OTHER are swapped', (table, { ONE = '', OTHER = '' }) =>
    run(table, cards.swapCards, { cards: [ONE, OTHER] }),
  ),
  act('WHO plays CARD', strategic.playStrategyCard),
  verb('WHO resolves CARD(?: by HOW WHAT)?', (table, { WHO = '', CARD = '', HOW, WHAT }) => {
    const choices = HOW ? CHOICES[HOW]?.(table, WHAT ?? '') : {};
    return run(table, resolvePrimary, {
      seat: seatOf(table, WHO),
      card: CARD,
      tokens: null,
      speaker: null,
      ...choices,
    });
  }),
  act('WHO follows CARD', strategic.followSecondary),
  act('WHO declines CARD', strategic.declineSecondary),
  verb('nobody else follows CARD', (table, { CARD = '' }) =>
    run(table, strategic.declineRest, { card: CARD }),
  ),
  act('WHO takes CARD in one tap', takeStrategicAction),
  act('WHO ends the turn', turns.endTurn),
  act('WHO ends the turn with the card readied', turns.endTurn, { keepReadied: true }),
  act('WHO may act again', turns.grantAction),
  act('WHO takes a tactical action', turns.takeTacticalAction),
  act('WHO takes a tactical turn', turns.takeTacticalTurn),
  act('WHO takes a component action', turns.takeComponentAction),
  act('WHO takes a component turn', turns.takeComponentTurn),
  act('WHO cancels the action', turns.cancelComponentAction),
  act('WHO passes', turns.passTurn),
  verb('WHO wins a COMBAT combat', (table, { WHO = '', COMBAT }) =>
    run(table, turns.winCombat, { seat: seatOf(table, WHO), combat: COMBAT as CombatKind }),
  ),
  act('WHO takes the custodians token', turns.takeCustodians),
  act('WHO holds Mecatol Rex', turns.holdMecatol),
  act('WHO loses a home planet', turns.setHome, { controlled: false }),
  act('WHO regains the home planets', turns.setHome, { controlled: true }),
  verb('WHO scores ID(?: in the SLOT slot)?(?<done> and is done)?', (table, said) =>
    run(table, objectives.scoreObjective, {
      seat: seatOf(table, said['WHO'] ?? ''),
      objective: said['ID'] ?? '',
      slot: said['SLOT'] as never,
      done: said['done'] !== undefined,
    }),
  ),
  act('WHO is done scoring', objectives.answerScoring),
  verb('ID is turned up', (table, { ID = '' }) =>
    run(table, objectives.revealObjective, { objective: ID }),
  ),
  act('WHO draws a secret', objectives.drawSecret),
  act('WHO returns a secret', objectives.returnSecret),
  verb('WHO makes ID public by law', (table, { WHO = '', ID = '' }) =>
    run(table, objectives.publishObjective, { objective: ID, owner: seatOf(table, WHO) }),
  ),
  verb('LAW pays NAMES NUMBER', (table, { LAW = '', NAMES = '', NUMBER }) =>
    run(table, objectives.scorePoints, {
      lines: seatsOf(table, NAMES).map((seat) => ({ seat, points: Number(NUMBER) })),
      source: { kind: 'law', id: LAW },
    }),
  ),
  verb('the steps from STEP are ticked(?<alone> alone)?', (table, { STEP, alone }) =>
    run(table, status.finishSteps, { step: STEP as StatusStep, only: alone !== undefined }),
  ),
  verb('the steps from STEP are ticked, NAMES keeps cards', (table, { STEP, NAMES = '' }) =>
    run(table, status.finishSteps, { step: STEP as StatusStep, kept: seatsOf(table, NAMES) }),
  ),
  verb('the usual tokens are placed', (table) => run(table, tokens.placeUsualTokens, {})),
  verb('WHO captures a token of OTHER', (table, { WHO = '', OTHER = '' }) =>
    run(table, tokens.captureToken, { by: seatOf(table, WHO), from: seatOf(table, OTHER) }),
  ),
  verb('WHO gives OTHER the initiative token', (table, { WHO = '', OTHER = '' }) =>
    run(table, tokens.giveInitiativeToken, { from: seatOf(table, WHO), to: seatOf(table, OTHER) }),
  ),
  verb('ID is revealed', (table, { ID = '' }) => run(table, agenda.revealAgenda, { agenda: ID })),
  verb('ID replaces it', (table, { ID = '' }) => run(table, agenda.replaceAgenda, { agenda: ID })),
  verb('WHO casts NUMBER for OUTCOME', (table, { WHO = '', NUMBER, OUTCOME = '' }) =>
    run(table, agenda.castVotes, {
      seat: seatOf(table, WHO),
      outcome: outcomeOf(table, OUTCOME),
      votes: Number(NUMBER),
    }),
  ),
  act('WHO abstains', agenda.castVotes, { outcome: null, votes: 0 }),
  verb('the order of votes is NAMES', (table, { NAMES = '' }) =>
    run(table, agenda.changeVotingOrder, { order: seatsOf(table, NAMES) }),
  ),
  verb('WHO predicts OUTCOME with RIDER', (table, { WHO = '', OUTCOME = '', RIDER = '' }) =>
    run(table, agenda.predict, {
      seat: seatOf(table, WHO),
      outcome: outcomeOf(table, OUTCOME),
      rider: RIDER,
    }),
  ),
  verb('the outcome is OUTCOME', (table, { OUTCOME = '' }) =>
    run(table, agenda.resolveAgenda, { outcome: outcomeOf(table, OUTCOME) }),
  ),
  verb('the table says OUTCOME', (table, { OUTCOME = '' }) =>
    run(table, agenda.resolveAgenda, { outcome: outcomeOf(table, OUTCOME), decidedBy: 'table' }),
  ),
  verb('WHO is paid for RIDER', (table, { WHO = '', RIDER = '' }) =>
    run(table, agenda.payRider, { seat: seatOf(table, WHO), rider: RIDER }),
  ),
  verb('the law LAW is discarded', (table, { LAW = '' }) =>
    run(table, laws.discardLaw, { law: LAW }),
  ),
  verb('the planets are readied', (table) => run(table, agenda.readyPlanets, {})),
  verb('WHO makes OTHER the speaker', (table, { OTHER = '' }) =>
    run(table, agenda.nameSpeaker, { seat: seatOf(table, OTHER) }),
  ),
  act('WHO is eliminated', corrections.eliminatePlayer),
  act('WHO leaves the table', corrections.leaveTable),
  act('WHO comes back', corrections.returnToTable),
];

function factsOf(table: Table, sentence: string, more: readonly Verb[]): GameEvent[] {
  for (const [pattern, facts] of [...more, ...VERBS]) {
    const match = pattern.exec(sentence);
    if (match) return facts(table, { ...match.groups });
  }
  throw new Error(`nobody says that: ${sentence}`);
}

/** Plays a transcript, line by line; with verbs and checks of a game beside those of every game. */
export function play(
  table: Table,
  transcript: string,
  more: { verbs?: readonly Verb[]; checks?: readonly Check[] } = {},
): Table {
  for (const line of transcript.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    if (line.startsWith('=')) {
      check(table, line.slice(1).trim(), more.checks);
      continue;
    }
    const [sentence = '', expected] = line.split(/\s+: /);
    const facts = factsOf(table, sentence, more.verbs ?? []);
    const [how, code = null] = expected?.split(' ') ?? [];
    const refusal = table.refusalOf(facts);
    if (refusal !== code) {
      throw new Error(`"${line}" at ${table.at}: ${refusal ?? 'accepted'}`);
    }
    if (how !== 'refused') table.take(facts);
  }
  return table;
}
