/** What only a table that tracks everything needs, in the language of the app. */
export { full, votePlanetWords } from './en/full.ts';
