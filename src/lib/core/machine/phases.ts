/** What a phase handles in every one of its steps, and when it is over whatever its step. */
import type { KnownPhase } from '../vocabulary.ts';
import { leavesWhen, records, type StateTransitions, type Exit } from './transitions.ts';

/** `exits` are those that lead on from what the phase has in every plan. */
type PhaseTransitions = (exits: readonly Exit[]) => StateTransitions;

/** Cards taken in error are put back and picked anew (LRR PoK 84); two may be swapped by an effect. */
const strategy: PhaseTransitions = () => ({
  on: {
    'strategy-card.put-back': records('#strategy.pick'),
    'strategy-cards.swapped': records(),
  },
});

/**
 * Turns in initiative order until all have passed (LRR 1.2 3); secondaries as long as it lasts. Steps of
 * a ruleset before the first turn or after the last one are no turns.
 */
const action: PhaseTransitions = (exits) => ({
  always: [
    ...leavesWhen('everyone has passed', exits),
    { guard: 'the active seat is gone', target: '#action.turn', actions: ['advance the turn'] },
  ],
  on: {
    'secondary.answered': records(),
    'secondaries.declined': records(),
    'followers.freed': records(),
    'combat.won': records(),
    // What comes at the end of the strategy phase may be said once the first turn stands there.
    'strategy-cards.swapped': records(),
    'passed.corrected': records(),
  },
});

/** An agenda may turn up an objective whatever step it has led to. */
const agenda: PhaseTransitions = () => ({
  on: {
    'objective.revealed': records(),
  },
});

const nothing: PhaseTransitions = () => ({});

export const PHASE_SHELF: Readonly<Record<Exclude<KnownPhase, 'over'>, PhaseTransitions>> = {
  setup: nothing,
  strategy,
  action,
  status: nothing,
  agenda,
};

/** What a phase of its own handles: nothing but what its steps say. */
export const phaseMoves = (phase: string): PhaseTransitions =>
  phase in PHASE_SHELF ? PHASE_SHELF[phase as keyof typeof PHASE_SHELF] : nothing;
