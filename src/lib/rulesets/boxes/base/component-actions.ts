import { abilities, playedCards, playedNotes, playedTechnologies } from '../../played-rows.ts';

const MUAAT = 'embers-of-muaat';

/** What the base game plays as a component action. */
export const componentActions = {
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
};
