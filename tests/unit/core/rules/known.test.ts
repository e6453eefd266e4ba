/** What is known is judged: small games of the action phase that went through without a word, with their neighbours. */
import { describe, expect, it } from 'vitest';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import { mendPick } from '../../../../src/lib/core/commands/mend-pick.ts';
import { scoreObjective, scorePoints } from '../../../../src/lib/core/commands/objectives.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import * as strategic from '../../../../src/lib/core/commands/strategic-action.ts';
import * as cards from '../../../../src/lib/core/commands/strategy-cards.ts';
import * as tokens from '../../../../src/lib/core/commands/tokens.ts';
import * as turns from '../../../../src/lib/core/commands/turns.ts';
import { lendPrimary } from '../../../../src/lib/core/commands/turn-benders.ts';
import { setUpGame } from '../../../../src/lib/core/commands/setup.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atFirstTurn, atTokens, openCard, pickAll, turnOf } from '../../../support/rounds.ts';
import { setUpArgs, Table } from '../../../support/table.ts';

const pool = (tactic: number, fleet: number, strategy: number) => ({ tactic, fleet, strategy });
const { correctBalances, changeSettings, eliminatePlayer, leaveTable } = corrections;

describe('more picks than cards', () => {
  const laid = (players: number, cardsEach: number) =>
    given(new Table()).when(setUpGame, setUpArgs({ players, settings: { cardsEach } }));

  it.each([
    [5, 2],
    [6, 2],
    [3, 3],
  ])('R-PC-03 %i players with %i cards each are asked about at the setup', (players, cardsEach) => {
    const table = laid(players, cardsEach).isRefused('too-many-picks');
    table.insist(setUpGame, setUpArgs({ players, settings: { cardsEach } }));
    expect(table.at).toBe('strategy.pick');
  });

  it.each([
    [4, 2],
    [8, 1],
    [3, 2],
  ])('R-PC-03 %i players with %i cards each are not', (players, cardsEach) => {
    laid(players, cardsEach).isAccepted();
  });

  it('R-PC-03 nor may a table of six ask for two cards later on', () => {
    const table = Table.start({ players: 6 });
    given(table)
      .when(changeSettings, { settings: { cardsEach: 2 } })
      .isRefused('too-many-picks');
    given(table)
      .when(changeSettings, { settings: { goal: 12 } })
      .isAccepted();
  });
});

describe('a player who is out', () => {
  const out = (seat: Seat) => atFirstTurn({ players: 4 }).do(eliminatePlayer, { seat });
  const source = { kind: 'other', name: 'x' } as const;

  it('R-ELIM-08 gains no points, nor does one who has left', () => {
    const lines = [
      { seat: 's1' as const, points: 1 },
      { seat: 's2' as const, points: 1 },
    ];
    given(out('s2')).when(scorePoints, { lines, source }).isRefused('not-playing');
    const left = atFirstTurn({ players: 3 }).do(leaveTable, { seat: 's2' });
    const law = { kind: 'law', id: 'mutiny' } as const;
    given(left).when(scorePoints, { lines, source: law }).isRefused('not-playing');
    given(left)
      .when(scorePoints, { lines: lines.slice(0, 1), source })
      .isAccepted();
  });

  it('R-ELIM-08 gains no commodities', () => {
    const table = out('s2');
    given(table)
      .when(tokens.replenish, { seats: ['s2'] })
      .isRefused('not-playing');
    given(table)
      .when(tokens.replenish, { seats: ['s3'] })
      .isAccepted();
  });

  it('R-ELIM-08 gains nothing by a card either, and may still lose something', () => {
    const table = atFirstTurn({ players: 5 }).do(tokens.gainGoods, { seat: 's5', goods: 2 });
    table.do(leaveTable, { seat: 's5' });
    given(table)
      .when(tokens.adjustBalance, { seat: 's5', changes: { commodities: 1 } })
      .isRefused('not-playing');
    given(table)
      .when(tokens.adjustBalance, { seat: 's5', changes: { goods: -1 } })
      .isAccepted();
  });
});

