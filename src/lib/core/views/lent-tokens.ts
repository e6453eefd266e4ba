/** Initiative tokens that are lent, for screens (R-INIT-04). */
export { lentTokens } from '../rules/initiative.ts';
