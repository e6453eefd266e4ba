/**
 * One chart for a plan: setup → round { the phases of the plan } → over. What belongs to a step is
 * handled in it; what any step handles is a list with its reasons (`any-time.ts`).
 */
import { createGame } from '../game.ts';
import type { RoundPlan } from '../ruleset.ts';
import { ANY_TIME } from './any-time.ts';
import { chart } from './chart.ts';
import { records, transitionsOf } from './transitions.ts';
import { faultsOf } from './plan-check.ts';
import { phasesOf, statesOf } from './sequence.ts';

/** One transition per step of the round: the fact names where it leads. */
function movesTo({ phases }: RoundPlan, prefix: '.' | '#') {
  return phases.flatMap((row) =>
    statesOf(row).map((step) => ({
      guard: { type: 'the fact leads here' as const, params: { phase: row.phase, step } },
      target: `${prefix}${row.phase}.${step}`,
      actions: 'record' as const,
    })),
  );
}

/** One way back per step of the round, for an end that was judged anew (R-VP-02). */
function waysBack({ phases }: RoundPlan) {
  return phases.flatMap((row) =>
    statesOf(row).map((step) => ({
      guard: {
        type: 'the game goes on here' as const,
        params: { phase: row.phase, step },
      },
      target: `#${row.phase}.${step}`,
    })),
  );
}

/** The states of a plan in the words of the chart; names are checked by the plan's own check. */
type States = Record<string, Parameters<typeof chart.createStateConfig>[0]>;

/**
 * The recorder: every legality guard is true; it runs live and in replay. A plan with a fault is a
 * mistake of its ruleset and never reaches a table, hence the throw.
 */
export function createGameMachine(plan: RoundPlan) {
  const faults = faultsOf(plan);
  if (faults.length > 0) throw new RangeError(`plan ${plan.id}: ${faults.join('; ')}`);
  return chart.createMachine({
    id: 'game',
    context: createGame(),
    initial: 'setup',
    always: [
      { guard: 'a card ends the game', target: '.over', actions: 'end by card' },
      { guard: 'a seat has won', target: '.over', actions: 'end by goal' },
    ],
    on: {
      ...(transitionsOf({
        ...Object.fromEntries(
          [...Object.keys(ANY_TIME), ...(plan.hears ?? [])].map((type) => [type, records()]),
        ),
        'game.called': records('.over'),
      }) as object),
      'position.corrected': movesTo(plan, '.'),
    },
    states: {
      ...(phasesOf(plan) as unknown as States),
      over: {
        id: 'over',
        initial: 'result',
        states: { result: { always: waysBack(plan) } },
        on: { 'play-on.agreed': movesTo(plan, '#') },
      },
    },
  });
}

export type GameMachine = ReturnType<typeof createGameMachine>;
