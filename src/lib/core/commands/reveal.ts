/** Public objectives that come to lie on the table (LRR PoK 61.13, 81.2). */
import type { EventOf } from '../events.ts';
import type { Ruleset } from '../ruleset.ts';

/** The fact that turns up a public card; an unknown one is stage I, 1 point, status phase. */
export function revealFact(
  ruleset: Ruleset,
  card: { objective: string; name?: string | undefined },
): EventOf<'objective.revealed'> {
  const facts = ruleset.objectives[card.objective];
  const { standing, ends } = facts ?? {};
  return {
    type: 'objective.revealed',
    objective: card.objective,
    stage: facts ? (facts.stage ?? null) : 1,
    points: facts?.points ?? 1,
    phase: facts?.phase ?? 'status',
    ...(card.name ? { name: card.name } : {}),
    ...(standing ? { standing } : {}),
    ...(ends ? { ends } : {}),
  };
}
