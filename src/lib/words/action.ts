/** The words of the action phase in the language of the app. */
export { deeds, follow, primaryDone, secret, strategic } from './en/action.ts';
export { turn } from './en/turn.ts';
