/** The printed cards, as screens ask for them. */
export { cardsOfRuleset } from '$lib/rulesets/cards.ts';
