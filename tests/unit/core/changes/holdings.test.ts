/** What seats own: technologies, relics, notes, debts, and what the table has attested. */
import { expect, it } from 'vitest';
import * as corrections from '../../../../src/lib/core/commands/corrections.ts';
import * as holdings from '../../../../src/lib/core/commands/holdings.ts';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import { adjustBalance, gainGoods } from '../../../../src/lib/core/commands/tokens.ts';
import { pointsOf, shownPoints } from '../../../../src/lib/core/points.ts';
import { pay } from '../../../../src/lib/core/commands/payment.ts';
import { given } from '../../../support/given.ts';
import { NO_SEAT } from '../../../../src/lib/core/vocabulary.ts';
import { BOTH, inRulesets } from '../../../support/in-rulesets.ts';
import { atFirstTurn, passEverybody, pickAll } from '../../../support/rounds.ts';
import { reopened, type Table } from '../../../support/table.ts';

const { attestCondition, correctHoldings, gainRelic, gainTechnology, placeNote } = holdings;

const FULL = {
  factions: ['federation-of-sol', 'barony-of-letnev'],
  settings: { depth: 'full' as const },
};
const nothing = { planets: [], goods: 0, tokens: { tactic: 0, strategy: 0 }, actionCards: 0 };

/** The record reads back to the game as it stands. */
function isReadable(table: Table): void {
  const { timeline, damage } = reopened(table);
  expect(damage).toBeNull();
  expect(timeline.head.context).toEqual(table.game);
}

inRulesets(BOTH, 'R-ELIM-09 what an eliminated player owned is in no one’s play area', (start) => {
  const table = pickAll(start(FULL)).do(gainPlanets, { seat: 's1', planets: ['bereg'] });
  table.do(gainRelic, { seat: 's1', relic: 'nano-forge' });
  table.do(placeNote, { seat: 's2', note: 'trade-agreement', owner: 's1' });
  table.do(placeNote, { seat: 's1', note: 'alliance', owner: 's2' });
  table.do(adjustBalance, {
    seat: 's1',
    changes: { actionCards: 3 },
    fragments: { hazardous: 2 },
  });
  table.do(corrections.eliminatePlayer, { seat: 's1' });
  expect(table.game.players['s1']).toMatchObject({
    planets: [],
    technologies: [],
    actionCards: 0,
    fragments: { cultural: 0, hazardous: 0, industrial: 0, unknown: 0 },
    relics: [],
    leaders: {},
    notes: [],
  });
  expect(table.game.players['s2']?.notes).toEqual([]);
  given(table)
    .when(gainPlanets, { seat: 's2', planets: ['bereg', 'jord'] })
    .isAccepted();
  given(table).when(gainRelic, { seat: 's2', relic: 'nano-forge' }).isAccepted();
});

it('what an eliminated player owed is owed no more', () => {
  const table = atFirstTurn({ players: 5 });
  const owed = { answer: 'followed', tokens: 0, to: 'reinforcements', owed: 1 } as const;
  for (const seat of ['s2', 's3'] as const) {
    table.take([{ type: 'secondary.answered', seat, card: 'politics', ...owed }]);
  }
  table.do(corrections.eliminatePlayer, { seat: 's2' });
  expect(table.game.debts.map(({ seat }) => seat)).toEqual(['s3']);
});

it('what was never tracked stays unknown', () => {
  const table = atFirstTurn({ ...FULL, settings: { depth: 'essentials' } });
  table.do(gainTechnology, { seat: 's1', technology: 'gravity-drive' });
  table.do(gainRelic, { seat: 's1', relic: 'nano-forge' });
  table.do(placeNote, { seat: 's1', note: 'alliance', owner: 's2' });
  table.do(pay, { seat: 's1', ...nothing, goods: 3, fragments: { cultural: 1 } });
  table.do(corrections.eliminatePlayer, { seat: 's2' });
  for (const seat of ['s1', 's2'] as const) {
    expect(table.game.players[seat]).toMatchObject({
      planets: null,
      technologies: null,
      actionCards: null,
      fragments: null,
      relics: null,
      leaders: null,
      notes: null,
    });
  }
});

