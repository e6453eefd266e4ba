/** What a seat may have: the rules themselves answer (R-TRD-11, R-REF-07). */
export { commodityLimit, handLimit, handsOver } from '../rules/standing.ts';
export { tokensForResearch } from '../rules/holdings.ts';
