/** What is said of a strategy card: by the family that is spoken now, by the base game, or by its table; or nothing. */
import { strategyCards } from '$words/strategy-cards.ts';
import type { StrategyCardWords } from './card-words.ts';
import { spokenFamily } from './spoken-family.ts';
import { typedStrategyCard } from './typed-names.ts';

export const strategyCardWords = (id: string): StrategyCardWords | undefined =>
  spokenFamily()?.strategyCards[id] ?? strategyCards[id] ?? typedStrategyCard(id);
