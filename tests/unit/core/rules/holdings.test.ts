/** Technologies, relics, notes, payments and what is owed. */
import { expect, it } from 'vitest';
import * as holdings from '../../../../src/lib/core/commands/holdings.ts';
import { correctBalances, eliminatePlayer } from '../../../../src/lib/core/commands/corrections.ts';
import { scoreObjective } from '../../../../src/lib/core/commands/objectives.ts';
import { turnPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { followSecondary } from '../../../../src/lib/core/commands/strategic-action.ts';
import { adjustBalance, gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import { pay } from '../../../../src/lib/core/commands/payment.ts';
import { given } from '../../../support/given.ts';
import { BOTH, inRulesets, type Start } from '../../../support/in-rulesets.ts';
import { atFirstTurn, atScoring, openCard, pickAll } from '../../../support/rounds.ts';
import { Table } from '../../../support/table.ts';

const { correctHoldings, gainRelic, gainTechnology, loseTechnology, placeNote } = holdings;
const { purgeRelic, researchTechnology, returnNote, settleSecondary } = holdings;

const FACTIONS = ['federation-of-sol', 'barony-of-letnev', 'nekro-virus'];
const FULL = { factions: FACTIONS, settings: { depth: 'full' as const } };
/** Ana is Sol, Ben is Letnev, Cem is the Nekro Virus, the others have no faction. */
const full = (start: Start) => pickAll(start(FULL));
const atFull = () => atFirstTurn(FULL);

const nothing = { planets: [], goods: 0, tokens: { tactic: 0, strategy: 0 }, actionCards: 0 };

inRulesets(BOTH, 'R-REF-07 own and common technologies come in', (start) => {
  const table = full(start);
  table.do(gainTechnology, { seat: 's1', technology: 'dacxive-animators' });
  given(table)
    .when(researchTechnology, { seat: 's1', technology: 'spec-ops-ii' })
    .gives({ type: 'technology.gained', means: 'researched' });
  given(table).when(researchTechnology, { seat: 's1', technology: 'gravity-drive' }).isAccepted();
});

inRulesets(BOTH, 'R-REF-07 a technology of another faction is refused', (start) => {
  const table = full(start);
  const foreign = { seat: 's2', technology: 'spec-ops-ii' } as const;
  given(table).when(researchTechnology, foreign).isRefused('other-factions-technology');
  given(table).when(gainTechnology, foreign).isRefused('other-factions-technology');
});

inRulesets(BOTH, 'R-REF-07 the Nekro Virus copies technologies of others', (start) => {
  given(full(start)).when(gainTechnology, { seat: 's3', technology: 'spec-ops-ii' }).isAccepted();
});

it('R-REF-07 nothing is refused for a seat without a faction', () => {
  given(atFull()).when(gainTechnology, { seat: 's4', technology: 'spec-ops-ii' }).isAccepted();
});

inRulesets(BOTH, 'R-REF-05 a technology is gained whatever it asks for, and lost', (start) => {
  const table = full(start);
  const technology = { seat: 's1', technology: 'war-sun' } as const;
  given(table)
    .when(gainTechnology, technology)
    .gives({ means: 'gained', type: 'technology.gained' });
  given(table).when(loseTechnology, technology).isAccepted();
});

inRulesets(
  BOTH,
  'R-REF-05 a technology gained twice, or lost without owning it, is refused',
  (start) => {
    const table = full(start);
    const owned = { seat: 's1', technology: 'neural-motivator' } as const;
    expect(table.game.players['s1']?.technologies).toContain('neural-motivator');
    given(table).when(gainTechnology, owned).isRefused('technology-owned');
    given(table)
      .when(loseTechnology, { seat: 's1', technology: 'war-sun' })
      .isRefused('technology-not-owned');
  },
);

it('R-REF-05 what is not tracked is not refused', () => {
  const table = atFirstTurn({ factions: FACTIONS, settings: { depth: 'essentials' } });
  given(table).when(loseTechnology, { seat: 's1', technology: 'war-sun' }).isAccepted();
});

it('R-POK-01 a relic comes from the deck, and from its holder', () => {
  const table = atFull();
  const shard = { seat: 's1', relic: 'shard-of-the-throne' } as const;
  given(table).when(gainRelic, shard).isAccepted();
  given(table)
    .when(gainRelic, { ...shard, seat: 's2', from: 's1' })
    .isAccepted();
  expect(table.game.players['s1']?.relics).toEqual([]);
  expect(table.game.players['s2']?.relics).toEqual(['shard-of-the-throne']);
});

it('R-POK-01 a relic that someone holds, or purging one of another, is refused', () => {
  const shard = { seat: 's1', relic: 'shard-of-the-throne' } as const;
  const table = atFull().do(gainRelic, shard);
  given(table).when(gainRelic, shard).isRefused('relic-held');
  given(table)
    .when(gainRelic, { ...shard, seat: 's2' })
    .isRefused('relic-held');
  given(table)
    .when(purgeRelic, { ...shard, seat: 's2' })
    .isRefused('relic-not-held');
});

it('R-POK-01 who is not tracked does not purge what is known to lie with another', () => {
  const relic = 'shard-of-the-throne';
  const table = atFull().do(gainRelic, { seat: 's1', relic });
  table.record([{ type: 'holdings.corrected', seat: 's2', holdings: { relics: null } }]);
  given(table).when(purgeRelic, { seat: 's2', relic: 'nano-forge' }).isAccepted();
  given(table).when(purgeRelic, { seat: 's2', relic }).isRefused('relic-held');
  table.insist(purgeRelic, { seat: 's2', relic });
  expect(table.game.players['s1']?.relics).toEqual([]);
  expect(table.game.purged).toContain(relic);
});

it('R-POK-03 a purged relic is gone for good: drawing or purging it again is refused', () => {
  const crown = { seat: 's1', relic: 'the-crown-of-emphidia' } as const;
  const table = atFull().do(gainRelic, crown);
  given(table).when(purgeRelic, crown).isAccepted();
  expect(table.game.purged).toEqual(['the-crown-of-emphidia']);
  given(table)
    .when(gainRelic, { ...crown, seat: 's2' })
    .isRefused('card-purged');
  given(table).when(purgeRelic, crown).isRefused('card-purged');
});

it('R-POK-03 a purged relic that the table gains all the same is in the game again', () => {
  const table = atFull();
  const orb = { seat: 's1', relic: 'dominus-orb' } as const;
  table.do(gainRelic, orb).do(purgeRelic, orb).insist(gainRelic, orb);
  expect(table.game.purged).toEqual([]);
  table
    .do(purgeRelic, orb)
    .do(correctHoldings, { seat: 's2', holdings: { relics: ['dominus-orb'] } });
  expect(table.game.purged).toEqual([]);
});

inRulesets(BOTH, 'R-TRD-08 a note of another lies in the play area and goes back', (start) => {
  const table = full(start);
  const note = { seat: 's1', note: 'trade-agreement', owner: 's2' } as const;
  given(table).when(placeNote, note).isAccepted();
  given(table).when(returnNote, note).isAccepted();
  expect(table.game.players['s1']?.notes).toEqual([]);
});

inRulesets(
  BOTH,
  'R-TRD-08 an own note, and returning one that is not there, are refused',
  (start) => {
    const table = full(start);
    const own = { seat: 's1', note: 'trade-agreement', owner: 's1' } as const;
    given(table).when(placeNote, own).isRefused('own-note');
    given(table)
      .when(returnNote, { ...own, owner: 's2' })
      .isRefused('note-not-held');
    given(table.do(eliminatePlayer, { seat: 's5' }))
      .when(placeNote, { seat: 's5', note: 'alliance', owner: 's2' })
      .isRefused('not-playing');
  },
);

/** Ana at the score step with three goods. */
function rich(start: Start): Table {
  return full(start).do(gainGoods, { seat: 's1', goods: 3 });
}

inRulesets(BOTH, 'R-GEN-05 what a seat has pays: planets, goods, tokens, cards', (start) => {
  const table = rich(start).do(adjustBalance, {
    seat: 's1',
    changes: { actionCards: 2, commodities: 1 },
    fragments: { cultural: 1 },
  });
  given(table)
    .when(pay, {
      seat: 's1',
      planets: ['jord'],
      goods: 3,
      commodities: 1,
      tokens: { tactic: 1, fleet: 1, strategy: 2 },
      actionCards: 2,
      fragments: { cultural: 1 },
    })
    .isAccepted();
  expect(table.game.players['s1']).toMatchObject({
    goods: 0,
    commodities: 0,
    tokens: { tactic: 2, fleet: 2, strategy: 0 },
    actionCards: 0,
    fragments: { cultural: 0 },
  });
  expect(table.game.planetCards['jord']?.exhausted).toBe(true);
});

inRulesets(BOTH, 'R-GEN-05 paying more than there is is refused', (start) => {
  const table = rich(start);
  for (const short of [
    { goods: 4 },
    { commodities: 9 },
    { tokens: { tactic: 0, fleet: 4, strategy: 0 } },
    { tokens: { tactic: 4, strategy: 0 } },
    { tokens: { tactic: 0, strategy: 3 } },
    { actionCards: 1 },
    { fragments: { unknown: 1 } },
  ]) {
    given(table)
      .when(pay, { seat: 's1', ...nothing, ...short })
      .isRefused('below-zero');
  }
  given(table)
    .when(adjustBalance, { seat: 's1', changes: {}, fragments: { hazardous: -1 } })
    .isRefused('below-zero');
});

inRulesets(BOTH, 'R-GEN-05 an unknown balance never refuses a payment', (start) => {
  const table = rich(start).do(correctBalances, { seat: 's1', balances: { goods: null } });
  given(table)
    .when(pay, { seat: 's1', ...nothing, goods: 8 })
    .isAccepted();
});

inRulesets(BOTH, 'R-REF-01 an exhausted planet, a foreign one or one twice is refused', (start) => {
  const table = rich(start);
  const by = (...planets: string[]) => ({ seat: 's1' as const, ...nothing, planets });
  given(table).when(pay, by('arc-prime')).isRefused('planet-not-held');
  given(table).when(pay, by('jord', 'jord')).isRefused('planet-exhausted');
  table.do(turnPlanets, { planets: ['jord'], exhausted: true });
  given(table).when(pay, by('jord')).isRefused('planet-exhausted');
});

it('R-OBJ-11 an objective that spends is paid as it is scored', () => {
  const table = atScoring(FULL).do(gainGoods, { seat: 's1', goods: 5 });
  const { goods: _, ...rest } = nothing;
  given(table)
    .when(scoreObjective, {
      seat: 's1',
      objective: 'corner-the-market',
      payment: { ...rest, goods: 5 },
      done: true,
    })
    .gives(
      {
        type: 'payment.made',
        goods: 5,
        for: { kind: 'objective', objective: 'corner-the-market' },
      },
      { type: 'objective.scored', objective: 'corner-the-market' },
      { type: 'scoring.answered' },
    );
  expect(table.game.players['s1']?.goods).toBe(0);
});

it('R-OBJ-11 a score whose payment is short is refused', () => {
  given(atScoring(FULL))
    .when(scoreObjective, {
      seat: 's1',
      objective: 'corner-the-market',
      payment: { ...nothing, goods: 5 },
    })
    .isRefused('below-zero');
});

/** Ben follows Politics without paying, against the rule. */
function owing(start: Start): Table {
  const table = pickAll(start({ players: 5 }), { s1: ['politics'] });
  openCard(table, 's1', 'politics');
  const follow = { seat: 's2', card: 'politics', owing: true } as const;
  given(table).when(followSecondary, follow).isRefused('secondary-not-paid');
  return table.insist(followSecondary, follow);
}

inRulesets(BOTH, 'R-SACT-05 what was not paid stays owed until it is paid', (start) => {
  const table = owing(start);
  expect(table.game.debts).toEqual([
    { seat: 's2', card: 'politics', round: 1, tokens: 1, to: 'reinforcements' },
  ]);
  expect(table.game.players['s2']?.tokens?.strategy).toBe(2);
  given(table)
    .when(settleSecondary, { seat: 's2', card: 'politics', how: 'paid' })
    .gives({ type: 'secondary.settled', tokens: 1 });
  expect(table.game.debts).toEqual([]);
  expect(table.game.players['s2']?.tokens?.strategy).toBe(1);
});

inRulesets(BOTH, 'R-SACT-05 what is owed may be forgiven', (start) => {
  const table = owing(start);
  given(table)
    .when(settleSecondary, { seat: 's2', card: 'politics', how: 'forgiven' })
    .gives({ type: 'secondary.settled', tokens: 0 });
  expect(table.game.debts).toEqual([]);
  expect(table.game.players['s2']?.tokens?.strategy).toBe(2);
});

inRulesets(BOTH, 'R-SACT-05 settling what is not owed, or without a token, is refused', (start) => {
  const table = owing(start);
  const debt = { card: 'politics', how: 'paid' } as const;
  given(table)
    .when(settleSecondary, { ...debt, seat: 's3' })
    .isRefused('nothing-owed');
  given(table)
    .when(settleSecondary, { ...debt, seat: 's2', card: 'trade' })
    .isRefused('nothing-owed');
  table.do(adjustBalance, { seat: 's2', changes: { strategy: -2 } });
  given(table)
    .when(settleSecondary, { ...debt, seat: 's2' })
    .isRefused('no-strategy-token');
  table.do(settleSecondary, { ...debt, seat: 's2', how: 'forgiven' });
  given(table)
    .when(settleSecondary, { ...debt, seat: 's2' })
    .isRefused('nothing-owed');
});

inRulesets(
  BOTH,
  'R-SACT-06 following without a token is refused, and owed when insisted on',
  (start) => {
    const table = pickAll(start({ players: 5 }), { s1: ['politics'] });
    openCard(table, 's1', 'politics');
    table.do(adjustBalance, { seat: 's2', changes: { strategy: -2 } });
    table.insist(followSecondary, { seat: 's2', card: 'politics' });
    expect(table.overruled).toEqual(['no-strategy-token']);
    expect(table.game.debts).toMatchObject([{ seat: 's2', tokens: 1 }]);
  },
);

it('R-REF-07 Nekro gains technologies and never researches one', () => {
  const table = Table.start({ factions: ['nekro-virus', 'winnu'] });
  given(table)
    .when(researchTechnology, { seat: 's1', technology: 'neural-motivator' })
    .isRefused('never-researches');
  given(table).when(gainTechnology, { seat: 's1', technology: 'neural-motivator' }).isAccepted();
  given(table)
    .when(researchTechnology, { seat: 's2', technology: 'neural-motivator' })
    .isAccepted();
});
