import type { PhasePlan, RoundPlan } from '../../../core/ruleset.ts';
import type { Edition } from './editions.ts';
import { stepsOf } from './steps/index.ts';

/** The status phase in the order of the edition; fleets are paid for where the edition asks for it. */
const status = ({ upgradesFirst, freeFleet }: Edition): PhasePlan['steps'] => [
  'score',
  'own-feedback',
  ...(upgradesFirst
    ? (['own-upgrades', 'own-exchange'] as const)
    : (['own-exchange', 'own-upgrades'] as const)),
  'own-refresh',
  'draw',
  'tokens',
  ...(freeFleet === null ? [] : (['own-upkeep'] as const)),
  'own-scuttle',
  'return-tokens',
  'repair',
  'return-cards',
];

/** Three phases; the council meets in the action phase, when its card is played. */
export const planOf = (edition: Edition): RoundPlan => ({
  id: edition.id,
  setup: [
    'table',
    'opening',
    'own-order',
    'own-home-bids',
    'own-speaker-bids',
    'own-levelling',
    'own-cycler',
    'secrets',
  ],
  phases: [
    {
      phase: 'strategy',
      steps: [
        'own-homecoming',
        'own-propositions',
        'own-agendas',
        'pick',
        'goods',
        'own-revelation',
        ...(edition.drawnCard ? (['own-drawn'] as const) : []),
      ],
    },
    { phase: 'action', steps: ['turn', 'strategic', 'tactical', 'component'] },
    { phase: 'status', steps: status(edition) },
  ],
  // Cards reveal objectives in every phase.
  hears: ['objective.revealed'],
  own: stepsOf(edition),
});
