/** The names of technologies in the language of the app. */
export { technologyName } from './en/technologies.ts';
