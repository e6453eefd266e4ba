/** The words of the table in the language of the app. */
export { table, type LaneFacts } from './en/table.ts';
