import { describe, expect, test } from 'vitest';
import { playStrategyCard, resolvePrimary } from '$lib/core/commands/strategic-action.ts';
import { takeTacticalAction } from '$lib/core/commands/turns.ts';
import { gainPlanets } from '$lib/core/commands/planets.ts';
import { closeCard, declineOthers } from '$lib/ui/action/close-card.ts';
import { gainAndEnd } from '$lib/ui/action/gain-and-end.ts';
import { atFirstTurn, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const FACTIONS = ['federation-of-sol', 'emirates-of-hacan', 'winnu'];
const ONE = { tactic: 1, fleet: 0, strategy: 0 };
const NONE = { tactic: 0, fleet: 0, strategy: 0 };

/** Leadership is laid down and resolved: the table answers. */
function answering(): Table {
  const table = atFirstTurn({ players: 3, factions: FACTIONS }, { s1: ['leadership'] });
  table.do(playStrategyCard, { seat: 's1', card: 'leadership' });
  return table.do(resolvePrimary, { seat: 's1', card: 'leadership' });
}

describe('nobody else follows', () => {
  test('who is about to take tokens takes them, and is not declined', () => {
    const table = answering();
    const before = table.game.players['s2']?.tokens?.tactic ?? 0;
    const taking = [{ seat: 's2', tokens: ONE }];
    table.do(closeCard, { seat: 's1', card: 'leadership', taking });
    expect(table.at).toBe('action.turn');
    expect(table.game.players['s2']?.tokens?.tactic).toBe(before + 1);
    expect(table.facts).toContainEqual({
      type: 'secondaries.declined',
      card: 'leadership',
      seats: ['s3'],
    });
  });

  test('with everybody about to take tokens nobody declines', () => {
    const table = answering();
    const taking = ['s2', 's3'].map((seat) => ({ seat, tokens: ONE }));
    table.do(declineOthers, { card: 'leadership', taking });
    expect(table.facts.map(({ type }) => type)).not.toContain('secondaries.declined');
    expect(table.facts.filter(({ type }) => type === 'tokens.gained')).toHaveLength(2);
  });

  test('who takes no token follows all the same', () => {
    const table = answering();
    table.do(declineOthers, { card: 'leadership', taking: [{ seat: 's2', tokens: NONE }] });
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
  table.do(gainAndEnd, { seat: 's1', planets: ['abyz', 'lodor'], take: true });
  expect(table.active).toBe('s2');
  expect(table.game.players['s1']?.planets).toEqual(expect.arrayContaining(['abyz', 'lodor']));
  expect(table.game.players['s2']?.planets).not.toContain('lodor');
});
