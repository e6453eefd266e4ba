/** What is typed of a strategy card that no box lists, and what is kept of it. */
import { rulesetOf } from '$lib/session/rules.ts';
import type { TypedRowOf } from '$lib/session/typed-shelf.svelte.ts';
import { ownId } from '$lib/ui/kit/own-id.ts';
import { strategyCardWords } from '$lib/words/strategy-card-words.ts';
import { typedWords as words } from '$words/typed-cards.ts';
import type { HouseDraft } from './draft.ts';

export interface StrategyCardForm {
  name: string;
  initiative: number;
  cost: number;
}

/** A form with nothing but the first number that no printed card has. */
export function emptyStrategyCard({ expansions }: HouseDraft): StrategyCardForm {
  const numbers = Object.values(rulesetOf(expansions).strategyCards).map((row) => row.initiative);
  return { name: '', initiative: Math.max(0, ...numbers) + 1, cost: 1 };
}

/** The card, or null while it has no name. */
export function strategyCardFrom(form: StrategyCardForm): TypedRowOf<'strategy-card'> | null {
  const name = form.name.replace(/\s+/g, ' ').trim();
  const { initiative, cost } = form;
  return name === '' ? null : { kind: 'strategy-card', card: ownId(name), name, initiative, cost };
}

/** Whether a card of this number takes the place of a printed one, as a sentence. */
export function besideOrInstead(initiative: number, { expansions }: HouseDraft): string {
  const printed = Object.entries(rulesetOf(expansions).strategyCards).find(
    ([, facts]) => facts.initiative === initiative,
  );
  return printed
    ? words.insteadOf(strategyCardWords(printed[0])?.name ?? printed[0])
    : words.beside;
}
