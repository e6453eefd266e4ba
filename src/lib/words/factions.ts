/** The words of factions in the language of the app. */
export { factions } from './en/factions.ts';
