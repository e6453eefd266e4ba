/** Verbs of the status steps that have nothing to decide (LRR PoK 81.3-81.8; LRR 1.2 70). */
import type { GameEvent } from '../events.ts';
import type { Seat } from '../game.ts';
import type { StatusStep } from '../vocabulary.ts';
import type { Command } from './command.ts';

/** The fact that finishes each step with nothing to decide. */
const ROUTINE: Partial<Record<StatusStep, (kept: Seat[]) => GameEvent>> = {
  draw: () => ({ type: 'action-cards.drawn' }),
  'return-tokens': () => ({ type: 'board-tokens.returned' }),
  ready: () => ({ type: 'cards.readied' }),
  repair: () => ({ type: 'units.repaired' }),
  'return-cards': (kept) => ({ type: 'strategy-cards.returned', kept }),
};

/** Steps from `step` on that can be ticked together. */
export function routineSteps(steps: readonly StatusStep[], step: StatusStep): StatusStep[] {
  const rest = steps.slice(Math.max(0, steps.indexOf(step)));
  const end = rest.findIndex((name) => !(name in ROUTINE));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Finishes the routine steps from `step` on, in one tap; `kept` seats keep their cards. */
export const finishSteps: Command<{ step: StatusStep; only?: boolean; kept?: Seat[] }> = (
  game,
  ruleset,
  { step, only, kept },
) => {
  const steps = only ? [step] : routineSteps(ruleset.plan.statusSteps, step);
  const tracked = Object.values(game.players).some((player) => player.tokens !== null);
  const facts = steps.flatMap((name) => ROUTINE[name]?.(kept ?? []) ?? []);
  const reachesTokens = steps.includes('return-tokens') && !tracked && !only;
  if (!reachesTokens) return facts;
  return [
    ...facts,
    { type: 'status-tokens.settled' },
    ...routineSteps(ruleset.plan.statusSteps, 'ready').flatMap(
      (name) => ROUTINE[name]?.(kept ?? []) ?? [],
    ),
  ];
};
