/** The words of riders in the language of the app. */
export { riders } from './en/riders.ts';
