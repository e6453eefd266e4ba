/** The words of objectives in the language of the app. */
export { objectives } from './en/objectives.ts';
