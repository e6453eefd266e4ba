/** The short forms in which the tables of every ruleset are written: one call is one card. */
import type { AgendaFacts, FactionFacts, ObjectiveFacts } from '../core/ruleset.ts';
import type { AgendaType, Election, ObjectivePhase } from '../core/vocabulary.ts';

/** A public objective: worth its stage, scored in the status phase (LRR 1.2 52.3, 52.4). */
export function publicObjective(stage: 1 | 2): ObjectiveFacts {
  return { kind: 'public', stage, points: stage, phase: 'status' };
}

/** A secret objective: worth 1 point in the phase printed on it (LRR 1.2 52.3, 52.4). */
export function secretObjective(phase: ObjectivePhase): ObjectiveFacts {
  return { kind: 'secret', stage: null, points: 1, phase };
}

/** A secret that is scored for a combat (LRR 1.2 52.7). */
export const combatSecret = (): ObjectiveFacts => ({
  ...secretObjective('action'),
  inCombat: true,
});

type AgendaMore = Partial<Omit<AgendaFacts, 'type' | 'election'>>;

function agenda(type: AgendaType, election: Election, more: AgendaMore): AgendaFacts {
  return {
    type,
    election,
    keptByElected: false,
    points: [],
    effects: [],
    keepsPointsIfDiscarded: true,
    ...more,
  };
}

/** A law: stays in play when it is passed (LRR 1.2 7.2). */
export function law(election: Election, more: AgendaMore = {}): AgendaFacts {
  return agenda('law', election, more);
}

/** A directive: resolved once and discarded (LRR 1.2 7.8). */
export function directive(election: Election, more: AgendaMore = {}): AgendaFacts {
  return agenda('directive', election, more);
}

/** A faction with its commodity limit (LRR 1.2 20.2); two tokens each status phase unless told. */
export function faction(
  commodities: number,
  more: Partial<Omit<FactionFacts, 'commodities'>> = {},
): FactionFacts {
  return {
    commodities,
    traits: [],
    statusTokens: 2,
    initiativeToken: null,
    homePlanets: [],
    startingTechnologies: [],
    technologies: [],
    ...more,
  };
}
