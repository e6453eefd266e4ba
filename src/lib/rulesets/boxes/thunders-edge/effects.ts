import {
  abilities,
  gains,
  movingPoints,
  playedAgents,
  playedBreakthroughs,
  playedCards,
  playedHeroes,
  playedNotes,
  playedRelics,
  playedTechnologies,
  points,
  tokens,
  votes,
  waiver,
  without,
} from '../../effect-rows.ts';
import { amendedEffects } from '../codex1/effects.ts';
import { brotherOmar } from '../codex3/effects.ts';

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
  ...without('play', 'leader', 'zeu'),
};

/** What cards of Thunder's Edge offer; what codices worded anew is printed so in this box too. */
export const effects = {
  ...amendedEffects,
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
  ...votes({
    'executive-order': { card: 'technology', votes: 1, per: 'good', onItsAgenda: true },
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
  ...without('play', 'technology', 'x-89-bacterial-weapon'),
  ...gains({
    'ahk-siever': {
      card: 'leader',
      faction: 'crimson-rebellion',
      moment: 'any-combat',
      gives: [{ commodities: 1 }, { converts: 1 }],
    },
    'director-nel': {
      card: 'leader',
      faction: 'ral-nel-consortium',
      moment: 'everybody-passed',
      gives: [{ tokens: 2, actionCards: 1 }],
      uses: 'purges',
      resumes: true,
    },
    'data-skimmer': {
      card: 'breakthrough',
      faction: 'ral-nel-consortium',
      moment: 'holder-passed',
      gives: [{ actionCards: 1 }],
      onlyIf: 'card-there',
    },
    'norr-supremacy': {
      card: 'breakthrough',
      faction: 'sardakk-norr',
      moment: 'holder-won-combat',
      gives: [{ tokens: 1 }],
    },
    'auto-factories': {
      card: 'breakthrough',
      faction: 'emirates-of-hacan',
      moment: 'holder-produced',
      gives: [{ fleet: 1 }],
      onlyIf: 'built-three-ships',
    },
    'hydrothermal-mining': {
      card: 'technology',
      faction: 'deepwrought-scholarate',
      moment: 'status-phase-begins',
      gives: [{ goods: 1 }],
      counts: ['brine-pool', 'coral-reef', 'deep-abyss', 'ice-shelf', 'lost-fleet'],
    },
    'black-ops': {
      card: 'note',
      faction: 'firmament',
      moment: 'holder-received-note',
      gives: [{ tokens: 2, goods: 2 }],
    },
    malevolency: {
      card: 'note',
      faction: 'obsidian',
      moment: 'status-phase-ends',
      gives: [{ fleet: -1 }],
    },
    ordinian: {
      card: 'planet',
      faction: null,
      moment: 'holder-passed',
      gives: [{ actionCards: 1, tokens: 1 }],
      uses: 'exhausts',
    },
  }),
  ...movingPoints('planet', 'styx', 'planet-control'),
  ...points('relic', 'the-silver-flame', 'component-action', {
    purges: true,
    needs: { kind: 'die', result: 10 },
    otherwise: 'home-purged',
  }),
  ...points('event', 'zealous-orthodoxy', 'secrets-scored', {
    needs: { kind: 'secrets', count: 2 },
  }),
  ...points('event', 'monuments-to-the-ages', 'status-start'),
  ...tokens({
    mindsieve: { card: 'breakthrough', faction: 'naalu-collective' },
    enervate: { card: 'ability', faction: 'obsidian', onlyIf: 'puppet' },
  }),
  ...brotherOmar,
  ...waiver('leader', 'doctor-carrina', 1, { price: 'exhaust', forOthers: true }),
};
