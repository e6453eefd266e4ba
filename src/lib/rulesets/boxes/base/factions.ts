import type { FactionFacts } from '../../../core/ruleset.ts';
import { faction } from '../../card-rows.ts';

/** The 17 factions of the base game: commodity limit, what they own, what changes the round. */
export const factions = {
  arborec: faction(3, {
    homePlanets: ['nestphar'],
    startingTechnologies: ['magen-defense-grid'],
    technologies: ['bioplasmosis', 'letani-warrior-ii'],
  }),
  'barony-of-letnev': faction(2, {
    homePlanets: ['arc-prime', 'wren-terra'],
    startingTechnologies: ['antimass-deflectors', 'plasma-scoring'],
    technologies: ['l4-disruptors', 'non-euclidean-shielding'],
  }),
  'clan-of-saar': faction(3, {
    traits: ['scores-without-home'],
    homePlanets: ['lisis-ii', 'ragh'],
    startingTechnologies: ['antimass-deflectors'],
    technologies: ['chaos-mapping', 'floating-factory-ii'],
  }),
  'embers-of-muaat': faction(4, {
    homePlanets: ['muaat'],
    startingTechnologies: ['plasma-scoring'],
    technologies: ['magmus-reactor', 'prototype-war-sun-ii'],
  }),
  'emirates-of-hacan': faction(6, {
    homePlanets: ['arretze', 'hercant', 'kamdorn'],
    startingTechnologies: ['antimass-deflectors', 'sarween-tools'],
    technologies: ['production-biomes', 'quantum-datahub-node'],
  }),
  'federation-of-sol': faction(4, {
    statusTokens: 3,
    homePlanets: ['jord'],
    startingTechnologies: ['antimass-deflectors', 'neural-motivator'],
    technologies: ['advanced-carrier-ii', 'spec-ops-ii'],
  }),
  'ghosts-of-creuss': faction(4, {
    homePlanets: ['creuss'],
    startingTechnologies: ['gravity-drive'],
    technologies: ['dimensional-splicer', 'wormhole-generator'],
  }),
  'l1z1x-mindnet': faction(2, {
    homePlanets: ['0-0-0'],
    startingTechnologies: ['neural-motivator', 'plasma-scoring'],
    technologies: ['inheritance-systems', 'super-dreadnought-ii'],
  }),
  'mentak-coalition': faction(2, {
    homePlanets: ['moll-primus'],
    startingTechnologies: ['plasma-scoring', 'sarween-tools'],
    technologies: ['mirror-computing', 'salvage-operations'],
  }),
  'naalu-collective': faction(3, {
    initiativeToken: 0,
    homePlanets: ['druaa', 'maaluuk'],
    startingTechnologies: ['neural-motivator', 'sarween-tools'],
    technologies: ['hybrid-crystal-fighter-ii', 'neuroglaive'],
  }),
  'nekro-virus': faction(3, {
    traits: ['cannot-vote', 'copies-technologies'],
    tokensForResearch: 3,
    homePlanets: ['mordai-ii'],
    startingTechnologies: ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'],
    technologies: ['valefar-assimilator-x', 'valefar-assimilator-y'],
  }),
  'sardakk-norr': faction(3, {
    homePlanets: ['quinarra', 'trenlak'],
    technologies: ['exotrireme-ii', 'valkyrie-particle-weave'],
  }),
  'universities-of-jol-nar': faction(4, {
    followsAsPrimary: 'technology',
    homePlanets: ['jol', 'nar'],
    startingTechnologies: [
      'antimass-deflectors',
      'neural-motivator',
      'plasma-scoring',
      'sarween-tools',
    ],
    technologies: ['e-res-siphons', 'spatial-conduit-cylinder'],
  }),
  winnu: faction(3, {
    traits: ['custodians-free'],
    homePlanets: ['winnu'],
    technologies: ['hegemonic-trade-policy', 'lazax-gate-folding'],
  }),
  'xxcha-kingdom': faction(4, {
    homePlanets: ['archon-ren', 'archon-tau'],
    startingTechnologies: ['graviton-laser-system'],
    technologies: ['instinct-training', 'nullification-field'],
  }),
  'yin-brotherhood': faction(2, {
    homePlanets: ['darien'],
    startingTechnologies: ['sarween-tools'],
    technologies: ['impulse-core', 'yin-spinner'],
  }),
  'yssaril-tribes': faction(3, {
    homePlanets: ['retillion', 'shalloq'],
    startingTechnologies: ['neural-motivator'],
    technologies: ['mageon-implants', 'transparasteel-plating'],
    anyHand: true,
  }),
} satisfies Readonly<Record<string, FactionFacts>>;
