/** The words of the table in the language of the app. */
export { table } from './en/table.ts';
