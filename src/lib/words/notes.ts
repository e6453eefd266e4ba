/** The names of promissory notes in the language of the app. */
export { noteName } from './en/notes.ts';
