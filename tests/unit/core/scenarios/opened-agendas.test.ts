/**
 * Agendas that are voted on in the action phase (card Executive Order, hero Xxekir Grom; LRR 1.2
 * 3.3): the action that opens one waits, and goes on as it stood.
 */
import { describe, expect, it } from 'vitest';
import {
  castVotes,
  payRider,
  predict,
  replaceAgenda,
  resolveAgenda,
  revealAgenda,
} from '../../../../src/lib/core/commands/agenda.ts';
import { playComponent } from '../../../../src/lib/core/commands/component-actions.ts';
import {
  correctBalances,
  correctPoints,
  correctPosition,
  eliminatePlayer,
  playOn,
} from '../../../../src/lib/core/commands/corrections.ts';
import { gainTechnology } from '../../../../src/lib/core/commands/holdings.ts';
import { revealObjective, scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import {
  declineSecondary,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import { makeTransaction } from '../../../../src/lib/core/commands/tokens.ts';
import { passTurn, takeComponentAction } from '../../../../src/lib/core/commands/turns.ts';
import { endTurn } from '../../../../src/lib/core/commands/turns.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { timedPositionOf } from '../../../../src/lib/core/machine/position.ts';
import { voteOrder } from '../../../../src/lib/core/order.ts';
import { AGAINST } from '../../../../src/lib/core/outcome.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { leadingOutcomes } from '../../../../src/lib/core/rules/agenda.ts';
import { voteOffers } from '../../../../src/lib/core/queries/votes.ts';
import { actionOf, currentAgenda, hostOf, strategicOf } from '../../../../src/lib/core/step.ts';
import type { Rulesets } from '../../../../src/lib/core/engine/engine-state.ts';
import { rulesetFor } from '../../../../src/lib/rulesets/compose.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, playCard, turnOf } from '../../../support/rounds.ts';
import type { NewTable, Table } from '../../../support/table.ts';

const BOXES = ['pok', 'codex3', 'thunders-edge'];
const KELERES = ['council-keleres', 'arborec', 'sardakk-norr', 'winnu', 'clan-of-saar'];

/** Everyone passes but two; the player of Executive Order, who is not the speaker, has the turn. */
function withOrder(options: NewTable = {}, user: Seat = 's1'): Table {
  const players = options.players ?? 4;
  const table = atFirstTurn({
    expansions: BOXES,
    factions: KELERES.slice(0, players),
    speaker: 1,
    ...options,
    players,
  });
  while (table.game.seating.some((seat) => hasCards(table, seat))) {
    const seat = table.active ?? NO_SEAT;
    const [card] = cardsLeft(table, seat);
    if (card) playCard(table, seat, card);
    else table.do(passTurn, { seat });
  }
  const others = table.game.seating.filter((seat) => seat !== user).slice(1);
  while (table.active !== user || others.some((seat) => !passedOf(table).includes(seat))) {
    const seat = table.active ?? NO_SEAT;
    if (others.includes(seat)) table.do(passTurn, { seat });
    else table.do(takeComponentAction, { seat }).do(endTurn, { seat });
  }
  table.do(gainTechnology, { seat: user, technology: 'executive-order' });
  return table.do(playComponent, {
    seat: user,
    played: { kind: 'technology', technology: 'executive-order' },
    becomes: 'exhausted',
  });
}

const cardsLeft = (table: Table, seat: Seat) =>
  Object.entries(table.game.strategyCards)
    .filter(([, { holder, exhausted }]) => holder === seat && !exhausted)
    .map(([card]) => card);
const hasCards = (table: Table, seat: Seat) => cardsLeft(table, seat).length > 0;
const passedOf = (table: Table) => actionOf(table.game)?.passed ?? [];

/** All vote in order; who is not named abstains. */
function allVote(table: Table, votes: Record<Seat, [string, number]>): Table {
  while (table.at.endsWith('.vote')) {
    const seat = table.active ?? NO_SEAT;
    const [outcome, count] = votes[seat] ?? [null, 0];
    table.do(castVotes, { seat, outcome, votes: count });
  }
  return table;
}

/** A ruleset in which Leadership opens an agenda. */
const withCouncil: Rulesets = (laid) => {
  const printed = rulesetFor(laid);
  return { ...printed, agendaOpeners: { ...printed.agendaOpeners, leadership: { agendas: 1 } } };
};

/** The speaker has laid down Leadership. */
function inStrategic(options: NewTable = {}): Table {
  const table = atFirstTurn({ expansions: BOXES, players: 3, ...options }, { s1: ['leadership'] });
  return table.do(playStrategyCard, { seat: 's1', card: 'leadership' });
}

describe('an agenda in the action phase', () => {
  it.each([3, 4, 5])(
    'R-AGD-27 is voted on with its player as the speaker, and the turns of %i go on as they stood',
    (players) => {
      const table = withOrder({ players });
      const before = hostOf(table.game);
      const passed = passedOf(table);
      expect(passed.length).toBe(players - 2);
      given(table).when(revealAgenda, { agenda: 'minister-of-peace' }).isAccepted();
      expect([table.at, table.active, table.game.speaker]).toEqual(['action.vote', 's2', 's2']);
      // Left of the player of the card, who votes last, no matter who has passed.
      expect(voteOrder(table.game)).toEqual([...table.game.seating.slice(1), 's1']);
      expect(hostOf(table.game)).toEqual(before);
      allVote(table, { s2: ['s2', 1], s3: ['s3', 2] });
      expect(table.at).toBe('action.outcome');
      table.do(resolveAgenda, { outcome: 's3' });
      expect(table.game.laws).toMatchObject([{ id: 'minister-of-peace', holder: 's3' }]);
      expect([table.at, table.active]).toEqual(['action.component', 's1']);
      const { decided, ...after } = { decided: undefined, ...hostOf(table.game) };
      expect(after).toEqual(before);
      expect(decided).toMatchObject({ outcomes: [{ agenda: 'minister-of-peace' }] });
      given(table).when(endTurn, { seat: 's1' }).isAccepted();
      expect([table.at, passedOf(table)]).toEqual(['action.turn', passed]);
      expect(passed).not.toContain(table.active);
      expect(hostOf(table.game)).not.toHaveProperty('decided');
    },
  );

  it('R-AGD-27 a tie is broken by the player of the card', () => {
    const table = allVote(withOrder().do(revealAgenda, { agenda: 'mutiny' }), {});
    expect(table.at).toBe('action.outcome');
    const told = { type: 'agenda.resolved', outcome: { kind: 'side', side: 'against' } } as const;
    const [refusal] = table.judge([
      { ...told, decidedBy: 'votes', law: false, holder: null, barred: [] },
    ]);
    expect(refusal?.refusal).toMatchObject({ code: 'speaker-decides', with: { seat: 's1' } });
    given(table).when(resolveAgenda, { outcome: 'against' }).isAccepted();
    expect(table.at).toBe('action.component');
  });

  it('R-AGD-27 one agenda, and none by an action that plays something else', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'mutiny' });
    table.do(resolveAgenda, { outcome: 'against', decidedBy: 'table' });
    given(table).when(revealAgenda, { agenda: 'arms-reduction' }).isRefused('opens-no-agenda');
    const other = turnOf(atFirstTurn({ expansions: BOXES, players: 4 }), 's2');
    other.do(playComponent, {
      seat: 's2',
      played: { kind: 'technology', technology: 'sling-relay' },
    });
    given(other).when(revealAgenda, { agenda: 'mutiny' }).isRefused('opens-no-agenda');
    // The table may know better, and then it is recorded.
    expect(
      other.tap(revealAgenda(other.game, other.referee.ruleset, { agenda: 'mutiny' }), true).ok,
    ).toBe(true);
    expect(other.at).toBe('action.vote');
  });

  it('R-AGD-27 what was not named may open one, with whomever an effect makes the speaker', () => {
    const table = atFirstTurn({ players: 4 }).do(takeComponentAction, { seat: 's1' });
    table.do(revealAgenda, { agenda: 'mutiny', speaker: 's3' });
    expect(voteOrder(table.game)).toEqual(['s4', 's1', 's2', 's3']);
  });

  it('R-AGD-27 two agendas of Political Data Nexus, on which its player votes alone', () => {
    const table = atFirstTurn({ players: 4, factions: ['xxcha-kingdom'] });
    turnOf(table, 's1').do(playComponent, {
      seat: 's1',
      played: { kind: 'leader', leader: 'xxekir-grom' },
    });
    for (const agenda of ['mutiny', 'arms-reduction']) {
      given(table).when(revealAgenda, { agenda }).isAccepted();
      expect(table.active).toBe('s1');
      given(table)
        .when(castVotes, { seat: 's2', outcome: 'for', votes: 3 })
        .isRefused('cannot-vote');
      table.do(castVotes, { seat: 's1', outcome: 'against', votes: 1 });
      table.do(resolveAgenda, { outcome: 'against' });
    }
    given(table)
      .when(revealAgenda, { agenda: 'classified-document-leaks' })
      .isRefused('opens-no-agenda');
    expect(table.at).toBe('action.component');
  });

  it.each([3, 4])(
    'R-AGD-27 a strategy card of a ruleset opens one within its action of %i, which goes on as it stood',
    (players) => {
      const table = inStrategic({ players, rulesets: withCouncil });
      const before = hostOf(table.game);
      given(table).when(revealAgenda, { agenda: 'minister-of-peace' }).isAccepted();
      expect([table.at, table.active, table.game.speaker]).toEqual(['action.vote', 's2', 's1']);
      expect(strategicOf(table.game)).toMatchObject({ card: 'leadership', resolved: false });
      allVote(table, { s2: ['s2', 1] });
      given(table).when(resolveAgenda, { outcome: 's2' }).isAccepted();
      expect(table.game.laws).toMatchObject([{ id: 'minister-of-peace', holder: 's2' }]);
      const { decided, ...after } = { decided: undefined, ...hostOf(table.game) };
      expect([table.at, after]).toEqual(['action.strategic', before]);
      expect(decided).toMatchObject({ outcomes: [{ agenda: 'minister-of-peace' }] });
      given(table).when(revealAgenda, { agenda: 'mutiny' }).isRefused('opens-no-agenda');
      // Its primary, its secondaries and the turns follow as without it.
      given(table)
        .when(resolvePrimary, {
          seat: 's1',
          card: 'leadership',
          tokens: { tactic: 3, fleet: 0, strategy: 0 },
        })
        .isAccepted();
      given(table).when(declineSecondary, { seat: 's2', card: 'leadership' }).isAccepted();
      given(table).when(endTurn, { seat: 's1' }).isAccepted();
      expect([table.at, table.active]).toEqual(['action.turn', 's2']);
      expect(table.game.strategyCards['leadership']?.exhausted).toBe(true);
    },
  );

  it('R-AGD-27 no printed strategy card opens one, also where a component action before it may', () => {
    const table = inStrategic();
    given(table).when(revealAgenda, { agenda: 'mutiny' }).isRefused('opens-no-agenda');
    // At the table's word it is voted on all the same, and the action goes on.
    table.insist(revealAgenda, { agenda: 'mutiny' });
    allVote(table, {}).do(resolveAgenda, { outcome: 'against' });
    expect([table.at, strategicOf(table.game)?.card]).toEqual(['action.strategic', 'leadership']);
  });

  it('R-AGD-16 another agenda takes its place: the same speaker, the same turn', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'mutiny' });
    const before = hostOf(table.game);
    table.do(replaceAgenda, { agenda: 'minister-of-war' });
    expect([table.at, currentAgenda(table.game)?.id]).toEqual(['action.vote', 'minister-of-war']);
    expect(voteOrder(table.game).at(-1)).toBe('s1');
    expect(hostOf(table.game)).toEqual(before);
    table.tap([{ type: 'agenda.discarded' }]);
    expect([table.at, table.active]).toEqual(['action.component', 's1']);
  });

  it('R-AGD-17 a law that is elected is voted on again, in the same action', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'minister-of-peace' });
    table.do(resolveAgenda, { outcome: 's3', decidedBy: 'table' });
    table.do(endTurn, { seat: 's1' });
    turnOf(table, 's1').do(takeComponentAction, { seat: 's1' });
    table.do(revealAgenda, { agenda: 'miscount-disclosed' });
    table.do(resolveAgenda, { outcome: 'minister-of-peace', decidedBy: 'table' });
    expect([table.at, currentAgenda(table.game)?.id]).toEqual(['action.vote', 'minister-of-peace']);
    table.do(resolveAgenda, { outcome: 's4', decidedBy: 'table' });
    expect(table.game.laws).toMatchObject([{ id: 'minister-of-peace', holder: 's4' }]);
    expect(table.at).toBe('action.component');
  });

  it('R-OBJ-13 an objective that it turns up follows within the action', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'incentive-program' });
    given(table)
      .when(revealObjective, { objective: 'sway-the-council' })
      .isRefused('no-extra-objective');
    table.do(resolveAgenda, { outcome: 'for', decidedBy: 'table' });
    expect(table.at).toBe('action.component');
    given(table).when(revealObjective, { objective: 'sway-the-council' }).isAccepted();
    expect(table.game.objectives.at(-1)).toMatchObject({ id: 'sway-the-council', extra: true });
    given(table)
      .when(revealObjective, { objective: 'diversify-research' })
      .isRefused('no-extra-objective');
  });

  it('R-AGD-08 trade goods are votes for who opened it, and for no one else', () => {
    const table = withOrder().do(correctBalances, { seat: 's1', balances: { goods: 3 } });
    const offered = (seat: Seat) =>
      voteOffers(table.game, table.referee.ruleset, seat).map(({ id }) => id);
    expect(offered('s1')).not.toContain('executive-order');
    table.do(revealAgenda, { agenda: 'mutiny' });
    expect([offered('s1'), offered('s2')]).toEqual([
      expect.arrayContaining(['executive-order']),
      expect.not.arrayContaining(['executive-order']),
    ]);
    allVote(table, { s2: ['for', 1] });
    table.undo();
    const sources = [{ card: 'executive-order', votes: 2, goods: 2 }];
    table.do(castVotes, { seat: 's1', outcome: 'against', votes: 1, sources });
    expect(table.game.players['s1']?.goods).toBe(1);
    expect(leadingOutcomes(table.game)).toEqual([AGAINST]);
  });

  it('R-OBJ-05 is no agenda phase for the secrets of that phase', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'mutiny' });
    given(table)
      .when(scoreObjective, { seat: 's2', objective: 'drive-the-debate', slot: 'agenda' })
      .isRefused('not-in-agenda-phase');
  });

  it('R-TRD-01 deals are those of the turn: with the active player alone', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'mutiny' });
    const deal = (one: Seat, two: Seat) => ({
      sides: [
        { seat: one, goods: 0, commodities: 0 },
        { seat: two, goods: 0, commodities: 0 },
      ] as [
        { seat: Seat; goods: number; commodities: number },
        { seat: Seat; goods: number; commodities: number },
      ],
    });
    given(table).when(makeTransaction, deal('s2', 's3')).isRefused('not-active-player');
    given(table).when(makeTransaction, deal('s1', 's3')).isAccepted();
  });
});

