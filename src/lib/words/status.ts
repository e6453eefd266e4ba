/** The status phase, in the language of the app. */
export { status } from './en/status.ts';
