/** The words of the strategy phase in the language of the app. */
export { strategy } from './en/strategy.ts';
