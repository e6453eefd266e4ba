import type { ComponentAction } from '../../../core/cards.ts';
import {
  abilities,
  playedAgents,
  playedCards,
  playedHeroes,
  playedNotes,
  playedRelics,
  playedTechnologies,
} from '../../played-rows.ts';

/** A hero of which the table says what becomes of it. */
const kept = (faction: string) => ({ faction, becomes: null });
const NAAZ = 'naaz-rokha-alliance';

const leaders = {
  ...playedAgents({
    'letani-ospha': { faction: 'arborec' },
    umbat: { faction: 'embers-of-muaat' },
    'ggrocuto-rinn': { faction: 'xxcha-kingdom', steps: ['planets'] },
  }),
  ...playedHeroes({
    'letani-miasmiala': kept('arborec'),
    'mirik-aun-sissiri': kept('argent-flight'),
    'darktalon-treilla': kept('barony-of-letnev'),
    'gurno-aggero': kept('clan-of-saar'),
    'conservator-procyon': kept('empyrean'),
    'jace-x-4th-air-legion': { faction: 'federation-of-sol', clearsBoard: true },
    'riftwalker-meian': kept('ghosts-of-creuss'),
    'the-helmsman': kept('l1z1x-mindnet'),
    'airo-shir-aur': kept('mahact-gene-sorcerers'),
    'hesh-and-prit': { faction: NAAZ, steps: ['relic', 'strategy-card'] },
    unitdsgnflayesh: { faction: 'nekro-virus', steps: ['planets', 'goods', 'technology'] },
    'ahk-syl-siven': kept('nomad'),
    'ul-the-progenitor': { ...kept('titans-of-ul'), steps: ['attachment'] },
    'rin-the-masters-legacy': { faction: 'universities-of-jol-nar', steps: ['technology'] },
    'it-feeds-on-carrion': kept('vuilraith-cabal'),
    'mathis-mathinus': { faction: 'winnu', steps: ['strategy-card'] },
    'xxekir-grom': { faction: 'xxcha-kingdom', steps: ['agenda'] },
    'dannel-of-the-tenth': { faction: 'yin-brotherhood', steps: ['planets'] },
    'kyver-blade-and-key': { faction: 'yssaril-tribes', steps: ['cards'] },
  }),
};

/** What Prophecy of Kings plays as a component action. */
export const componentActions: Readonly<Record<string, ComponentAction>> = {
  ...leaders,
  ...playedCards({
    'archaeological-expedition': { steps: ['fragments'] },
    'divert-funding': { steps: ['technology'] },
    'exploration-probe': { steps: ['explore'] },
    'refit-troops': {},
    scuttle: { steps: ['goods'] },
    'seize-artifact': { steps: ['fragments'] },
  }),
  ...playedRelics({
    'stellar-converter': { steps: ['planets'] },
    'the-codex': { upTo: 3 },
  }),
  ...playedTechnologies({ 'sling-relay': {}, vortex: { faction: 'vuilraith-cabal' } }),
  ...playedNotes({
    'blood-pact': { faction: 'empyrean' },
    'dark-pact': { faction: 'empyrean' },
    'black-market-forgery': { faction: NAAZ, becomes: null, fragments: 2, steps: ['relic'] },
    terraform: { faction: 'titans-of-ul', becomes: null, steps: ['attachment'] },
  }),
  ...abilities({
    'relic-fragments': { fragments: 3, steps: ['relic'] },
    fabrication: { faction: NAAZ, fragments: 2, steps: ['relic'] },
    'enigmatic-device': { steps: ['resources', 'technology'] },
  }),
  'ability-fabrication-token': {
    kind: 'ability',
    id: 'fabrication',
    faction: NAAZ,
    becomes: null,
    fragments: 1,
    steps: ['tokens'],
  },
};
