/** The names of planets in the language of the app. */
export { planetName } from './en/planets.ts';
