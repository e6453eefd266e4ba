/** Tables that play Shattered Ascension, and short ways through their rounds. */
import { expect, it } from 'vitest';
import {
  finishOwnStep,
  offersOf,
  recordOwnFact,
} from '../../../src/lib/core/commands/own-steps.ts';
import { answerScoring, scoreObjective } from '../../../src/lib/core/commands/objectives.ts';
import { keepSecrets, setUpGame } from '../../../src/lib/core/commands/setup.ts';
import { finishSteps } from '../../../src/lib/core/commands/status.ts';
import {
  chooseStrategyCard,
  openDrawnCard,
  placeGoods,
} from '../../../src/lib/core/commands/strategy-cards.ts';
import { takeStrategicAction } from '../../../src/lib/core/commands/whole-turns.ts';
import { placeUsualTokens } from '../../../src/lib/core/commands/tokens.ts';
import { passTurn } from '../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../src/lib/core/game.ts';
import { drawnCardDue, playingSeats } from '../../../src/lib/core/order.ts';
import { readiedCards } from '../../../src/lib/core/rules/turns.ts';
import { askedOf } from '../../../src/lib/core/step.ts';
import { isOwn, NO_SEAT, type Step } from '../../../src/lib/core/vocabulary.ts';
import { setUpArgs, Table, type NewTable } from '../table.ts';
import { isDue, ROWS_OFF } from './rows-off.ts';
import { ASCENSION, EDITIONS, type EditionName } from './ruleset.ts';
import { throwsWithout } from './switched-off.ts';

/** What lies open at first with these players: three of each stage, and what they play with beside them. */
const OPEN = [
  ...['s1-5-planets', 's1-mecatol', 's1-spend-8-resources'],
  ...['s2-10-planets', 's2-9-technologies', 's2-spend-12-goods'],
];
export const SPECIAL = [
  ...[
    'spe-ancient-shipwreck',
    'spe-precursor-fossil',
    'spe-lazax-armory',
    'spe-imperial-datacache',
  ],
  ...['spe-sovereign', 'spe-imperial', 'spe-voice-of-the-council'],
];
const PRELIMINARY = 'pre-isolated';
const NOT_FOR_TWO = ['spe-sovereign', 'spe-imperial'];

/** Races with three home planets, two, one, and so on. */
const RACES = [
  ...['emirates-of-hacan', 'barony-of-letnev', 'arborec', 'federation-of-sol'],
  ...['mentak-coalition', 'clan-of-saar', 'embers-of-muaat', 'naalu-collective'],
];

export const openFor = (players: number): string[] => [
  ...OPEN,
  ...(players > 2 ? [PRELIMINARY] : []),
  ...SPECIAL.filter((id) => players > 2 || !NOT_FOR_TWO.includes(id)),
];

/** A table that is laid and stands in the first step of its setup. */
export function laid(edition: EditionName, options: NewTable = {}): Table {
  const ruleset = ASCENSION[edition];
  const players = options.players ?? 3;
  const table = new Table([], () => ruleset);
  const { house: _, ...args } = setUpArgs({
    players,
    expansions: [],
    factions: RACES.slice(0, players),
    objectives: openFor(players),
    ...options,
    settings: { depth: 'full', ...options.settings },
  });
  return table.do(setUpGame, args);
}

/** The table goes on, as plainly as it can, until it stands in this step. */
export function until(table: Table, step: string): Table {
  for (let i = 0; i < 400 && table.at !== step && !table.game.result; i++) goOn(table);
  if (table.at !== step) throw new Error(`${step} was never reached: ${table.at}`);
  return table;
}

/** Every player who is asked answers by this fact, or the last offer; the table is done with what asks no one. */
function own(table: Table, step: Step): void {
  const [seat] = askedOf(table.game);
  const declines = offersOf(table.game, table.referee.ruleset, seat).at(-1);
  const answers: readonly string[] = [
    ...['own-produce-trade-goods', 'own-unlock-racial-upgrades', 'own-refresh-planets'],
    ...['own-upkeep', 'own-home-planets-reclamation', 'own-council-propositions'],
  ];
  if (seat !== undefined && declines && answers.includes(step)) table.do(recordOwnFact, declines);
  else table.do(finishOwnStep, {});
}

/** One plain act: the lowest free card, strategic actions without effects, a pass, no claim. */
export function goOn(table: Table): Table {
  const { at, game } = table;
  const step = at.split('.')[1] as Step;
  const seat = table.active ?? NO_SEAT;
  if (isOwn(step)) own(table, step);
  else if (at === 'setup.secrets') table.do(keepSecrets, {});
  else if (at === 'strategy.pick') pickOne(table, seat);
  else if (at === 'strategy.goods') table.do(placeGoods, {});
  else if (at === 'action.turn') turn(table, seat);
  else if (at === 'status.score') table.do(answerScoring, { seat });
  else if (at === 'status.tokens') table.do(placeUsualTokens, {});
  else if (at.startsWith('status.')) table.do(finishSteps, { step, only: true });
  else throw new Error(`nothing to do at ${at} in round ${game.round}`);
  return table;
}

function pickOne(table: Table, seat: Seat, card?: string): void {
  const free = Object.keys(table.game.strategyCards).filter(
    (id) => table.game.strategyCards[id]?.holder === null,
  );
  table.do(chooseStrategyCard, { seat, card: card ?? free[0] ?? '' });
}

function turn(table: Table, seat: Seat): void {
  if (drawnCardDue(table.game) !== null) table.do(openDrawnCard, {});
  else {
    const [card] = readiedCards(table.game, seat);
    if (card === undefined) table.do(passTurn, { seat });
    else table.do(takeStrategicAction, { seat, card });
  }
}

/** These cards are picked in this order; the picks go on where they end. */
export function picks(table: Table, cards: readonly string[]): Table {
  until(table, 'strategy.pick');
  for (const card of cards) pickOne(table, table.active ?? NO_SEAT, card);
  return table;
}

/** Claims in the claim step, by seat; everyone is done after them. */
export function claims(table: Table, wanted: Readonly<Record<Seat, readonly string[]>>): Table {
  until(table, 'status.score');
  for (const seat of playingSeats(table.game)) {
    for (const objective of wanted[seat] ?? []) table.do(scoreObjective, { seat, objective });
  }
  while (table.at === 'status.score') table.do(answerScoring, { seat: table.active ?? NO_SEAT });
  return table;
}

/** A table at the first picks, of so many players. */
export const atPicks = (edition: EditionName, options: NewTable = {}): Table =>
  until(laid(edition, options), 'strategy.pick');

/** One test for each edition; its name follows the title, so titles still begin with ids. */
export function inEditions(
  title: string,
  test: (edition: EditionName) => void,
  editions: readonly EditionName[] = EDITIONS,
): void {
  for (const edition of editions) {
    if (process.env['ROWS_OFF']) provenBy(title, test, edition);
    else it(`${title} [${edition}]`, () => test(edition));
  }
}

/** In its place: it fails with the rule of each row off that it names (`npm run mutate -- rows`). */
function provenBy(title: string, test: (edition: EditionName) => void, edition: EditionName): void {
  for (const [row] of title.matchAll(/SA-[A-Z]+-\d\d/g)) {
    const offs = ROWS_OFF[row];
    if (!offs || !isDue(row, edition)) continue;
    it(`${row} [${edition}] ${title}`, ({ task }) => {
      test(edition);
      const noticed = offs.filter((off) => throwsWithout(off, () => test(edition)));
      Object.assign(task.meta, { noticed });
      expect(noticed, offs.join(', ')).not.toEqual([]);
    });
  }
}
