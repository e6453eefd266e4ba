/** The words of the action phase in the language of the app. */
export { deeds, follow, primaryDone, secret, strategic, turn } from './en/action.ts';
