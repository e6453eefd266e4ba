/** Objectives as a list to choose from. */
import type { GameModel } from '$lib/ui/model/game-model.svelte.ts';
import { requirementOf } from '$lib/ui/model/card-text.ts';
import { inOrder } from '$lib/words/order.ts';

/** These objectives by name, each with what it asks for. */
export const objectiveItems = (model: GameModel, ids: readonly string[]) =>
  ids
    .map((id) => ({ id, label: model.objectiveName(id), detail: requirementOf(model.game, id) }))
    .sort((a, b) => inOrder(a.label, b.label));

/** The public objectives of a stage that are not up yet. */
export function deckItems(model: GameModel, stage: 1 | 2) {
  const up = model.game.objectives.map(({ id }) => id);
  const deck = Object.entries(model.ruleset.objectives).filter(
    ([id, facts]) => facts.kind === 'public' && facts.stage === stage && !up.includes(id),
  );
  return objectiveItems(
    model,
    deck.map(([id]) => id),
  );
}
