/** The words of the screens about technologies in the language of the app. */
export { technologiesScreen } from './en/technologies-screen.ts';
