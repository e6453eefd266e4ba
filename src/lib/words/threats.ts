/** The threat board, in the language of the app. */
export { threats } from './en/threats.ts';