describe('a card that was put back', () => {
  const back = (seat: Seat, card: string, players: number) => {
    const table = Table.start({ players });
    while (table.active !== seat) pickOne(table);
    table.do(cards.chooseStrategyCard, { seat, card });
    return table.do(cards.putCardBack, { seat, card });
  };
  const pickOne = (table: Table) => {
    const seat = table.active ?? 's1';
    const card = Object.entries(table.game.strategyCards).find(([, row]) => row.holder === null);
    table.do(cards.chooseStrategyCard, { seat, card: card?.[0] ?? '' });
  };

  it('R-STRAT-09 is not the one that its seat picks then', () => {
    const table = back('s1', 'leadership', 5);
    given(table)
      .when(cards.chooseStrategyCard, { seat: 's1', card: 'leadership' })
      .isRefused('card-put-back');
    given(table).when(cards.chooseStrategyCard, { seat: 's1', card: 'trade' }).isAccepted();
    given(table).when(cards.chooseStrategyCard, { seat: 's2', card: 'leadership' }).isAccepted();
  });

  it('R-STRAT-09 nor in the second pass, nor with other players', () => {
    const table = pickedTwice();
    given(table)
      .when(cards.chooseStrategyCard, { seat: 's1', card: 'warfare' })
      .isRefused('card-put-back');
    table.insist(cards.chooseStrategyCard, { seat: 's1', card: 'warfare' });
    const three = back('s2', 'imperial', 3);
    given(three)
      .when(cards.chooseStrategyCard, { seat: 's2', card: 'imperial' })
      .isRefused('card-put-back');
  });

  function pickedTwice(): Table {
    const table = Table.start({ players: 3 });
    for (let i = 0; i < 3; i++) pickOne(table);
    table.do(cards.chooseStrategyCard, { seat: 's1', card: 'warfare' });
    return table.do(cards.putCardBack, { seat: 's1', card: 'warfare' });
  }

  it('R-STRAT-09 is picked again where no other one is left, and by mending a slip', () => {
    const table = Table.start({ players: 8 });
    for (let i = 0; i < 7; i++) pickOne(table);
    table.do(cards.chooseStrategyCard, { seat: 's8', card: 'imperial' });
    const mended = back('s1', 'leadership', 5).do(cards.chooseStrategyCard, {
      seat: 's1',
      card: 'trade',
    });
    for (const act of mendPick(mended.game, 'trade', 'leadership'))
      mended.record(act(mended.game, mended.referee.ruleset));
    expect(mended.game.strategyCards['leadership']?.holder).toBe('s1');
  });
});

