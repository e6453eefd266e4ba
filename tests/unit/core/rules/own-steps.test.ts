/** Steps that a ruleset brings: what they know, who is asked in them, and what their facts bring. */
import { describe, expect, it } from 'vitest';
import * as agenda from '../../../../src/lib/core/commands/agenda.ts';
import {
  correctPosition,
  leaveTable,
  playOn,
} from '../../../../src/lib/core/commands/corrections.ts';
import {
  finishOwnStep,
  offersOf,
  recordOwnFact,
  typedOffersOf,
} from '../../../../src/lib/core/commands/own-steps.ts';
import { setUpGame } from '../../../../src/lib/core/commands/setup.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import { passTurn, winCombat } from '../../../../src/lib/core/commands/turns.ts';
import { clockOwner } from '../../../../src/lib/core/order.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import type { Game, Seat } from '../../../../src/lib/core/game.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { openState } from '../../../../src/lib/core/engine/open.ts';
import { gameOf } from '../../../../src/lib/core/engine/engine-state.ts';
import { agendasLeft, openerNow } from '../../../../src/lib/core/rules/agenda.ts';
import {
  actionOf,
  askedOf,
  hasActed,
  isOpened,
  ownOf,
  statusOf,
  strategyOf,
} from '../../../../src/lib/core/step.ts';
import { unknownSeats } from '../../../../src/lib/core/machine/unknown-seats.ts';
import { BOXES } from '../../../../src/lib/rulesets/boxes.ts';
import { composerOf, rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { upNext } from '../../../../src/lib/core/queries/turn-order.ts';
import { given } from '../../../support/given.ts';
import { madeUpGame } from '../../../support/made-up/box.ts';
import { madeUp } from '../../../support/made-up/ruleset.ts';
import { answerOwnStep, madeUpTable } from '../../../support/made-up/table.ts';
import { passEverybody, pickAll } from '../../../support/rounds.ts';
import { reopened, setUpArgs, Table } from '../../../support/table.ts';

const stall = (seat: 's1' | 's2' | 's3', name: string) =>
  ({ fact: 'own-stall.opened', seat, data: { stall: name } }) as const;

/** At the haggling before the first turns: the stalls are up, the cards are picked. */
const atFair = () => pickAll(answerOwnStep(madeUpTable()));
/** At the first turn. */
const atTurn = () =>
  answerOwnStep(answerOwnStep(atFair().do(finishSteps, { step: 'own-haggle', only: true })));

describe('what a step of a ruleset knows', () => {
  it('R-OWN-01 a fact of the step is told with its data, and remembered by the step', () => {
    const table = madeUpTable();
    expect(table.at).toBe('strategy.own-stalls');
    given(table).when(recordOwnFact, stall('s1', 'bread')).isAccepted();
    expect(ownOf(table.game)).toEqual({ asked: ['s3', 's2'], data: { stalls: { s1: 'bread' } } });
    given(table).when(recordOwnFact, stall('s3', 'bread')).isRefused('card-taken');
  });

  it('R-OWN-01 a fact of another step is refused', () => {
    const table = madeUpTable();
    const { fact, data } = { fact: 'own-oath.sworn' as const, data: { to: 's2' } };
    given(table).when(recordOwnFact, { fact, seat: 's1', data }).isRefused('out-of-step');
    given(atTurn()).when(recordOwnFact, stall('s1', 'bread')).isRefused('out-of-step');
  });

  it.each<[string, GameEvent]>([
    ['that no step defines', { type: 'own-stall.burnt', seat: 's1', data: {} }],
    [
      'with what its step does not know',
      { type: 'own-stall.opened', seat: 's1', data: { stall: 'silk' } },
    ],
    [
      'with more than its step knows',
      { type: 'own-stall.opened', seat: 's1', data: { stall: 'iron', big: true } },
    ],
  ])('R-OWN-01 a fact %s is not taken at the table’s word', (_, fact) => {
    const table = madeUpTable();
    given(table).whenTold(fact).isRefused('id-unknown');
    expect(table.tap([fact], true)).toMatchObject({ ok: false, refusal: { code: 'id-unknown' } });
    given(table).when(recordOwnFact, stall('s1', 'iron')).isAccepted();
  });

  it('R-OWN-01 a seat that its data names sits at the table', () => {
    const table = atTurn();
    const told: GameEvent = { type: 'own-muster.called', data: { to: 's7' } };
    given(table).whenTold(told).isRefused('not-playing');
    const deep: GameEvent = { ...told, data: { row: { s8: ['s9', 's1'] } } };
    expect(unknownSeats(table.game, deep)).toEqual(['s8', 's9']);
  });

  it('R-OWN-01 what it brings is recorded beside it, and judged by its own rule', () => {
    const table = atFair().do(finishSteps, { step: 'own-haggle', only: true });
    expect(ownOf(table.game)?.data).toEqual({ left: 6 });
    const takes = (seat: 's1' | 's2' | 's3', goods: number) =>
      ({ fact: 'own-chest.emptied', seat, data: { takes: goods } }) as const;
    const before = table.game.players.s1?.goods ?? 0;
    given(table)
      .when(recordOwnFact, takes('s1', 3))
      .gives({ type: 'own-chest.emptied' }, { type: 'goods.gained', seat: 's1', goods: 3 });
    expect(table.game.players.s1?.goods).toBe(before + 3);
    table.do(recordOwnFact, takes('s3', 2));
    given(table).when(recordOwnFact, takes('s2', 2)).isRefused('goods-short');
    given(table).when(recordOwnFact, takes('s2', 1)).isAccepted();
    expect(table.at).toBe('action.own-muster');
  });

  it('is undone with what it brought, and read anew as it was', () => {
    const table = atFair().do(finishSteps, { step: 'own-haggle', only: true });
    const before = table.game;
    table.do(recordOwnFact, { fact: 'own-chest.emptied', seat: 's1', data: { takes: 2 } });
    expect(gameOf(reopened(table))).toEqual(table.game);
    expect(table.undo().game).toEqual(before);
  });
});

describe('who is asked', () => {
  it('R-OWN-02 is asked in order, and answers once', () => {
    const table = madeUpTable();
    expect([table.active, clockOwner(table.game)]).toEqual(['s1', 's1']);
    expect(upNext(table.game)).toEqual(['s3', 's2']);
    given(table).when(recordOwnFact, stall('s2', 'iron')).isRefused('asked-later');
    given(table).when(recordOwnFact, stall('s1', 'iron')).isAccepted();
    given(table).when(recordOwnFact, stall('s1', 'cloth')).isRefused('not-asked');
    expect(table.active).toBe('s3');
  });

  it('R-OWN-02 is passed over once out of the game', () => {
    const table = madeUpTable().do(leaveTable, { seat: 's3' });
    given(table).when(recordOwnFact, stall('s1', 'none')).isAccepted();
    expect(table.active).toBe('s2');
    given(table).when(recordOwnFact, stall('s3', 'none')).isRefused('not-playing');
  });

  it('R-OWN-03 with the last answer the step is over, before it the table is not done', () => {
    const table = madeUpTable();
    given(table).when(finishOwnStep, {}).isRefused('still-asked');
    table.do(recordOwnFact, stall('s1', 'bread')).do(recordOwnFact, stall('s3', 'none'));
    given(table).when(recordOwnFact, stall('s2', 'cloth')).isAccepted();
    expect(table.at).toBe('strategy.pick');
  });

  it('R-OWN-03 the table may go on without the others all the same', () => {
    const table = madeUpTable().insist(finishOwnStep, {});
    expect([table.at, table.overruled]).toEqual(['strategy.pick', ['still-asked']]);
  });

  it('R-OWN-03 a step that asks no one is over as soon as the table is done', () => {
    const table = answerOwnStep(atFair().do(finishSteps, { step: 'own-haggle', only: true }));
    expect([table.at, askedOf(table.game)]).toEqual(['action.own-muster', []]);
    given(table).when(finishOwnStep, {}).isAccepted();
    expect(table.at).toBe('action.turn');
  });

  it('is told by a position that is set by hand: those before have answered', () => {
    const table = atTurn().do(correctPosition, {
      round: 1,
      phase: 'strategy',
      step: 'own-stalls',
      activeSeat: 's3',
    });
    expect(askedOf(table.game)).toEqual(['s3', 's2']);
  });
});

describe('a step of a ruleset inside a phase', () => {
  it('comes before the first round, where the speaker is drawn', () => {
    const table = new Table([], () => madeUp).do(
      setUpGame,
      setUpArgs({ players: 3, expansions: [] }),
    );
    expect([table.at, table.game.round]).toEqual(['setup.own-lots', 0]);
    table.do(recordOwnFact, { fact: 'own-lot.drawn', data: { by: 's2' } }).do(finishOwnStep, {});
    expect([table.at, table.game.round, table.active]).toEqual(['strategy.own-stalls', 1, 's2']);
  });

  it('leaves the picks to come', () => {
    const table = answerOwnStep(madeUpTable());
    expect([table.at, table.active]).toEqual(['strategy.pick', 's1']);
    expect(strategyOf(table.game)?.picks).toEqual({ s1: 0, s2: 0, s3: 0 });
  });

  it('begins the turns, and has no action in it', () => {
    const table = answerOwnStep(atFair().do(finishSteps, { step: 'own-haggle', only: true }));
    expect([actionOf(table.game)?.turn, hasActed(table.game)]).toEqual([1, false]);
  });

  it('comes after the last pass, and keeps who has passed', () => {
    const table = passEverybody(atTurn());
    expect([table.at, table.active]).toEqual(['action.own-moot', null]);
    expect(actionOf(table.game)?.passed).toHaveLength(3);
    table.do(finishOwnStep, {});
    expect(statusOf(table.game)?.acted?.passed).toHaveLength(3);
  });

  it('votes on an agenda, and goes on as it stood', () => {
    const table = passEverybody(atTurn());
    const before = table.game.step;
    table.do(agenda.revealAgenda, { agenda: 'mutiny' });
    expect([table.at, isOpened(table.game.step)]).toEqual(['action.vote', true]);
    table.do(agenda.resolveAgenda, { outcome: 'for', decidedBy: 'table' });
    expect(table.at).toBe('action.own-moot');
    expect(table.game.step).toMatchObject(before);
  });

  it('R-AGD-27 votes as often as it says, and by the speaker of the table', () => {
    const table = passEverybody(atTurn());
    const { ruleset } = table.referee;
    expect(agendasLeft(table.game, ruleset)).toBe(1);
    table.do(agenda.revealAgenda, { agenda: 'mutiny' });
    table.do(agenda.resolveAgenda, { outcome: 'for', decidedBy: 'table' });
    expect(agendasLeft(table.game, ruleset)).toBe(0);
    const another = { agenda: 'arms-reduction' };
    given(table).when(agenda.revealAgenda, another).isRefused('opens-no-agenda');
    const muster = answerOwnStep(atFair().do(finishSteps, { step: 'own-haggle', only: true }));
    expect(muster.at).toBe('action.own-muster');
    given(muster).when(agenda.revealAgenda, another).isRefused('opens-no-agenda');
    // A tick does what is printed.
    given(atFair()).when(agenda.revealAgenda, another).isAccepted();
  });

  it('R-AGD-27 has nothing of the action before it', () => {
    const opens = { agendas: 1, speaker: true } as const;
    const openers = { ...madeUp, agendaOpeners: { 'executive-order': opens } };
    const table = passEverybody(atTurn());
    const kept = actionOf(table.game);
    if (!kept) throw new Error('no action phase');
    const played = { kind: 'typed', text: 'executive-order' } as const;
    const { step } = table.game;
    const game = { ...table.game, step: { ...step, kept: { ...kept, played } } } as Game;
    expect(openerNow(game, openers)).toBeNull();
    const inAction = { phase: 'action', at: 'component', kept: { ...kept, played } } as const;
    expect(openerNow({ ...game, step: inAction }, openers)).toEqual(opens);
  });

  it('asks for what is typed: a number of a player, a name of the table', () => {
    const table = atFair().do(finishSteps, { step: 'own-haggle', only: true });
    const typed = (seat?: Seat) => typedOffersOf(table.game, madeUp, seat);
    const takes = { kind: 'number', min: 1, max: 3 };
    expect(typed('s1')).toEqual([{ fact: 'own-chest.emptied', seat: 's1', parts: { takes } }]);
    expect(typed()).toEqual([]);
    answerOwnStep(table);
    expect(typed()).toEqual([{ fact: 'own-muster.named', parts: { name: { kind: 'name' } } }]);
    table.do(recordOwnFact, { fact: 'own-muster.named', data: { name: 'Long March' } });
    expect(typed()).toEqual([]);
    expect(typedOffersOf(madeUpTable().game, madeUp, 's1')).toEqual([]);
  });

  it('hears what its phase hears', () => {
    const table = passEverybody(atTurn());
    given(table).when(winCombat, { seat: 's1', combat: 'space' }).isAccepted();
    given(table).when(passTurn, { seat: 's1' }).isRefused('has-passed');
  });

  it('brings points that end a game, which is played on in it', () => {
    const table = madeUpTable({ settings: { goal: 1 } });
    const at = { phase: 'agenda', step: 'own-crown' } as const;
    table.do(correctPosition, { round: 4, ...at, activeSeat: null });
    table.do(recordOwnFact, { fact: 'own-crown.given', data: { to: 's2' } });
    expect([pointsOf(table.game, 's2'), table.game.result?.winners]).toEqual([1, ['s2']]);
    table.do(playOn, at);
    expect(table.at).toBe('agenda.own-crown');
    expect(offersOf(table.game, madeUp)).toEqual([]);
  });
});

describe('a record with facts of a ruleset', () => {
  const record = (table: Table) => openState(rulesetFor, table.entries);

  it('R-GEN-16 is read to its end by an app that has the ruleset', () => {
    const table = madeUpTable().do(recordOwnFact, stall('s1', 'bread'));
    const state = openState(composerOf([...BOXES, madeUpGame]).rulesetFor, table.entries);
    expect(state.damage).toBeNull();
    expect(gameOf(state)).toEqual(table.game);
  });

  it('R-GEN-16 is read by an app without that ruleset up to them, and says so', () => {
    const table = madeUpTable();
    expect(record(table).damage).toMatchObject({ kind: 'unknown-rules', unknown: 'made-up' });
  });

  it('R-GEN-16 is read up to a fact that its ruleset does not define any more', () => {
    const table = madeUpTable().do(recordOwnFact, stall('s1', 'bread'));
    const { 'own-stalls': _, ...own } = madeUp.plan.own ?? {};
    const older = { ...madeUp, plan: { ...madeUp.plan, own } };
    const state = openState(() => older, table.entries);
    expect(state.damage).toEqual({
      kind: 'unknown-rules',
      seq: table.entries.length,
      unknown: 'own-stall.opened',
    });
    expect(gameOf(state).seating).toHaveLength(3);
  });
});
