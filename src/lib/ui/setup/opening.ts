/** The two objectives that are turned up before the first round (LRR PoK 61.13, LRR 1.2 52.13). */
import type { Ruleset } from '$lib/core/ruleset.ts';
import { ownId } from '$lib/ui/kit/own-id.ts';
import { shuffled, type Below } from './chance.ts';
import type { OpeningCard } from './draft.ts';

/** Every stage I objective of the game in play. */
export function stageOne(ruleset: Ruleset): string[] {
  return Object.entries(ruleset.objectives)
    .filter(([, facts]) => facts.kind === 'public' && facts.stage === 1)
    .map(([objective]) => objective);
}

/** Two of them by chance. */
export function dealtOpening(ruleset: Ruleset, chance: Below): [OpeningCard, OpeningCard] {
  const [one, two] = shuffled(stageOne(ruleset), chance);
  return [{ objective: one! }, { objective: two! }];
}

/** Longest name of a card typed by hand. */
const CARD_NAME = 80;

/** A card that the app does not know, under an id made of its name. */
export function typedCard(text: string): OpeningCard {
  const name = text.replace(/\s+/g, ' ').trim().slice(0, CARD_NAME);
  return { objective: ownId(name), name };
}
