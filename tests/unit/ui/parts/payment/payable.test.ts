import { expect, test } from 'vitest';
import { correctBalances } from '$lib/core/commands/corrections.ts';
import type { ProposedPayment } from '$lib/core/conditions/verdict.ts';
import { NOTHING_PAID } from '$lib/core/payment.ts';
import { canPayOtherwise, payableBy } from '$lib/ui/parts/payment/payment.ts';
import { atFirstTurn } from '../../../../support/rounds.ts';

const FREE: ProposedPayment = { ...NOTHING_PAID, certain: false };

test('a payment in which nothing can be changed has no editor', () => {
  const table = atFirstTurn({ players: 3, factions: ['federation-of-sol', 'winnu'] });
  table.do(correctBalances, { seat: 's1', balances: { goods: 0 } });
  const payable = (payment: ProposedPayment) => payableBy(table.game, 's1', payment);
  expect(canPayOtherwise(payable(FREE))).toBe(false);
  expect(payable({ ...FREE, tokens: { tactic: 0, fleet: 0, strategy: 3 } })).toMatchObject({
    tactic: 3,
  });
  table.do(correctBalances, { seat: 's1', balances: { goods: 2 } });
  expect(canPayOtherwise(payable(FREE))).toBe(true);
  expect(payable(FREE)).toEqual({ planets: [], goods: 2, tactic: 0 });
});
