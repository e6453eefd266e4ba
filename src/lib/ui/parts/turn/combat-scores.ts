/** What has been scored for the combats of the current action. */
import type { GameEvent, ObjectiveScored } from '$lib/core/events.ts';
import type { Combat } from '$lib/core/game.ts';

/**
 * The scores of each combat, in the order of the combats. A seat uses the slot of the first combat
 * that it has not used, so its scores and the combats that it used go together, the last to the last.
 */
export function combatScores(
  combats: readonly Combat[],
  recent: readonly GameEvent[],
): readonly (readonly ObjectiveScored[])[] {
  const scored = recent.filter(
    (fact): fact is ObjectiveScored => fact.type === 'objective.scored' && fact.slot === 'combat',
  );
  return combats.map(({ used }, i) =>
    used.flatMap((seat) => {
      const own = scored.filter((fact) => fact.seat === seat);
      const later = combats.slice(i).filter((combat) => combat.used.includes(seat)).length;
      return own.at(-later) ?? [];
    }),
  );
}
