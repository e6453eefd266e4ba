/** Verbs that one tap joins, and what the end of a strategic action owes to others. */
import { describe, expect, test } from 'vitest';
import { gainPlanets } from '../../../../src/lib/core/commands/planets.ts';
import {
  declineRest,
  playStrategyCard,
} from '../../../../src/lib/core/commands/strategic-action.ts';
import { resolvePrimary } from '../../../../src/lib/core/commands/primary.ts';
import {
  endTurn,
  grantAction,
  takeTacticalAction,
} from '../../../../src/lib/core/commands/turns.ts';
import * as whole from '../../../../src/lib/core/commands/whole-turns.ts';
import { given } from '../../../support/given.ts';
import { atFirstTurn, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';
import { actionOf } from '../../../../src/lib/core/step.ts';

const { adjustBalanceAndEnd, closeCard, gainPlanetsAndEnd, layDownCard, resolvePrimaryAndEnd } =
  whole;

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const ONE = { tactic: 1, fleet: 0, strategy: 0 };
const NONE = { tactic: 0, fleet: 0, strategy: 0 };

/** Leadership is laid down and resolved: the table answers. */
function answering(): Table {
  const table = atFirstTurn({ players: 3, factions: FACTIONS }, { s1: ['leadership'] });
  table.do(playStrategyCard, { seat: 's1', card: 'leadership' });
  return table.do(resolvePrimary, { seat: 's1', card: 'leadership', tokens: null });
}

describe('no one else follows', () => {
  test('who is about to take tokens takes them, and is not declined', () => {
    const table = answering();
    const before = table.game.players['s2']?.tokens?.tactic ?? 0;
    const taking = [{ seat: 's2', tokens: ONE } as const];
    table.do(closeCard, { seat: 's1', card: 'leadership', taking });
    expect(table.at).toBe('action.turn');
    expect(table.game.players['s2']?.tokens?.tactic).toBe(before + 1);
    expect(table.facts).toContainEqual({
      type: 'secondaries.declined',
      card: 'leadership',
      seats: ['s3'],
    });
  });

  test('with everyone about to take tokens no one declines', () => {
    const table = answering();
    const taking = (['s2', 's3'] as const).map((seat) => ({ seat, tokens: ONE }));
    table.do(declineRest, { card: 'leadership', taking });
    expect(table.facts.map(({ type }) => type)).not.toContain('secondaries.declined');
    expect(table.facts.filter(({ type }) => type === 'tokens.gained')).toHaveLength(2);
  });

  test('who takes no token follows all the same', () => {
    const table = answering();
    table.do(declineRest, { card: 'leadership', taking: [{ seat: 's2', tokens: NONE }] });
    expect(table.facts.at(-2)).toMatchObject({ seat: 's2', answer: 'followed' });
    expect(table.facts.at(-1)).toMatchObject({ type: 'secondaries.declined', seats: ['s3'] });
  });

  test('without drafts all who wait decline, as before', () => {
    const table = answering().do(closeCard, { seat: 's1', card: 'leadership' });
    expect(table.facts.at(-2)).toMatchObject({ seats: ['s2', 's3'] });
  });
});

test('planets that are picked are recorded with the end of the turn, in one act', () => {
  const table = turnOf(atFirstTurn({ players: 3, factions: FACTIONS }), 's1');
  table.do(gainPlanets, { seat: 's2', planets: ['lodor'] });
  table.do(takeTacticalAction, { seat: 's1' });
  table.do(gainPlanetsAndEnd, { seat: 's1', planets: ['abyz', 'lodor'], take: true });
  expect(table.active).toBe('s2');
  expect(table.game.players['s1']?.planets).toEqual(expect.arrayContaining(['abyz', 'lodor']));
  expect(table.game.players['s2']?.planets).not.toContain('lodor');
});

test('a balance that an action changed is recorded with the end of the turn', () => {
  const table = turnOf(atFirstTurn({ players: 3 }), 's1').do(takeTacticalAction, { seat: 's1' });
  table.do(adjustBalanceAndEnd, { seat: 's1', changes: { goods: 2, fleet: 0 } });
  expect([table.active, table.game.players['s1']?.goods]).toEqual(['s2', 2]);
});

test('an action that changed no balance only ends the turn', () => {
  const table = turnOf(atFirstTurn({ players: 3 }), 's1').do(takeTacticalAction, { seat: 's1' });
  const facts = adjustBalanceAndEnd(table.game, table.referee.ruleset, { seat: 's1', changes: {} });
  expect(facts.map(({ type }) => type)).toEqual(['turn.ended']);
});

describe('a card that is laid down', () => {
  const held = (depth: 'essentials' | 'standard') =>
    atFirstTurn({ players: 3, settings: { depth } }, { s1: ['construction'] });
  const types = (table: Table) =>
    layDownCard(table.game, table.referee.ruleset, { seat: 's1', card: 'construction' }).map(
      ({ type }) => type,
    );

  test('is resolved with it when its primary records nothing', () => {
    expect(types(held('standard'))).toEqual(['strategy-card.played', 'primary.resolved']);
    expect(types(held('essentials'))).toEqual(['strategy-card.played', 'primary.resolved']);
  });

  test('waits for what its primary records', () => {
    const table = atFirstTurn({ players: 3 }, { s1: ['politics'] });
    const args = { seat: 's1', card: 'politics' } as const;
    expect(layDownCard(table.game, table.referee.ruleset, args)).toHaveLength(1);
  });
});

describe('who is let in free', () => {
  const laid = () =>
    turnOf(atFirstTurn({ players: 3 }, { s1: ['trade'] }), 's1').do(playStrategyCard, {
      seat: 's1',
      card: 'trade',
    });
  const trading = () => laid().do(resolvePrimary, { seat: 's1', card: 'trade', freed: ['s2'] });
  const followed = (table: Table) => actionOf(table.game)?.followUps[0]?.answers['s2'];

  test.each([false, true])(
    'R-CARD-12 takes it when the turn ends (the card readied: %s)',
    (keepReadied) => {
      const table = trading();
      given(table).when(endTurn, { seat: 's1', keepReadied }).isAccepted();
      expect(followed(table)).toBe('followed');
      expect(table.game.players['s2']).toMatchObject({ commodities: 3, tokens: { strategy: 2 } });
    },
  );

  test('R-CARD-12 takes it at the end of the turn, after a further action too', () => {
    const table = trading().do(grantAction, { seat: 's1' });
    expect(followed(table)).toBeUndefined();
    table.do(takeTacticalAction, { seat: 's1' }).do(endTurn, { seat: 's1' });
    expect(followed(table)).toBe('followed');
  });

  test('R-CARD-12 takes it when the primary and the turn are one tap', () => {
    const args = { seat: 's1' as const, card: 'trade', freed: ['s2' as const] };
    const table = laid();
    given(table).when(resolvePrimaryAndEnd, args).isAccepted();
    expect(followed(table)).toBe('followed');
    expect(table.game.players['s2']?.tokens?.strategy).toBe(2);
  });

  test('R-CARD-12 who took it already does not take it twice', () => {
    const table = trading().do(declineRest, { card: 'trade' });
    const facts = endTurn(table.game, table.referee.ruleset, { seat: 's1' });
    expect(facts.map(({ type }) => type)).toEqual(['turn.ended']);
  });
});
