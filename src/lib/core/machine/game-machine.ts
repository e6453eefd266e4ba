/**
 * One chart for a round plan: setup → round { strategy → action → status → agenda? } → over.
 * Facts about tokens, goods, points and people are heard in every state; facts that move the
 * round are heard only in their step.
 */
import { createGame } from '../empty-game.ts';
import type { RoundPlan } from '../ruleset.ts';
import { STEPS, type Phase } from '../vocabulary.ts';
import { chart, heard, judged } from './chart.ts';
import { actionPhase } from './phases/action.ts';
import { agendaPhase } from './phases/agenda.ts';
import { setupPhase } from './phases/setup.ts';
import { strategyPhase } from './phases/strategy.ts';
import { statusPhase } from './sequence.ts';

const ROUND = ['strategy', 'action', 'status', 'agenda'] as const satisfies Phase[];

/** One transition per step of the round: the fact names where it leads. */
function movesTo(plan: RoundPlan, prefix: '.' | '#') {
  return ROUND.flatMap((phase) => {
    const steps: readonly string[] = phase === 'status' ? plan.statusSteps : STEPS[phase];
    return steps.map((step) => ({
      guard: { type: 'the fact leads here' as const, params: { phase, step } },
      target: `${prefix}${phase}.${step}`,
      actions: 'record' as const,
    }));
  });
}

/** Facts that every state hears: guards and the game itself decide, not the step. */
const HEARD_ANYWHERE = heard(
  'strategy-cards.swapped',
  'custodians.taken',
  'mecatol.taken',
  'home.changed',
  'tokens.gained',
  'tokens.redistributed',
  'token.taken-back',
  'tokens.placed',
  'token.captured',
  'token.released',
  'status-tokens.set',
  'goods.gained',
  'commodities.replenished',
  'transaction.made',
  'balance.adjusted',
  'initiative-token.given',
  'secondary.settled',
  'planet.gained',
  'planet.lost',
  'planets.turned',
  'attachment.placed',
  'attachment.removed',
  'technology.gained',
  'technology.lost',
  'relic.gained',
  'relic.purged',
  'leader.turned',
  'note.placed',
  'note.returned',
  'payment.made',
  'condition.attested',
  'objective.scored',
  'objective.published',
  'secret.drawn',
  'secret.returned',
  'support.given',
  'support.returned',
  'points.scored',
  'speaker.chosen',
  'law.discarded',
  'law.moved',
  'player.eliminated',
  'player.left',
  'player.returned',
  'seating.corrected',
  'speaker.corrected',
  'player.corrected',
  'settings.changed',
  'balance.corrected',
  'holdings.corrected',
  'planet-card.corrected',
  'strategy-card.corrected',
  'passed.corrected',
  'points.corrected',
  'objective.corrected',
  'custodians.corrected',
  'law.corrected',
);

/** The recorder: every legality guard is true; it runs live and in replay. */
export function createGameMachine(plan: RoundPlan) {
  return chart.createMachine({
    id: 'game',
    context: createGame(),
    initial: 'setup',
    always: { guard: 'somebody has won', target: '.over', actions: 'end by goal' },
    on: {
      ...HEARD_ANYWHERE,
      'game.called': judged('game.called', '.over'),
      'position.corrected': movesTo(plan, '.'),
    },
    states: {
      setup: setupPhase,
      strategy: strategyPhase,
      action: actionPhase,
      status: statusPhase(plan),
      agenda: agendaPhase,
      over: {
        id: 'over',
        initial: 'result',
        states: { result: {} },
        on: { 'play-on.agreed': movesTo(plan, '#') },
      },
    },
  });
}

export type GameMachine = ReturnType<typeof createGameMachine>;
