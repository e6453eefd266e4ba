/** What a seat scores with the card that scores a public, if no one says otherwise. */
import { expect, it } from 'vitest';
import { playStrategyCard } from '../../../../src/lib/core/commands/strategic-action.ts';
import { setHome } from '../../../../src/lib/core/commands/turns.ts';
import { likelyPublic } from '../../../../src/lib/core/queries/scoring.ts';
import { atFirstTurn, turnOf } from '../../../support/rounds.ts';
import type { Table } from '../../../support/table.ts';

const PUBLICS = ['corner-the-market', 'develop-weaponry'];

function playing(): Table {
  const table = atFirstTurn({ players: 3, objectives: PUBLICS }, { s1: ['imperial'] });
  return turnOf(table, 's1').do(playStrategyCard, { seat: 's1', card: 'imperial' });
}
const likely = (table: Table, met: readonly string[]) =>
  likelyPublic(table.referee, table.snapshot, 's1', (_, objective) => ({
    value: met.includes(objective) ? 'yes' : 'ask',
  }));

it('is one whose condition is met, and nothing where none is known to be', () => {
  const table = playing();
  expect(likely(table, [])).toBeNull();
  expect(likely(table, ['develop-weaponry'])).toBe('develop-weaponry');
});

it('is none that is scored already, and none while the home system is not whole', () => {
  const table = playing();
  table.tap([
    {
      type: 'objective.scored',
      seat: 's1',
      objective: 'corner-the-market',
      kind: 'public',
      stage: 1,
      points: 1,
      phase: 'status',
      slot: 'imperial',
    },
  ]);
  // It has scored with this card.
  expect(likely(table, PUBLICS)).toBeNull();
  const homeless = playing().do(setHome, { seat: 's1', controlled: false });
  expect(likely(homeless, PUBLICS)).toBeNull();
});

it('is the one worth most', () => {
  const { referee, snapshot } = playing();
  const objectives = snapshot.context.objectives.map((card, i) => ({ ...card, points: i + 1 }));
  const dearer = { ...snapshot, context: { ...snapshot.context, objectives } };
  const best = likelyPublic(referee, dearer, 's1', () => ({ value: 'yes' }));
  expect(best).toBe(objectives.at(-1)?.id);
});
