/** What a phase hears in every one of its steps, and when it is over whatever its step. */
import type { KnownPhase } from '../vocabulary.ts';
import { goesOnWhen, hears, type StateMoves, type Way } from './hear.ts';

/** `ways` are those that lead on from what the phase has in every plan. */
type PhaseMoves = (ways: readonly Way[]) => StateMoves;

/** Cards taken in error are put back and picked anew (LRR PoK 84); two may be swapped by an effect. */
const strategy: PhaseMoves = () => ({
  on: {
    'strategy-card.put-back': hears('#strategy.pick'),
    'strategy-cards.swapped': hears(),
  },
});

/**
 * Turns in initiative order until all have passed (LRR 1.2 3); secondaries as long as it lasts. Steps of
 * a ruleset before the first turn or after the last one are no turns.
 */
const action: PhaseMoves = (ways) => ({
  always: [
    ...goesOnWhen('everyone has passed', ways),
    { guard: 'the active seat is gone', target: '#action.turn', actions: ['advance the turn'] },
  ],
  on: {
    'secondary.answered': hears(),
    'secondaries.declined': hears(),
    'followers.freed': hears(),
    'combat.won': hears(),
    // What comes at the end of the strategy phase may be said once the first turn stands there.
    'strategy-cards.swapped': hears(),
    'passed.corrected': hears(),
  },
});

/** An agenda may turn up an objective whatever step it has led to. */
const agenda: PhaseMoves = () => ({
  on: {
    'objective.revealed': hears(),
  },
});

const nothing: PhaseMoves = () => ({});

export const PHASE_SHELF: Readonly<Record<Exclude<KnownPhase, 'over'>, PhaseMoves>> = {
  setup: nothing,
  strategy,
  action,
  status: nothing,
  agenda,
};

/** What a phase of its own hears: nothing but what its steps say. */
export const phaseMoves = (phase: string): PhaseMoves =>
  phase in PHASE_SHELF ? PHASE_SHELF[phase as keyof typeof PHASE_SHELF] : nothing;
