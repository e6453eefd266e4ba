/** What is lent comes back: the 0 token, its owner, its borrower, and every tap that ends the phase. */
import { describe, expect, it } from 'vitest';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import { revealObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { finishSteps } from '../../../../src/lib/core/commands/status.ts';
import { giveInitiativeToken, placeUsualTokens } from '../../../../src/lib/core/commands/tokens.ts';
import { passTurn, takeComponentTurn } from '../../../../src/lib/core/commands/turns.ts';
import { initiativeOrder } from '../../../../src/lib/core/order.ts';
import type { GameEvent } from '../../../../src/lib/core/events.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { tapAll } from '../../../../src/lib/core/engine/tap.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import {
  answerAll,
  atAgenda,
  atFirstTurn,
  atScoring,
  finishStatus,
  nextObjective,
  passEverybody,
  pickAll,
  turnOf,
} from '../../../support/rounds.ts';
import { reopened, Table } from '../../../support/table.ts';

const { eliminatePlayer, leaveTable, returnToTable } = corrections;
/** Naalu sits third. */
const factions = [null, null, 'naalu-collective'];
const OWNER = 's3';
const token = (table: Table) =>
  table.game.seating.filter((seat) => table.game.players[seat]?.initiativeToken === 0);
const lent = (players: number, to: Seat): Table =>
  atFirstTurn({ players, factions }).do(giveInitiativeToken, { from: OWNER, to });
const first = (table: Table) => initiativeOrder(table.game)[0];

describe('the 0 token at the end of the status phase', () => {
  inRulesets(BOTH, 'R-INIT-04 goes back, and its owner is first in the next round', (start) => {
    for (const to of ['s1', 's5'] as const) {
      const table = pickAll(start({ players: 5, factions }));
      table.do(giveInitiativeToken, { from: OWNER, to });
      expect([token(table), first(table)]).toEqual([[to], to]);
      passEverybody(table);
      expect(table.active).toBe(to);
      finishStatus(table);
      expect([token(table), table.game.round]).toEqual([[OWNER], 2]);
      expect(first(pickAll(table))).toBe(OWNER);
      expect(reopened(table).timeline.head.context).toEqual(table.game);
    }
  });

  it('R-INIT-04 goes back by one tap over several steps, and by the last step alone', () => {
    const table = answerAll(passEverybody(lent(4, 's1')));
    table.do(revealObjective, { objective: nextObjective(table) });
    const tapped = tapAll(
      table.state,
      [
        (game, ruleset) => finishSteps(game, ruleset, { step: 'draw' }),
        (game, ruleset) => placeUsualTokens(game, ruleset, {}),
        (game, ruleset) => finishSteps(game, ruleset, { step: 'ready' }),
      ],
      { head: table.entries.length, ...table.when() },
    );
    if (!tapped.ok) throw new Error('refused');
    table.state = tapped.state;
    expect(token(table)).toEqual([OWNER]);

    const slow = answerAll(passEverybody(lent(4, 's1')));
    slow.do(revealObjective, { objective: nextObjective(slow) }).do(finishSteps, { step: 'draw' });
    slow.do(placeUsualTokens, {});
    for (const step of ['ready', 'repair'] as const) {
      slow.do(finishSteps, { step, only: true });
      expect(token(slow)).toEqual(['s1']);
    }
    slow.do(finishSteps, { step: 'return-cards', only: true });
    expect(token(slow)).toEqual([OWNER]);
  });

  it('R-INIT-04 goes back before agendas, and to an owner who left the table', () => {
    const table = atFirstTurn({ players: 6, factions });
    table.do(corrections.correctCustodians, { removed: true, by: null });
    table.do(giveInitiativeToken, { from: OWNER, to: 's6' }).do(leaveTable, { seat: OWNER });
    finishStatus(passEverybody(table));
    expect([table.at, token(table)]).toEqual(['agenda.reveal', [OWNER]]);
    expect(table.do(returnToTable, { seat: OWNER }).game.players[OWNER]?.initiativeToken).toBe(0);
  });

  it('R-INIT-04 stays where no one lent it', () => {
    const table = passEverybody(atFirstTurn({ players: 3, factions }));
    finishStatus(table);
    expect(table.facts.some(({ type }) => type === 'initiative-token.returned')).toBe(false);
  });

  it('R-INIT-04 an older record, in which it stayed, keeps it', () => {
    const table = passEverybody(lent(4, 's1'));
    answerAll(table).do(revealObjective, { objective: nextObjective(table) });
    table.do(finishSteps, { step: 'draw' }).do(placeUsualTokens, {});
    table
      .do(finishSteps, { step: 'ready', only: true })
      .do(finishSteps, { step: 'repair', only: true });
    table.take([{ type: 'strategy-cards.returned', kept: [] }]);
    expect([token(table), table.game.round]).toEqual([['s1'], 2]);
  });
});

describe('someone who is eliminated', () => {
  inRulesets(
    BOTH,
    'R-ELIM-03 the owner: its borrower keeps it for the round, then it is gone',
    (start) => {
      for (const to of ['s1', 's4'] as const) {
        const table = pickAll(start({ players: 5, factions }));
        table.do(giveInitiativeToken, { from: OWNER, to }).do(eliminatePlayer, { seat: OWNER });
        expect([token(table), first(table)]).toEqual([[to], to]);
        passEverybody(table);
        expect(table.active).toBe(to);
        finishStatus(table);
        expect(token(table)).toEqual([]);
        const order = initiativeOrder(pickAll(table).game);
        expect(order).not.toContain(OWNER);
        expect(table.game.round).toBe(2);
      }
    },
  );

  inRulesets(BOTH, 'R-ELIM-03 the borrower: it goes back at once', (start) => {
    const table = pickAll(start({ players: 5, factions }));
    table.do(giveInitiativeToken, { from: OWNER, to: 's5' });
    given(table)
      .when(eliminatePlayer, { seat: 's5' })
      .gives(
        { type: 'initiative-token.returned', from: 's5', to: OWNER },
        { type: 'player.eliminated' },
      );
    expect([token(table), first(table), table.active]).toEqual([[OWNER], OWNER, OWNER]);
  });

  it('R-ELIM-03 the borrower in the status phase: its owner scores first', () => {
    const table = passEverybody(lent(4, 's4')).do(eliminatePlayer, { seat: 's4' });
    expect([table.at, table.active, token(table)]).toEqual(['status.score', OWNER, [OWNER]]);
  });

  it('R-ELIM-03 owner and borrower: it leaves the game', () => {
    for (const seats of [
      [OWNER, 's4'],
      ['s4', OWNER],
    ] as Seat[][]) {
      const table = turnOf(lent(6, 's4'), 's1');
      for (const seat of seats) table.do(eliminatePlayer, { seat });
      expect(token(table)).toEqual([]);
    }
  });

  it('R-ELIM-02 the owner who has it: it leaves the game', () => {
    expect(
      token(atFirstTurn({ players: 4, factions }).do(eliminatePlayer, { seat: OWNER })),
    ).toEqual([]);
  });
});

describe('when the 0 token changes hands', () => {
  const give = { from: OWNER, to: 's1' } as const;

  it('R-INIT-04 at the end of the strategy phase only', () => {
    const refused = (table: Table) =>
      given(table).when(giveInitiativeToken, give).isRefused('token-not-due');
    refused(Table.start({ players: 4, factions }));
    refused(atScoring({ players: 4, factions }));
    refused(atAgenda({ players: 4, factions }));
    const table = atFirstTurn({ players: 4, factions });
    expect(table.refusal(giveInitiativeToken, give)).toBeNull();
    refused(table.do(takeComponentTurn, { seat: OWNER }));
  });

  it('R-INIT-04 before the goods are placed it is due, too', () => {
    const table = atFirstTurn({ players: 3, factions });
    const { round } = table.game;
    table.do(corrections.correctPosition, {
      round,
      phase: 'strategy',
      step: 'goods',
      activeSeat: null,
    });
    expect(table.at).toBe('strategy.goods');
    given(table).when(giveInitiativeToken, give).isAccepted();
  });

  it('R-INIT-04 anyway, whenever the table says so', () => {
    const table = atScoring({ players: 4, factions }).insist(giveInitiativeToken, give);
    expect([table.overruled, token(table)]).toEqual([['token-not-due'], ['s1']]);
  });

  it('R-INIT-04 not from the borrower on to another player', () => {
    const table = lent(5, 's1');
    given(table).when(giveInitiativeToken, { from: 's1', to: 's2' }).isRefused('token-not-due');
  });

  it('R-INIT-04 back from a borrower only, and to its owner only', () => {
    const back = (from: Seat, to: Seat | null): GameEvent => ({
      type: 'initiative-token.returned',
      from,
      to,
    });
    const table = lent(5, 's1');
    given(table).whenTold(back('s2', OWNER)).isRefused('no-token-held');
    given(table).whenTold(back('s1', 's2')).isRefused('no-token-held');
    given(table).whenTold(back('s1', null)).isRefused('no-token-held');
    given(table).whenTold(back('s1', OWNER)).isAccepted();
    given(table).whenTold(back(OWNER, OWNER)).isRefused('no-token-held');
    expect(table.refusal(passTurn, { seat: 's2' })).toBe('not-your-turn');
  });
});
