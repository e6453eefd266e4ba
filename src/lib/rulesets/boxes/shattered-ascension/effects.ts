import { movingPoints, playedCards } from '../../effect-rows.ts';

/**
 * What cards of Shattered Ascension offer: the action cards that are played as an action, with what they move on
 * the sheet, and the laws whose point changes hands.
 */
export const effects = {
  ...playedCards({
    'advanced-interrogation-techniques': { steps: ['cards'] },
    'advanced-reinforcements': {},
    'alien-technology': { steps: ['resources', 'technology'] },
    armistice: {},
    'civil-defense': {},
    'command-summit': { changes: { tactic: 1 } },
    defection: { steps: ['resources'] },
    'diplomatic-immunity': { other: { board: 1 } },
    'enhanced-armor': {},
    'equipment-sabotage': { steps: ['planets'] },
    'flawless-strategy': { steps: ['strategy-card'] },
    'ghost-ship': {},
    'good-year': { steps: ['goods'] },
    'hidden-warheads': {},
    'influence-the-merchants-guild': {},
    insubordination: { steps: ['tokens'] },
    'intel-operations': { changes: { actionCards: 1 } },
    'joint-fleet-exercise': { changes: { tactic: 1 }, other: { tactic: 1 } },
    'local-unrest': { steps: ['planets'] },
    'lucky-shot': {},
    'massive-transport': {},
    'military-advisors': { steps: ['planets'] },
    'navigation-beacon': {},
    patrol: {},
    plague: {},
    'political-coup': { steps: ['agenda'] },
    privateers: { steps: ['goods'] },
    'rally-the-people': { steps: ['resources'] },
    'rise-of-a-messiah': {},
    'secret-industrial-agent': {},
    'ship-graveyard-salvaging-mission': { changes: { goods: 1 } },
    'stellar-criminals': { steps: ['planets'] },
    'successful-spy': { steps: ['cards'] },
    transport: {},
    uprising: { steps: ['planets'] },
    'voluntary-annexation': { steps: ['planets'] },
    'war-footing': {},
  }),
  ...movingPoints('law', 'build-monument', 'planet-control'),
  ...movingPoints('law', 'the-crown-of-emphidia', 'combat-against-holder'),
};
