/** The names of relics in the language of the app. */
export { relicName } from './en/relics.ts';
