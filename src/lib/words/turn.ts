/** One turn, in the language of the app. */
export { turn } from './en/turn.ts';
