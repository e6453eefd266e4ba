import type { Payment } from '$lib/core/payment.ts';
import { amounts, few, listed } from './parts/amounts.ts';
import { isScored, pool, things, toScore } from './parts/spoken.ts';

function parts({ goods, tokens, actionCards, fragments }: Payment, planets: readonly string[]) {
  const spent = Object.values(fragments).reduce((sum, count) => sum + count, 0);
  return [
    ...planets,
    goods > 0 && amounts.goods(goods),
    tokens.tactic > 0 && `${tokens.tactic} ${pool('tactic').within}`,
    tokens.strategy > 0 && `${tokens.strategy} ${pool('strategy').within}`,
    actionCards > 0 && amounts.actionCards(actionCards),
    spent > 0 && amounts.fragments(spent),
  ].filter((part) => part !== false);
}

/** Sentences of who can score what: the reason, the question, the price. */
export const eligibility = {
  notMet: 'Not met, according to the sheet',
  has: (items: readonly string[]) => `Has ${listed(few(items))}`,
  told: 'Confirmed by the table',
  fromTheSheet: 'Counted from the sheet',
  counted: (items: readonly string[]) => `Counted: ${listed(few(items))}`,
  pays: (paid: Payment, planets: readonly string[]) => {
    const list = parts(paid, planets);
    return list.length > 0 ? `Pays ${listed(list)}` : 'Paid at the table';
  },
  mayPay: (goods: number, planets: boolean) => {
    if (!planets) return `Pays ${amounts.goods(goods)}`;
    return goods > 0 ? `Pays with planets + ${amounts.goods(goods)}` : 'Pays with planets';
  },
  otherwise: 'Change',
  planets: 'Planets that pay',
  goods: 'Trade goods paid',
  tokens: (strategy: number) =>
    `From ${pool('tactic').within} (from ${pool('strategy').within}: ${strategy})`,
  get tactic() {
    return `${things().tokens} paid from ${pool('tactic').within}`;
  },
  yes: 'Yes',
  no: 'No',
  say: (answer: string, question: string) => `${answer}: ${question}`,
  secrets: {
    get title() {
      return `Was a secret ${isScored()}?`;
    },
    get combat() {
      return `Was a secret ${isScored()} in this combat?`;
    },
    count: (count: number) => `${count} possible`,
    hint: 'tap it if so',
    scores: (name: string, objective: string) => `${name}: ${objective}`,
    lastToPass: (objective: string) => `Pass last and ${toScore()} ${objective}`,
  },
};
