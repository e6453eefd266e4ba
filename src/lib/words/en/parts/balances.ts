import { pool } from './spoken.ts';

/** What a player holds, as the table calls it. */
export const balances = {
  get tactic() {
    return pool('tactic').name;
  },
  get fleet() {
    return pool('fleet').name;
  },
  get strategy() {
    return pool('strategy').name;
  },
  goods: 'Goods',
  commodities: 'Commodities',
} as const;

export type Balance = keyof typeof balances;
