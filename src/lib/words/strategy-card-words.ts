/** What is said of a strategy card: by the family that is spoken now, else by the base game; or nothing. */
import { strategyCards } from '$words/strategy-cards.ts';
import type { StrategyCardWords } from './card-words.ts';
import { spokenFamily } from './spoken-family.ts';

export const strategyCardWords = (id: string): StrategyCardWords | undefined =>
  spokenFamily()?.strategyCards[id] ?? strategyCards[id];
