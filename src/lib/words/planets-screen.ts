/** The words of the screens about planets in the language of the app. */
export { planetsScreen } from './en/planets-screen.ts';
