/** The words that lead to planets and technologies in the language of the app. */
export { holdingDoors } from './en/holding-doors.ts';
