/** The words of who can score what, in the language of the app. */
export { eligibility } from './en/eligibility.ts';
