/** The agenda phase, in the language of the app. */
export { agenda } from './en/agenda.ts';
