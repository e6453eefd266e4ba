/** The words of strategy cards in the language of the app. */
export { strategyCards } from './en/strategy-cards.ts';