describe('the end, undo and corrections in the middle of it', () => {
  it('R-AGD-27 an outcome that ends the game at once ends it, and playing on leads back to the action', () => {
    const table = withOrder({ settings: { goal: 3 } });
    table.do(correctPoints, { lines: [{ seat: 's4', points: 2 }] });
    table.do(revealAgenda, { agenda: 'political-censure' });
    allVote(table, { s2: ['s4', 1] });
    table.do(resolveAgenda, { outcome: 's4' });
    expect(table.game.result).toMatchObject({ reason: 'goal', winners: ['s4'] });
    const passed = passedOf(table);
    table.do(playOn, { phase: 'action', step: 'component' });
    expect([table.at, table.active, passedOf(table)]).toEqual(['action.component', 's1', passed]);
  });

  it('R-VP-04 riders are paid from its speaker on, and ties go by initiative', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'mutiny' });
    table.do(correctPoints, {
      lines: [
        { seat: 's2', points: 9 },
        { seat: 's3', points: 9 },
      ],
    });
    for (const seat of ['s3', 's2'] as Seat[]) {
      table.do(predict, { seat, outcome: 'against', rider: 'imperial-rider' });
    }
    allVote(table, {}).do(resolveAgenda, { outcome: 'against' });
    expect([table.at, table.active]).toEqual(['action.riders', null]);
    table.do(payRider, { seat: 's3', rider: 'imperial-rider' });
    expect([pointsOf(table.game, 's2'), pointsOf(table.game, 's3')]).toEqual([10, 10]);
    const first = table.game.strategyCards;
    const lowest = (seat: Seat) =>
      Math.min(
        ...Object.values(first).flatMap((card) => (card.holder === seat ? card.initiative : [])),
      );
    expect(table.game.result?.winners).toEqual([lowest('s2') < lowest('s3') ? 's2' : 's3']);
  });

  it('R-AGD-27 is taken back step by step, across both borders', () => {
    const table = withOrder();
    const states = [table.snapshot];
    const acts = [
      () => table.do(revealAgenda, { agenda: 'minister-of-peace' }),
      () => table.do(castVotes, { seat: 's2', outcome: 's3', votes: 2 }),
      () => table.do(resolveAgenda, { outcome: 's3', decidedBy: 'table' }),
      () => table.do(endTurn, { seat: 's1' }),
    ];
    for (const act of acts) {
      act();
      states.push(table.snapshot);
    }
    while (states.length > 0) {
      const state = states.pop();
      expect([table.snapshot.value, table.game]).toEqual([state?.value, state?.context]);
      if (states.length > 0) table.undo();
    }
  });

  it('R-AGD-27 a corrected position in its vote keeps the turn, the passes and earlier votes', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'minister-of-peace' });
    const before = hostOf(table.game);
    allVote(table, { s2: ['s2', 1], s3: ['s3', 2], s4: ['s4', 4] });
    table.do(correctPosition, { round: 1, phase: 'action', step: 'vote', activeSeat: 's3' });
    expect([table.at, table.active, hostOf(table.game)]).toEqual(['action.vote', 's3', before]);
    expect(currentAgenda(table.game)?.votes).toMatchObject([{ seat: 's2', votes: 1 }]);
    allVote(table, { s3: ['s2', 2] }).do(resolveAgenda, { outcome: 's2' });
    expect([table.at, hostOf(table.game)]).toMatchObject(['action.component', before]);
  });

  it('R-AGD-27 a position corrected to a turn leaves it, and those who have passed stay so', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'minister-of-peace' });
    const passed = passedOf(table);
    table.do(correctPosition, { round: 1, phase: 'action', step: 'turn', activeSeat: 's1' });
    expect([table.at, table.active, passedOf(table)]).toEqual(['action.turn', 's1', passed]);
    // Without one there is no vote in the action phase: the turn is what stands there.
    table.do(correctPosition, { round: 1, phase: 'action', step: 'vote', activeSeat: 's1' });
    expect([table.at, passedOf(table)]).toEqual(['action.turn', passed]);
  });

  it('R-ELIM-08 who opened it and is eliminated has no further turn: the vote goes with it', () => {
    const table = withOrder().do(revealAgenda, { agenda: 'minister-of-peace' });
    table.do(eliminatePlayer, { seat: 's1' });
    expect(table.at).toBe('action.turn');
    expect(currentAgenda(table.game)).toBeNull();
    expect(passedOf(table)).not.toContain(table.active);
  });

  it('bills the talk to the table, each vote to its voter, and the rest to the turn', () => {
    const table = withOrder();
    const dues = () => {
      const { clockOwner, turnNumber, phase, step } = timedPositionOf(table.snapshot);
      return { due: clockOwner, nth: turnNumber, phase, step };
    };
    const { nth } = dues();
    expect(dues()).toEqual({ due: 's1', nth, phase: 'action', step: 'component' });
    table.do(revealAgenda, { agenda: 'minister-of-peace' });
    expect(dues()).toEqual({ due: null, nth, phase: 'action', step: 'vote' });
    table.do(castVotes, { seat: 's2', outcome: 's2', votes: 1 });
    expect(dues()).toEqual({ due: 's3', nth, phase: 'action', step: 'vote' });
    allVote(table, {});
    expect(dues()).toEqual({ due: null, nth, phase: 'action', step: 'outcome' });
    table.do(resolveAgenda, { outcome: 's2' });
    expect(dues()).toEqual({ due: 's1', nth, phase: 'action', step: 'component' });
  });
});
