/** What a seat may have: the rules themselves answer (R-TRD-11). */
export { commodityLimit, handLimit } from '../rules/standing.ts';
