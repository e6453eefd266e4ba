import { withPools } from './spoken.ts';

/** What a player holds, as the table calls it. */
export const balances = withPools({ goods: 'Goods', commodities: 'Commodities' });

export type Balance = keyof typeof balances;
