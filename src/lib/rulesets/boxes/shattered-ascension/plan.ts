import type { PhasePlan, RoundPlan } from '../../../core/ruleset.ts';
import type { Edition } from './editions.ts';
import { stepsOf } from './steps/index.ts';

/** The status phase in the order of the edition; fleets are paid for where the edition asks for it. */
const status = ({ upgradesFirst, freeFleet }: Edition): PhasePlan['steps'] => [
  'score',
  'own-progression-feedback',
  ...(upgradesFirst
    ? (['own-unlock-racial-upgrades', 'own-produce-trade-goods'] as const)
    : (['own-produce-trade-goods', 'own-unlock-racial-upgrades'] as const)),
  'own-refresh-planets',
  'draw',
  'tokens',
  ...(freeFleet === null ? [] : (['own-upkeep'] as const)),
  'own-scuttle',
  'return-tokens',
  'repair',
  'return-cards',
];

/** Three phases; the council meets in the action phase, when its card is played or the table says so. */
export const planOf = (edition: Edition): RoundPlan => ({
  id: edition.id,
  setup: [
    'table',
    'opening',
    'own-order',
    'own-home-location-bidding',
    'own-speaker-bidding',
    'own-trade-good-levelling',
    'own-cycler-direction',
    'secrets',
  ],
  phases: [
    {
      phase: 'strategy',
      steps: [
        'own-home-planets-reclamation',
        'own-council-propositions',
        'own-agendas',
        'pick',
        'goods',
        'own-revelation',
        ...(edition.drawnCard ? (['own-ownerless-card'] as const) : []),
      ],
    },
    { phase: 'action', steps: ['turn', 'strategic', 'tactical', 'component', 'council'] },
    { phase: 'status', steps: status(edition) },
  ],
  // Cards reveal objectives in every phase.
  hears: ['objective.revealed'],
  own: stepsOf(edition),
});
