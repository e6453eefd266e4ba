/** What a seat may have and gains: the rules themselves answer (R-TRD-11, R-REF-07, R-STAT-06). */
export { commodityLimit, handLimit, handsOver } from '../rules/standing.ts';
export { tokensForResearch } from '../rules/holdings.ts';
export { statusGain, statusTokensOf } from '../rules/tokens.ts';
