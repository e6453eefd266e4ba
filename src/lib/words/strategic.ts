/** The strategic action, in the language of the app. */
export { strategic } from './en/strategic.ts';
