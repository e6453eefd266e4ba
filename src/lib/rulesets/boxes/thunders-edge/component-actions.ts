import {
  abilities,
  playedAgents,
  playedBreakthroughs,
  playedCards,
  playedHeroes,
  playedNotes,
  playedRelics,
  playedTechnologies,
} from '../../played-rows.ts';
import { amendedActions } from '../codex1/component-actions.ts';

const DEEPWROUGHT = 'deepwrought-scholarate';
const REBELLION = 'crimson-rebellion';
const RAL_NEL = 'ral-nel-consortium';

const leaders = {
  ...playedAgents({
    'ahk-ravin': { faction: REBELLION },
    'kan-kip-rel': { faction: RAL_NEL, changes: { actionCards: 1 }, other: { actionCards: 1 } },
  }),
  ...playedHeroes({
    'ta-zern-deepwrought': { faction: DEEPWROUGHT, steps: ['technology'] },
    sharsiss: { faction: 'firmament', becomes: null },
    'sharsiss-hollow': { faction: 'obsidian', steps: ['planets'] },
    'xxekir-grom': { faction: 'xxcha-kingdom', steps: ['planets'] },
    'dannel-of-the-tenth': { faction: 'yin-brotherhood' },
  }),
  'leader-zeu': null,
};

/** What Thunder's Edge plays as a component action. */
export const componentActions = {
  ...amendedActions,
  ...leaders,
  ...playedCards({
    brilliance: { steps: ['planets'] },
    'exchange-program': { steps: ['tokens'] },
    'mercenary-contract': { changes: { goods: -2 }, steps: ['planets'] },
    overrule: { steps: ['strategy-card'] },
    'pirate-contract': { copies: 4 },
    'pirate-fleet': { steps: ['resources'] },
    strategize: { copies: 4, steps: ['strategy-card'] },
  }),
  // Its point is booked with the card.
  ...playedRelics({ 'the-silver-flame': { becomes: null, steps: ['points'] } }),
  ...playedTechnologies({
    'executive-order': { faction: 'council-keleres', steps: ['agenda'] },
    nanomachines: { faction: RAL_NEL },
  }),
  ...playedNotes({
    sever: { faction: REBELLION },
    'share-knowledge': { faction: DEEPWROUGHT, steps: ['technology'] },
  }),
  ...playedBreakthroughs({
    psychospore: { faction: 'arborec', changes: { board: -1 } },
    'deorbit-barrage': { faction: 'clan-of-saar', steps: ['resources'] },
    'vaults-of-the-heir': { faction: 'mahact-gene-sorcerers', steps: ['technology', 'relic'] },
    'resonance-generator': { faction: REBELLION },
    'visionaria-select': { faction: DEEPWROUGHT, steps: ['technology'] },
  }),
  ...abilities({ 'puppets-of-the-blade': { faction: 'firmament', steps: ['faction'] } }),
  'technology-x-89-bacterial-weapon': null,
};
