/** The words of the history in the language of the app. */
export { history } from './en/history.ts';