describe('the last pick is put back', () => {
  const upTo = (players: number, wanted: Record<Seat, string[]> = {}) =>
    pickAll(Table.start({ players }), wanted);
  const goodsOn = ({ game }: Table) => Object.values(game.strategyCards).map(({ goods }) => goods);

  it('R-STRAT-07 and its seat picks again, before the first turn', () => {
    const table = upTo(5);
    const before = goodsOn(table);
    given(table).when(cards.putCardBack, { seat: 's5', card: 'trade' }).isAccepted();
    expect([table.at, table.active]).toEqual(['strategy.pick', 's5']);
    given(table)
      .when(cards.chooseStrategyCard, { seat: 's5', card: 'trade' })
      .isRefused('card-put-back');
    given(table).when(cards.chooseStrategyCard, { seat: 's5', card: 'imperial' }).isAccepted();
    expect([table.at, table.active]).toEqual(['action.turn', 's1']);
    // One good on each of the three that no one took, once.
    expect(goodsOn(table).reduce((sum, goods) => sum + goods, 0)).toBe(3);
    expect(before.reduce((sum, goods) => sum + goods, 0)).toBe(3);
    expect(table.game.strategyCards['trade']?.goods).toBe(1);
  });

  it('R-STRAT-07 with two cards each, and with the goods that came with it', () => {
    const table = Table.start({ players: 3 });
    const good = { card: 'technology', holder: null, exhausted: false, goods: 2 };
    table.do(corrections.correctStrategyCard, good);
    pickAll(table, { s3: ['trade', 'technology'] });
    expect(table.game.players['s3']?.goods).toBe(2);
    given(table).when(cards.putCardBack, { seat: 's3', card: 'technology' }).isAccepted();
    expect([table.at, table.active]).toEqual(['strategy.pick', 's3']);
    expect(table.game.players['s3']?.goods).toBe(0);
    expect(table.game.strategyCards['technology']?.goods).toBe(2);
    pickAll(table, { s3: ['imperial'] });
    expect(table.game.strategyCards['technology']?.goods).toBe(3);
  });

  it('R-STRAT-07 not by someone else, nor once anyone has acted', () => {
    const table = upTo(6);
    given(table).when(cards.putCardBack, { seat: 's1', card: 'trade' }).isRefused('card-not-held');
    table.do(turns.takeTacticalAction, { seat: 's1' });
    given(table).when(cards.putCardBack, { seat: 's6', card: 'warfare' }).isRefused('out-of-step');
    table.do(turns.endTurn, { seat: 's1' });
    given(table).when(cards.putCardBack, { seat: 's6', card: 'warfare' }).isRefused('out-of-step');
  });
});

describe('the tokens of a primary', () => {
  const played = (card: string, players = 3) => {
    const table = pickAll(Table.start({ players }), { s1: [card] });
    return turnOf(table, 's1').do(strategic.playStrategyCard, { seat: 's1', card });
  };
  const resolved = (table: Table, gained: ReturnType<typeof pool>) =>
    given(table).when(resolvePrimary, { seat: 's1', card: 'leadership', tokens: gained });

  inRulesets(BOTH, 'R-CARD-01 all three are taken, and more are bought', (start) => {
    const table = pickAll(start({ players: 3 }), { s1: ['leadership'] });
    table.do(strategic.playStrategyCard, { seat: 's1', card: 'leadership' });
    resolved(table, pool(1, 1, 0)).isRefused('primary-token-count');
    resolved(table, pool(1, 2, 2)).isAccepted();
  });

  it('R-CARD-01 nor does a player of six take one of them, or none', () => {
    const table = played('leadership', 6);
    resolved(table, pool(0, 1, 0)).isRefused('primary-token-count');
    resolved(table, pool(0, 0, 0)).isRefused('gain-unsaid');
    const none = { seat: 's1', card: 'leadership', tokens: null } as const;
    given(table).when(resolvePrimary, none).isAccepted();
  });

  it('R-CARD-01 where reinforcements hold fewer, those are all', () => {
    const table = played('leadership').do(correctBalances, {
      seat: 's1',
      balances: { board: 6 },
    });
    expect(table.game.players['s1']?.board).toBe(6);
    resolved(table, pool(1, 0, 0)).isRefused('primary-token-count');
    resolved(table, pool(1, 1, 0)).isAccepted();
  });

  it('R-CARD-01 a primary that is lent gives as many', () => {
    const table = pickAll(Table.start({ players: 5 }), { s2: ['leadership'], s1: ['diplomacy'] });
    turnOf(table, 's1').do(lendPrimary, { seat: 's1', card: 'leadership' });
    resolved(table, pool(2, 0, 0)).isRefused('primary-token-count');
    // What comes by another card meanwhile is its own affair.
    table.do(tokens.gainTokens, { seat: 's1', tokens: pool(1, 0, 0), cause: 'an agent' });
    resolved(table, pool(3, 0, 0)).isAccepted();
  });
});

