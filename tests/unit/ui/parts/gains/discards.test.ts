/** What hands over their limit lay down, and that it is what the draw of the status phase brings. */
import { expect, it } from 'vitest';
import { also } from '$lib/core/commands/command.ts';
import { correctHoldings } from '$lib/core/commands/holdings.ts';
import { revealObjective } from '$lib/core/commands/objectives.ts';
import { finishSteps } from '$lib/core/commands/status.ts';
import { adjustBalance } from '$lib/core/commands/tokens.ts';
import { previewCommand, tapAll } from '$lib/core/engine/tap.ts';
import { headOf } from '$lib/core/engine/engine-state.ts';
import { discardsAt, discardsSaid, discarding } from '$lib/ui/parts/gains/gains.svelte.ts';
import {
  answerAll,
  atFirstTurn,
  nextObjective,
  passEverybody,
} from '../../../../support/rounds.ts';
import type { Table } from '../../../../support/table.ts';

/** The draw of a status phase: Yssaril keeps any number of cards, Sol draws two. */
function drawing(hands: readonly number[], depth: 'full' | 'standard' = 'full'): Table {
  const table = atFirstTurn({
    players: 4,
    factions: ['clan-of-saar', 'yssaril-tribes', 'federation-of-sol', 'winnu'],
    settings: { depth },
  });
  hands.forEach((actionCards, i) => {
    const holdings = { actionCards, ...(i === 2 ? { technologies: ['neural-motivator'] } : {}) };
    table.do(correctHoldings, { seat: `s${i + 1}`, holdings });
  });
  answerAll(passEverybody(table));
  return table.do(revealObjective, { objective: nextObjective(table) });
}
const draw = { step: 'draw' } as const;
const drawn = ({ state, referee }: Table) =>
  discardsAt(previewCommand(state, [also(finishSteps, draw)]), referee.ruleset);

it('R-ACT-14 is what a draw brings over the limit, as much as each draws', () => {
  const table = drawing([7, 9, 6, 6]);
  expect(discardsAt(table.game, table.referee.ruleset)).toEqual([]);
  const rows = drawn(table);
  expect(rows).toEqual([
    { seat: 's1', changes: { actionCards: -1 } },
    { seat: 's3', changes: { actionCards: -1 } },
  ]);
  expect(discardsSaid(rows, (seat) => seat)).toBe('Discarded: s1 1, s3 1');
});

it('R-ACT-14 is recorded after the draw, as one discard after the other', () => {
  const table = drawing([8, 0, 7, 0]);
  const { state, referee } = table;
  const how = { head: headOf(state), stamps: { at: 0, mono: 0, run: '', app: '' } };
  const draws = finishSteps(table.game, referee.ruleset, draw);
  const tapped = tapAll(state, [() => draws, discarding], how);
  if (!tapped.ok) throw new Error('not taken');
  const facts = tapped.entries.flatMap(({ body }) => (body.kind === 'fact' ? body.fact : []));
  const discards = drawn(table).flatMap((row) => adjustBalance(table.game, referee.ruleset, row));
  expect(discards).toHaveLength(2);
  expect(facts).toEqual([...draws, ...discards]);
  expect(new Set(tapped.entries.map(({ group }) => group)).size).toBe(1);
});

it('R-ACT-14 is nothing where hands stay within it, or are not counted', () => {
  expect(drawn(drawing([6, 9, 5, 0]))).toEqual([]);
  expect(drawn(drawing([], 'standard'))).toEqual([]);
});
