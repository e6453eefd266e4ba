/** Points beside objectives, and what is owed for a secondary, in the language of the app. */
export { audit, debts, events, pointWords, pointsByHand, type OfferNames } from './en/points.ts';
