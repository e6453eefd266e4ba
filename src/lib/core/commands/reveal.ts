/** Public objectives that come to lie on the table (LRR PoK 61.13, 81.2). */
import type { EventOf } from '../events.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * The fact that turns up a public card; an unknown one is of stage I, if nothing else is said, pays as much
 * as the number of its stage, and is scored in the status phase.
 */
export function revealFact(
  ruleset: Ruleset,
  card: { objective: string; name?: string | undefined; stage?: 1 | 2 | undefined },
): EventOf<'objective.revealed'> {
  const facts = ruleset.objectives[card.objective];
  const { standing, ends } = facts ?? {};
  return {
    type: 'objective.revealed',
    objective: card.objective,
    stage: facts ? (facts.stage ?? null) : (card.stage ?? 1),
    points: facts?.points ?? card.stage ?? 1,
    phase: facts?.phase ?? 'status',
    ...(card.name ? { name: card.name } : {}),
    ...(standing ? { standing } : {}),
    ...(ends ? { ends } : {}),
  };
}
