/** Initiative tokens that are lent, for screens (R-INIT-04). */
export { lentTokens, type LentToken } from '../rules/initiative.ts';
