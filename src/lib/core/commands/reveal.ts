/** Public objectives that come to lie on the table (LRR PoK 61.13, 81.2). */
import type { Requirement } from '../event-parts.ts';
import type { EventOf } from '../events.ts';
import type { Ruleset } from '../ruleset.ts';

/**
 * A public card as the table names it; all but its id is said of a card alone that no box lists. Such a card is
 * of stage I, if nothing else is said.
 */
interface NamedObjective {
  objective: string;
  name?: string | undefined;
  stage?: 1 | 2 | undefined;
  points?: number | undefined;
  requirement?: Requirement | undefined;
}

/** The fact that turns up a public card; an unknown one is worth its stage, in the status phase. */
export function revealFact(ruleset: Ruleset, card: NamedObjective): EventOf<'objective.revealed'> {
  const facts = ruleset.objectives[card.objective];
  const { standing, ends } = facts ?? {};
  const { stage = 1, requirement } = card;
  return {
    type: 'objective.revealed',
    objective: card.objective,
    stage: facts ? (facts.stage ?? null) : stage,
    points: facts?.points ?? card.points ?? stage,
    phase: facts?.phase ?? 'status',
    ...(card.name ? { name: card.name } : {}),
    ...(requirement && !facts ? { requirement } : {}),
    ...(standing ? { standing } : {}),
    ...(ends ? { ends } : {}),
  };
}
