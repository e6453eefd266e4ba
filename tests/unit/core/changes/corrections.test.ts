/** Corrections: every tracked number, position and name, at any moment. */
import { expect, it } from 'vitest';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import type { Command } from '../../../../src/lib/core/commands/command.ts';
import { createGame, playerAt, type Game } from '../../../../src/lib/core/game.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { FOR } from '../../../../src/lib/core/outcome.ts';
import {
  playCard,
  atAgenda,
  atFirstTurn,
  atScoring,
  atTokens,
  atVote,
} from '../../../support/rounds.ts';
import { givePoints } from '../../../support/pay.ts';
import { Table } from '../../../support/table.ts';

const MOMENTS: [string, () => Table][] = [
  ['strategy', () => Table.start()],
  ['a turn', () => atFirstTurn()],
  ['a second turn', () => playCard(atFirstTurn(), 's1', 'leadership')],
  ['the score step', () => atScoring()],
  ['the token step', () => atTokens(Table.start())],
  ['an agenda', () => atAgenda()],
  ['a vote', () => atVote('mutiny')],
  ['the end', () => givePoints(atFirstTurn(), 10, 's5')],
];

/** A correction with its arguments and what must hold afterwards. */
interface Case {
  name: string;
  facts: (table: Table) => Table;
  holds: (game: Game) => unknown;
  is: unknown;
}

function by<A>(command: Command<A>, args: A, holds: Case['holds'], is: unknown): Case {
  return { name: command.name, facts: (table) => table.do(command, args), holds, is };
}

const note = 'put right';
const CASES: Case[] = [
  by(corrections.correctSpeaker, { seat: 's4', note }, (game) => game.speaker, 's4'),
  by(
    corrections.correctSeating,
    { order: ['s6', 's5', 's4', 's3', 's2', 's1'], note },
    (game) => game.seating[0],
    's6',
  ),
  by(
    corrections.correctPlayer,
    { seat: 's2', name: 'Zoë', colour: 'slate', faction: 'winnu', note },
    (game) => [playerAt(game, 's2').name, playerAt(game, 's2').traits],
    ['Zoë', ['custodians-free']],
  ),
  by(
    corrections.correctBalances,
    { seat: 's2', balances: { goods: 7, tactic: 1, secrets: 2, board: 3, commodities: null } },
    ({ players }) => [
      players['s2']?.goods,
      players['s2']?.tokens?.tactic,
      players['s2']?.commodities,
    ],
    [7, 1, null],
  ),
  by(
    corrections.correctStrategyCard,
    { card: 'imperial', holder: 's2', exhausted: true, goods: 4 },
    (game) => game.strategyCards['imperial'],
    { initiative: 8, holder: 's2', exhausted: true, goods: 4 },
  ),
  by(
    corrections.correctPoints,
    { lines: [{ seat: 's2', points: 1 }], note },
    (game) => [pointsOf(game, 's2'), game.scores.at(-1)?.source],
    [1, { kind: 'correction', name: note }],
  ),
  by(
    corrections.correctObjective,
    { objective: 'develop-weaponry', revealed: null },
    (game) => game.objectives.some((card) => card.id === 'develop-weaponry'),
    false,
  ),
  by(
    corrections.correctObjective,
    { objective: 'typed', revealed: { stage: 2, points: 2, phase: 'status', name: 'Typed' } },
    (game) => game.objectives.at(-1)?.name,
    'Typed',
  ),
  by(corrections.correctCustodians, { removed: true, by: 's6' }, (game) => game.custodians, {
    removed: true,
    by: 's6',
  }),
  by(
    corrections.correctLaw,
    { law: 'typed-law', name: 'Typed', holder: 's3', outcome: 'for' },
    (game) => game.laws,
    [{ id: 'typed-law', name: 'Typed', holder: 's3', outcome: FOR }],
  ),
  by(
    corrections.changeSettings,
    { settings: { clock: 'off' } },
    (game) => game.settings.clock,
    'off',
  ),
  by(
    corrections.changeSettings,
    { settings: {}, expansions: ['pok', 'codex1'] },
    (game) => game.expansions,
    ['pok', 'codex1'],
  ),
];

for (const [moment, table] of MOMENTS) {
  it(`R-GEN-01 every correction is accepted in ${moment}`, () => {
    for (const { name, facts, holds, is } of CASES) {
      expect(holds(facts(table()).game), `${name} in ${moment}`).toEqual(is);
    }
  });
}

for (const [moment, table] of MOMENTS) {
  it(`R-GEN-01 any step of the round is reached from ${moment}`, () => {
    const steps = { strategy: 'pick', action: 'turn', status: 'ready', agenda: 'reveal' } as const;
    for (const [phase, step] of Object.entries(steps) as [keyof typeof steps, 'pick'][]) {
      if (moment === 'the end') continue;
      const moved = table().do(corrections.correctPosition, {
        round: 3,
        phase,
        step,
        activeSeat: 's4',
      });
      expect([moved.at, moved.game.round]).toEqual([`${phase}.${step}`, 3]);
    }
  });
}

it('R-VP-02 after the end a position is reached once the points are put right', () => {
  const table = givePoints(atFirstTurn(), 10, 's5');
  table.do(corrections.correctPoints, { lines: [{ seat: 's5', points: -1 }] });
  const at = { round: 1, phase: 'action', step: 'turn', activeSeat: 's2' } as const;
  table.do(corrections.correctPosition, at);
  expect([table.at, table.active, table.game.result]).toEqual(['action.turn', 's2', null]);
});

it('a goal that is moved is played for again', () => {
  const table = givePoints(atFirstTurn(), 10, 's5');
  table.take([{ type: 'play-on.agreed', phase: 'action', step: 'turn' }]);
  expect(table.game.settings.playOn).toBe(true);
  table.do(corrections.changeSettings, { settings: { goal: 12 } });
  expect(table.game.settings).toMatchObject({ goal: 12, playOn: false });
});

it('corrections of what is not there change nothing', () => {
  const empty = createGame();
  const table = atFirstTurn();
  const before = table.game.strategyCards;
  table.do(corrections.correctStrategyCard, {
    card: 'piracy',
    holder: 's1',
    exhausted: false,
    goods: 0,
  });
  expect(table.game.strategyCards).toEqual(before);
  expect(() => playerAt(empty, 's1')).toThrow(RangeError);
});
