/** The words of the kit in the language of the app. */
export { kit } from './en/kit.ts';
