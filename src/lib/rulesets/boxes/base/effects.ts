import {
  abilities,
  costs,
  gains,
  movingPoints,
  playedCards,
  playedNotes,
  playedTechnologies,
  tokens,
  votes,
  waiver,
} from '../../effect-rows.ts';

const MUAAT = 'embers-of-muaat';

/** What cards and abilities of the base game offer (LRR 1.2; FAQ Agendas, FAQ Factions). */
export const effects = {
  ...playedCards({
    'cripple-defenses': {},
    'economic-initiative': { steps: ['planets'] },
    'focused-research': { changes: { goods: -4 }, steps: ['technology'] },
    'frontline-deployment': {},
    'ghost-ship': {},
    'industrial-initiative': { goodsBy: 'industrial-planets' },
    insubordination: { other: { tactic: -1 } },
    'lucky-shot': {},
    'mining-initiative': { goodsBy: 'best-planet' },
    plague: {},
    'reactor-meltdown': {},
    'repeal-law': { steps: ['law'] },
    'rise-of-a-messiah': {},
    'signal-jamming': { other: { board: 1 } },
    spy: { changes: { actionCards: 1 }, other: { actionCards: -1 } },
    'tactical-bombardment': { steps: ['planets'] },
    'unexpected-action': { changes: { board: -1 } },
    'unstable-planet': { steps: ['planets'] },
    uprising: { steps: ['planets', 'goods'] },
    'war-effort': {},
  }),
  ...playedTechnologies({
    'x-89-bacterial-weapon': {},
    'production-biomes': {
      faction: 'emirates-of-hacan',
      changes: { strategy: -1, goods: 4 },
      other: { goods: 2 },
    },
    'lazax-gate-folding': { faction: 'winnu', where: 'mecatol-rex' },
    'mageon-implants': {
      faction: 'yssaril-tribes',
      changes: { actionCards: 1 },
      other: { actionCards: -1 },
    },
  }),
  ...playedNotes({
    stymie: { faction: 'arborec' },
    'fires-of-the-gashlai': {
      faction: MUAAT,
      becomes: null,
      other: { fleet: -1 },
      technology: 'war-sun',
    },
    'trade-convoys': { faction: 'emirates-of-hacan' },
    'promise-of-protection': { faction: 'mentak-coalition' },
  }),
  ...abilities({
    'star-forge': { faction: MUAAT, changes: { strategy: -1 } },
    'the-inferno': { faction: MUAAT, changes: { strategy: -1 } },
    'orbital-drop': { faction: 'federation-of-sol', changes: { strategy: -1 } },
    'stall-tactics': { faction: 'yssaril-tribes', changes: { actionCards: -1 } },
  }),
  ...gains({
    pillage: {
      card: 'ability',
      faction: 'mentak-coalition',
      moment: 'another-gained-goods',
      gives: [{ goods: 1 }, { commodities: 1 }],
      takesFrom: { goods: 3 },
      shield: 'promise-of-protection',
    },
    scavenge: {
      card: 'ability',
      faction: 'clan-of-saar',
      moment: 'holder-gained-planet',
      gives: [{ goods: 1 }],
      each: true,
    },
    'minister-of-commerce': {
      card: 'law',
      faction: null,
      moment: 'holder-replenished',
      gives: [{ goods: 1 }],
      asks: 'neighbours',
    },
    'minister-of-exploration': {
      card: 'law',
      faction: null,
      moment: 'holder-gained-planet',
      gives: [{ goods: 1 }],
      each: true,
    },
    'trade-agreement': {
      card: 'note',
      faction: null,
      moment: 'owner-replenished',
      gives: [{ takesCommodities: true }],
    },
    'magmus-reactor': {
      card: 'technology',
      faction: 'embers-of-muaat',
      moment: 'holder-produced',
      gives: [{ goods: 1 }],
    },
    'salvage-operations': {
      card: 'technology',
      faction: 'mentak-coalition',
      moment: 'combat-of-holder',
      gives: [{ goods: 1 }],
    },
  }),
  // What moves points after they are first gained.
  ...movingPoints('note', 'support-for-the-throne', 'owners-system-activated'),
  ...movingPoints('law', 'holy-planet-of-ixth', 'planet-control'),
  ...movingPoints('law', 'shard-of-the-throne', 'combat-against-holder'),
  ...movingPoints('law', 'the-crown-of-emphidia', 'holders-home-gained'),
  ...votes({ 'distinguished-councilor': { card: 'action-card', votes: 5, per: 'once' } }),
  ...tokens({
    'masters-of-trade': {
      card: 'ability',
      faction: 'emirates-of-hacan',
      follows: ['trade'],
      always: true,
    },
  }),
  ...costs({
    quash: { card: 'ability', faction: 'xxcha-kingdom', moment: 'agenda-revealed' },
    'instinct-training': {
      card: 'technology',
      faction: 'xxcha-kingdom',
      moment: 'action-card-played',
      exhausts: true,
    },
  }),
  ...waiver('ability', 'analytical', 1, {
    faction: 'universities-of-jol-nar',
    only: 'no-upgrade',
  }),
  ...waiver('technology', 'inheritance-systems', null, { price: 'exhaust-and-resources' }),
  ...waiver('law', 'publicize-weapon-schematics', null, { only: { unit: 'war-sun' } }),
};
