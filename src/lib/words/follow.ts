/** Answers to a secondary, in the language of the app. */
export { follow } from './en/follow.ts';