describe('the tokens of the status phase', () => {
  const placed = (table: Table, first: ReturnType<typeof pool>) => {
    const { ruleset } = table.referee;
    const rows = table.game.seating.map((seat) => ({
      seat,
      gained: seat === 's1' ? first : tokens.usualTokens(table.game, ruleset, seat),
    }));
    return given(table).when(tokens.placeStatusTokens, { placed: rows });
  };

  inRulesets(BOTH, 'R-STAT-05 two are gained, neither three nor one', (start) => {
    const table = atTokens(start({ players: 3 }));
    placed(table, pool(3, 0, 0)).isRefused('status-token-count');
    placed(table, pool(1, 0, 0)).isRefused('status-token-count');
    placed(table, pool(0, 0, 0)).isRefused('status-token-count');
    placed(table, pool(0, 2, 0)).isAccepted();
  });

  it('R-STAT-05 a faction with three gains three, and no one is left out', () => {
    const factions = [null, 'federation-of-sol'];
    const table = atTokens(Table.start({ players: 5, factions }));
    const { ruleset } = table.referee;
    expect(tokens.usualTokens(table.game, ruleset, 's2')).toEqual(pool(1, 1, 1));
    const two = [{ seat: 's2' as const, gained: pool(2, 0, 0) }];
    given(table).when(tokens.placeStatusTokens, { placed: two }).isRefused('status-token-count');
    given(table).when(tokens.placeStatusTokens, { placed: [] }).isRefused('status-token-count');
    given(table).when(tokens.placeUsualTokens, {}).isAccepted();
  });

  it('R-STAT-05 what lies in reinforcements is all, and a second gain needs a cause', () => {
    const table = atTokens(Table.start({ players: 4 }));
    table.do(correctBalances, { seat: 's1', balances: { fleet: 10 } });
    placed(table, pool(0, 0, 0)).isRefused('status-token-count');
    table.do(tokens.gainTokens, { seat: 's1', tokens: pool(1, 0, 0) });
    table.do(tokens.gainTokens, { seat: 's2', tokens: pool(1, 1, 0) });
    given(table)
      .when(tokens.gainTokens, { seat: 's2', tokens: pool(1, 0, 0) })
      .isRefused('status-token-count');
    given(table)
      .when(tokens.gainTokens, { seat: 's2', tokens: pool(1, 0, 0), cause: 'an agent' })
      .isAccepted();
  });

  it('R-STAT-05 a table that sets another number gains that', () => {
    const table = Table.start({ players: 3 });
    table.do(tokens.setStatusTokens, { seat: 's1', tokens: 4 });
    atTokens(table);
    placed(table, pool(2, 0, 0)).isRefused('status-token-count');
    placed(table, pool(2, 2, 0)).isAccepted();
  });
});

describe('a secondary before its primary', () => {
  const trade = { seat: 's1', card: 'trade' } as const;

  it('R-SACT-11 is not followed, and so no token is paid twice', () => {
    const table = pickAll(Table.start({ players: 3 }), { s2: ['trade'] });
    turnOf(table, 's2').do(strategic.playStrategyCard, { seat: 's2', card: 'trade' });
    given(table).when(strategic.followSecondary, trade).isRefused('primary-first');
    table.do(resolvePrimary, { seat: 's2', card: 'trade', freed: ['s1'] });
    table.do(strategic.followSecondary, trade);
    expect(table.game.players['s1']?.tokens?.strategy).toBe(2);
  });

  it('R-SACT-11 nor declined, by one or by all, at a table of six', () => {
    const table = atFirstTurn({ players: 6 }, { s1: ['politics'] });
    turnOf(table, 's1').do(strategic.playStrategyCard, { seat: 's1', card: 'politics' });
    const politics = { seat: 's4', card: 'politics' } as const;
    given(table).when(strategic.declineSecondary, politics).isRefused('primary-first');
    given(table).when(strategic.declineRest, { card: 'politics' }).isRefused('primary-first');
  });

  it('R-SACT-11 an earlier card is answered all the while', () => {
    const table = openCard(atFirstTurn({ players: 5 }, { s1: ['leadership'] }), 's1', 'leadership');
    table.do(turns.endTurn, { seat: 's1' });
    const other = table.active ?? 's2';
    const [card = ''] = Object.entries(table.game.strategyCards)
      .filter(([, row]) => row.holder === other)
      .map(([id]) => id);
    table.do(strategic.playStrategyCard, { seat: other, card });
    given(table).when(strategic.followSecondary, { seat: 's5', card: 'leadership' }).isAccepted();
    given(table).when(strategic.followSecondary, { seat: 's5', card }).isRefused('primary-first');
  });
});

