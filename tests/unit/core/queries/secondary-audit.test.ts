/** Who followed, who paid, who could not, as the screen says it. */
import { expect } from 'vitest';
import * as strategic from '../../../../src/lib/core/commands/strategic-action.ts';
import { adjustBalance } from '../../../../src/lib/core/commands/tokens.ts';
import { auditOf } from '../../../../src/lib/core/queries/secondary-audit.ts';
import type { Seat } from '../../../../src/lib/core/game.ts';
import { BOTH, inRulesets, type Start } from '../../../support/in-rulesets.ts';
import { openCard, pickAll } from '../../../support/rounds.ts';
import type { NewTable, Table } from '../../../support/table.ts';

const { declineRest, declineSecondary, followSecondary } = strategic;
const card = 'politics';

/** Ana has just played Politics. */
function played(start: Start, options: NewTable = {}): Table {
  const table = pickAll(start({ players: 5, ...options }), { s1: [card] });
  return openCard(table, 's1', card);
}
const without = (table: Table, seat: Seat) =>
  table.do(adjustBalance, { seat, changes: { strategy: -2 } });
const audit = ({ game, referee }: Table) =>
  Object.fromEntries(auditOf(game, referee.ruleset, card).map(({ seat, state }) => [seat, state]));

inRulesets(BOTH, 'R-SACT-05 who followed, who paid, who owes, who may still follow', (start) => {
  const table = played(start).do(followSecondary, { seat: 's2', card });
  table.insist(followSecondary, { seat: 's3', card, owing: true });
  without(table, 's4');
  expect(audit(table)).toEqual({ s2: 'paid', s3: 'owing', s4: 'unable', s5: 'open' });
});

inRulesets(BOTH, 'R-SACT-06 who declined with a token in hand did not follow', (start) => {
  const table = played(start).do(declineSecondary, { seat: 's2', card });
  table.do(declineRest, { card });
  for (const seat of ['s2', 's3'] as const) without(table, seat);
  expect(audit(table)).toMatchObject({ s2: 'declined', s3: 'declined' });
});

inRulesets(BOTH, 'R-SACT-06 who declined without a token could not follow', (start) => {
  const table = played(start);
  for (const seat of ['s2', 's3'] as const) without(table, seat);
  table.do(declineSecondary, { seat: 's2', card }).do(declineRest, { card });
  for (const seat of ['s2', 's3'] as const)
    table.do(adjustBalance, { seat, changes: { strategy: 2 } });
  expect(audit(table)).toMatchObject({ s2: 'unable', s3: 'unable', s4: 'declined' });
});

inRulesets(BOTH, 'R-SACT-06 where tokens are not tracked no one was unable', (start) => {
  const table = played(start, { settings: { depth: 'essentials' } }).do(declineRest, { card });
  expect(new Set(Object.values(audit(table)))).toEqual(new Set(['declined']));
});
