/** What a primary gives is taken, or left out knowingly. */
import { describe, expect, it } from 'vitest';
import { resolvePrimary, type PrimaryChoices } from '../../../../src/lib/core/commands/primary.ts';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { holdMecatol } from '../../../../src/lib/core/commands/turns.ts';
import { takeStrategicAction } from '../../../../src/lib/core/commands/whole-turns.ts';
import { pointsOf } from '../../../../src/lib/core/points.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, turnOf } from '../../../support/rounds.ts';
import type { NewTable } from '../../../support/table.ts';

/** Ana has her turn with this card in hand. */
const holding = (card: string, options: NewTable = {}) =>
  turnOf(atFirstTurn({ players: 3, ...options }, { s1: [card] }), 's1');
const laid = (card: string, options: NewTable = {}) =>
  holding(card, options).do(playStrategyCard, { seat: 's1', card });
const resolving = (card: string, choices: PrimaryChoices, options: NewTable = {}) =>
  given(laid(card, options)).when(resolvePrimary, { seat: 's1', card, ...choices });

describe('a mandatory gain of which nothing is said', () => {
  it.each([
    ['leadership', 'tokens'],
    ['politics', 'speaker'],
  ])('R-SACT-08 is refused, with the argument that is missing: %s', (card, argument) => {
    resolving(card, {}).isRefused('gain-unsaid');
    const table = laid(card);
    const [fact] = resolvePrimary(table.game, table.referee.ruleset, { seat: 's1', card }).slice(
      -1,
    );
    expect(fact).toMatchObject({ type: 'primary.resolved', unsaid: [argument] });
  });

  it('R-SACT-08 is no one’s business where it is not tracked', () => {
    resolving('leadership', {}, { settings: { depth: 'essentials' } }).isAccepted();
  });
});

describe('a mandatory gain', () => {
  const three = { tactic: 1, fleet: 1, strategy: 1 };

  it.each<[string, PrimaryChoices]>([
    ['leadership', { tokens: three }],
    ['politics', { speaker: 's2' }],
  ])('R-SACT-08 is taken as the table says: %s', (card, choices) => {
    resolving(card, choices).isAccepted();
  });

  it('R-SACT-08 of goods, commodities and the point for Mecatol Rex comes by itself', () => {
    const trade = laid('trade').do(resolvePrimary, { seat: 's1', card: 'trade' });
    expect(trade.facts.slice(-3).map(({ type }) => type)).toEqual([
      'goods.gained',
      'commodities.replenished',
      'primary.resolved',
    ]);
    expect(trade.facts.at(-1)).toHaveProperty('left', []);
    const imperial = holding('imperial').do(holdMecatol, { seat: 's1' });
    imperial.do(playStrategyCard, { seat: 's1', card: 'imperial' });
    imperial.do(resolvePrimary, { seat: 's1', card: 'imperial' });
    expect(pointsOf(imperial.game, 's1')).toBe(1);
  });

  it.each<[string, PrimaryChoices, string[]]>([
    ['leadership', { tokens: null }, ['tokens']],
    ['politics', { speaker: null }, ['speaker']],
    ['trade', { goods: null, commodities: null }, ['goods', 'commodities']],
  ])('R-SACT-08 may be left out, and is recorded so: %s', (card, choices, left) => {
    const table = laid(card);
    given(table)
      .when(resolvePrimary, { seat: 's1', card, ...choices })
      .isAccepted();
    expect(table.facts.slice(-1)).toMatchObject([{ type: 'primary.resolved', left }]);
  });

  it('R-SACT-08 may be left out, and is recorded so: imperial', () => {
    const table = holding('imperial').do(holdMecatol, { seat: 's1' });
    table.do(playStrategyCard, { seat: 's1', card: 'imperial' });
    table.do(resolvePrimary, { seat: 's1', card: 'imperial', point: null });
    expect(table.facts.at(-1)).toMatchObject({ type: 'primary.resolved', left: ['point'] });
    expect(pointsOf(table.game, 's1')).toBe(0);
  });

  it('R-SACT-08 is left out by the whole action in one tap, which tracks no more', () => {
    const table = holding('trade').do(takeStrategicAction, { seat: 's1', card: 'trade' });
    const resolved = table.facts.find(({ type }) => type === 'primary.resolved');
    expect(resolved).toMatchObject({ left: ['goods', 'commodities'] });
  });
});