describe('the custodians token', () => {
  const take = (table: Table, seat: Seat = 's1') =>
    given(table).when(turns.takeCustodians, { seat });

  it('R-CUS-02 is not taken in a strategic action, resolved or not', () => {
    const table = pickAll(Table.start({ players: 3 }), { s1: ['leadership'] });
    table.do(strategic.playStrategyCard, { seat: 's1', card: 'leadership' });
    take(table).isRefused('no-invasion');
    table.do(resolvePrimary, { seat: 's1', card: 'leadership', tokens: null });
    take(table).isRefused('no-invasion');
    const six = openCard(atFirstTurn({ players: 6 }, { s1: ['warfare'] }), 's1', 'warfare');
    take(six).isRefused('no-invasion');
  });

  it('R-CUS-02 is taken with a tactical action, one that is chosen later, and by a card', () => {
    take(atFirstTurn({ players: 3 }).do(turns.takeTacticalAction, { seat: 's1' })).isAccepted();
    take(atFirstTurn({ players: 4 })).isAccepted();
    take(atFirstTurn({ players: 5 }).do(turns.takeComponentAction, { seat: 's1' })).isAccepted();
  });

  it('R-CUS-02 is taken where the card holds a tactical action, or one came before it', () => {
    const expansions = ['pok', 'thunders-edge'];
    const edge = atFirstTurn({ players: 5, expansions }, { s1: ['warfare'] });
    turnOf(edge, 's1').do(strategic.playStrategyCard, { seat: 's1', card: 'warfare' });
    take(edge).isAccepted();
    const twice = atFirstTurn({ players: 3 }, { s1: ['leadership'] });
    twice.do(turns.takeTacticalAction, { seat: 's1' }).do(turns.grantAction, { seat: 's1' });
    twice.do(strategic.playStrategyCard, { seat: 's1', card: 'leadership' });
    take(twice).isAccepted();
  });
});

describe('what is scored for passing last', () => {
  const endurance = 'prove-endurance';
  const passed = (table: Table, seat: Seat) =>
    given(table).when(turns.passTurn, { seat, objective: endurance });
  /** Everyone has used the cards, and no one has passed. */
  const spent = (players: number) => {
    const table = atFirstTurn({ players });
    for (const card of Object.keys(table.game.strategyCards)) {
      const holder = table.game.strategyCards[card]?.holder;
      if (holder) {
        const row = { card, holder, exhausted: true, goods: 0 };
        table.do(corrections.correctStrategyCard, row);
      }
    }
    return table;
  };

  it('R-OBJ-24 is not scored by who passes first, and is by who passes last', () => {
    const table = spent(3);
    passed(table, 's1').isRefused('not-last-to-pass');
    table.do(turns.passTurn, { seat: 's1' });
    passed(table, 's2').isRefused('not-last-to-pass');
    table.do(turns.passTurn, { seat: 's2' });
    passed(table, 's3').isAccepted();
    expect(table.at).toBe('status.score');
  });

  it('R-OBJ-24 nor by the one before the last of six, nor without a pass', () => {
    const table = spent(6);
    for (const seat of ['s1', 's2', 's3', 's4'] as const) table.do(turns.passTurn, { seat });
    passed(table, 's5').isRefused('not-last-to-pass');
    given(table)
      .when(scoreObjective, { seat: 's5', objective: endurance, slot: 'action' })
      .isRefused('not-last-to-pass');
    table.do(eliminatePlayer, { seat: 's6' });
    passed(table, 's5').isAccepted();
  });
});
