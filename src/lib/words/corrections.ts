/** The words of the corrections in the language of the app. */
export { corrections } from './en/corrections.ts';
