/** The words of planets and technologies set by hand in the language of the app. */
export { holdingsSet } from './en/holdings-set.ts';
