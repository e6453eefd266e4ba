/** What follows without the strategy pool: the rules themselves answer (R-SACT-10). */
export { tokenWays, type TokenWay } from '../rules/token-sources.ts';
