/** The words of starting choices in the language of the app. */
export { starting } from './en/starting.ts';