it('R-GEN-01 holdings are set by hand, one by one, and made unknown', () => {
  const table = atFirstTurn(FULL);
  const was = table.game.players['s1'];
  table.do(correctHoldings, { seat: 's1', holdings: { relics: ['nano-forge'], actionCards: 7 } });
  expect(table.game.players['s1']).toEqual({ ...was, relics: ['nano-forge'], actionCards: 7 });
  table.do(correctHoldings, { seat: 's1', holdings: { planets: null, technologies: null } });
  expect(table.game.players['s1']).toMatchObject({ planets: null, technologies: null, home: true });
});

it('an answer of the table replaces the last one to the same question', () => {
  const table = atFirstTurn();
  const asked = { seat: 's1', question: 'structures' } as const;
  table.do(attestCondition, { ...asked, answer: false });
  table.do(attestCondition, { ...asked, seat: 's2', answer: false });
  table.do(attestCondition, { ...asked, answer: true });
  expect(table.game.attested).toEqual([
    { seat: 's2', question: 'structures', answer: false },
    { seat: 's1', question: 'structures', answer: true },
  ]);
});

it('what the table has attested expires with the turn, and with the phase', () => {
  const table = atFirstTurn();
  table.do(attestCondition, { seat: 's1', question: 'structures', answer: true });
  expect(table.game.attested).toHaveLength(1);
  table.record([{ type: 'component-action.taken', seat: 's1', played: null }]);
  table.record([{ type: 'turn.ended', seat: 's1', exhausted: [] }]);
  expect(table.game.attested).toEqual([]);
  const seat = table.active ?? NO_SEAT;
  table.do(attestCondition, { seat, question: 'structures', answer: true });
  passEverybody(table);
  expect([table.at, table.game.attested]).toEqual(['status.score', []]);
});

it('R-GEN-05 what the table pays anyway takes no balance below zero', () => {
  const table = atFirstTurn(FULL).do(gainGoods, { seat: 's1', goods: 2 });
  const price = { goods: 5, tokens: { tactic: 9, strategy: 0 }, fragments: { unknown: 1 } };
  table.insist(pay, { seat: 's1', ...nothing, ...price });
  expect(table.overruled).toEqual(['below-zero']);
  expect(table.game.players['s1']).toMatchObject({
    goods: 0,
    tokens: { tactic: 0, fleet: 3, strategy: 2 },
    fragments: { unknown: 0 },
  });
  isReadable(table);
});

it('R-GEN-01 bad input that the table insists on keeps the record readable', () => {
  const table = atFirstTurn(FULL).do(gainRelic, { seat: 's1', relic: 'nano-forge' });
  table.insist(gainTechnology, { seat: 's2', technology: 'spec-ops-ii' });
  table.insist(gainRelic, { seat: 's2', relic: 'nano-forge', from: 's3' });
  table.insist(adjustBalance, { seat: 's1', changes: { goods: -3 } });
  table.insist(adjustBalance, { seat: 's1', changes: { fleet: 9 } });
  table.insist(holdings.settleSecondary, { seat: 's1', card: 'trade', how: 'paid' });
  expect(table.overruled).toEqual([
    'other-factions-technology',
    'relic-held',
    'below-zero',
    'above-total',
    'nothing-owed',
  ]);
  expect(table.game.players['s2']?.technologies).toContain('spec-ops-ii');
  expect(table.game.players['s1']?.goods).toBe(0);
  isReadable(table);
});

it('R-VP-06 a ledger below zero is shown as zero, and is itself again when it rises', () => {
  const table = atFirstTurn();
  table.insist(corrections.correctPoints, { lines: [{ seat: 's1', points: -2 }] });
  expect([pointsOf(table.game, 's1'), shownPoints(table.game, 's1')]).toEqual([-2, 0]);
  table.do(corrections.correctPoints, { lines: [{ seat: 's1', points: 3 }] });
  expect(shownPoints(table.game, 's1')).toBe(1);
});
