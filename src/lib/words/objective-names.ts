/** Names of objectives in the language of the app: all that a table shows of them at first. */
export { objectiveName } from './en/objective-names.ts';
