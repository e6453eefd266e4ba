/** What following a strategy card costs, in words. */
import type { StrategyCardFacts } from '$lib/core/ruleset.ts';
import { follow as words } from '$words/follow.ts';

export function priceOf(card: StrategyCardFacts | undefined): string {
  const buys = card?.secondary.find((effect) => effect.effect === 'buy-tokens');
  return words.price(
    card?.secondaryCost ?? 0,
    buys?.effect === 'buy-tokens' ? buys.influence : null,
  );
}
