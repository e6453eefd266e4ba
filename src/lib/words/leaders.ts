/** The names of leaders in the language of the app. */
export { leaderName } from './en/leaders.ts';
