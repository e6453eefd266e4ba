/** What a seat may have: the rules themselves answer (R-TRD-11). */
export { commodityLimit } from '../rules/standing.ts';
