/** What happens in a tactical or a component action, in the language of the app. */
export { deeds } from './en/deeds.ts';
