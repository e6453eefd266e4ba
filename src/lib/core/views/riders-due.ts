/** Predictions that came true and are not paid yet, for screens. */
export { ridersDue } from '../rules/agenda.ts';
