/** Verbs of the status steps that have nothing to decide (LRR PoK 81.3-81.8; LRR 1.2 70). */
import * as v from 'valibot';
import type { GameEvent } from '../events.ts';
import type { Game, Seat } from '../game.ts';
import { playingSeats } from '../order.ts';
import type { Ruleset } from '../ruleset.ts';
import { STATUS_STEPS, type StatusStep } from '../vocabulary.ts';
import * as arg from './arguments.ts';
import { defineCommand } from './command.ts';

/** What each seat draws whose hand is counted: one, or more by a technology (LRR PoK 81.3). */
function drawnFact(game: Game, ruleset: Ruleset): GameEvent {
  const drawn = playingSeats(game).flatMap((seat) => {
    const player = game.players[seat];
    if (!player || player.actionCards === null) return [];
    const owned = player.technologies ?? [];
    return [{ seat, cards: Math.max(1, ...owned.map((id) => ruleset.actionCards[id] ?? 1)) }];
  });
  return { type: 'action-cards.drawn', ...(drawn.length > 0 ? { drawn } : {}) };
}

/** The fact that finishes each step with nothing to decide. */
const ROUTINE: Partial<
  Record<StatusStep, (kept: Seat[], game: Game, ruleset: Ruleset) => GameEvent>
> = {
  draw: (_, game, ruleset) => drawnFact(game, ruleset),
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
export const finishSteps = defineCommand({
  summary: 'Finishes the steps with nothing to decide from `step` on, or that step only.',
  args: v.object({
    step: v.picklist(STATUS_STEPS),
    only: v.optional(v.boolean()),
    kept: v.optional(arg.seats),
  }),
  facts: (game, ruleset, { step, only, kept }) => {
    const steps = only ? [step] : routineSteps(ruleset.plan.statusSteps, step);
    const tracked = Object.values(game.players).some((player) => player.tokens !== null);
    const factsOf = (names: readonly StatusStep[]) =>
      names.flatMap((name) => ROUTINE[name]?.(kept ?? [], game, ruleset) ?? []);
    const facts = factsOf(steps);
    const reachesTokens = steps.includes('return-tokens') && !tracked && !only;
    if (!reachesTokens) return facts;
    return [
      ...facts,
      { type: 'status-tokens.settled' },
      ...factsOf(routineSteps(ruleset.plan.statusSteps, 'ready')),
    ];
  },
});

export const statusCommands = { finishSteps };
