/** The end of a game, in the language of the app. */
export { end } from './en/end.ts';
