/** What a player holds, as the table calls it. */
export const balances = {
  tactic: 'Tactic',
  fleet: 'Fleet',
  strategy: 'Strategy',
  goods: 'Goods',
  commodities: 'Commodities',
} as const;

export type Balance = keyof typeof balances;
