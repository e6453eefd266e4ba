import {
  abilities,
  gains,
  movingPoints,
  playedAgents,
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
import type { CardEffect } from '../../../core/card-effects.ts';

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

/** What cards of Prophecy of Kings offer; the votes of Argent are a trait. Three laws with points leave the box,
 * and two of them come back as relics (LRR PoK 73). */
export const effects = {
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
  // For one fragment it gains a token.
  'play.ability.fabrication.token': {
    card: 'ability',
    id: 'fabrication',
    faction: NAAZ,
    moment: 'component-action',
    offer: 'play',
    becomes: null,
    fragments: 1,
    steps: ['tokens'],
  } satisfies CardEffect as CardEffect,
  ...gains({
    'suffi-an': {
      card: 'leader',
      faction: 'mentak-coalition',
      moment: 'after-gain',
      after: 'pillage',
      gives: [{ actionCards: 1 }],
      other: { actionCards: 1 },
      uses: 'exhausts',
    },
    'dark-pact': {
      card: 'note',
      faction: 'empyrean',
      moment: 'holder-paid-owner',
      gives: [{ goods: 1 }],
      other: { goods: 1 },
    },
    'future-sight': {
      card: 'ability',
      faction: 'nomad',
      moment: 'outcome-of-holder',
      gives: [{ goods: 1 }],
    },
    magmus: {
      card: 'leader',
      faction: 'embers-of-muaat',
      moment: 'holder-spent-strategy-token',
      gives: [{ goods: 1 }],
      each: true,
    },
    tungstantus: {
      card: 'leader',
      faction: 'titans-of-ul',
      moment: 'holder-produced',
      gives: [{ goods: 1 }],
    },
    'nekro-acidos': {
      card: 'leader',
      faction: 'nekro-virus',
      moment: 'holder-gained-technology',
      gives: [{ actionCards: 1 }],
      each: true,
    },
    'the-stillness-of-stars': {
      card: 'leader',
      faction: 'vuilraith-cabal',
      moment: 'another-replenished',
      gives: [{}],
      other: { converts: 'all' },
      uses: 'exhausts',
    },
    mallice: {
      card: 'planet',
      faction: null,
      moment: 'holder-ended-turn',
      gives: [{ goods: 2 }, { converts: 'all' }],
      uses: 'exhausts',
    },
    'hopes-end': {
      card: 'planet',
      faction: null,
      moment: 'holder-ended-turn',
      gives: [{ actionCards: 1 }],
      uses: 'exhausts',
    },
  }),
  ...without(
    'points',
    'law',
    'holy-planet-of-ixth',
    'shard-of-the-throne',
    'the-crown-of-emphidia',
  ),
  ...movingPoints('law', 'political-censure', 'card'),
  ...movingPoints('relic', 'shard-of-the-throne', 'holders-prize-gained'),
  ...points('relic', 'the-crown-of-emphidia', 'status-end', {
    purges: true,
    needs: { kind: 'attachment', attachment: 'tomb-of-emphidia' },
  }),
  ...votes({
    'predictive-intelligence': { card: 'technology', votes: 3, per: 'once', exhaustsIfLost: true },
    'blood-pact': { card: 'note', faction: 'empyrean', votes: 4, per: 'once' },
    'gila-the-silvertongue': {
      card: 'leader',
      faction: 'emirates-of-hacan',
      votes: 2,
      per: 'good',
    },
    'elder-qanoj': {
      card: 'leader',
      faction: 'xxcha-kingdom',
      votes: 1,
      per: 'planet',
      liftsBars: true,
    },
  }),
  ...tokens({
    'scepter-of-emelpar': {
      card: 'relic',
      faction: null,
      uses: 'reinforcements',
      exhausts: true,
      anywhere: true,
    },
    'jae-mir-kan': {
      card: 'leader',
      faction: 'mahact-gene-sorcerers',
      uses: 'active-player',
      exhausts: true,
    },
  }),
  // Its owner has a green prerequisite more.
  ...waiver('leader', 'brother-omar', 1, { colour: 'green' }),
  ...waiver('technology', 'ai-development-algorithm', 1, { only: 'upgrade', price: 'exhaust' }),
  ...waiver('ability', 'riftmeld', null, {
    faction: 'vuilraith-cabal',
    only: 'upgrade',
    price: 'captured-unit',
  }),
  ...waiver('relic', 'the-prophets-tears', 1, { price: 'exhaust' }),
};
