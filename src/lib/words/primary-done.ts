/** What a primary did, in the language of the app. */
export { primaryDone } from './en/primary-done.ts';
