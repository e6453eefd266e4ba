import type { FactionFacts } from '../../../core/ruleset.ts';
import { faction } from '../../card-rows.ts';

/** The seven factions of Prophecy of Kings. */
export const factions = {
  'argent-flight': faction(3, {
    traits: ['votes-first', 'extra-votes'],
    homePlanets: ['avar', 'valk', 'ylir'],
    technologies: ['aerie-hololattice', 'strike-wing-alpha-ii'],
  }),
  empyrean: faction(4, {
    homePlanets: ['the-dark'],
    startingTechnologies: ['dark-energy-tap'],
    technologies: ['aetherstream', 'voidwatch'],
  }),
  'mahact-gene-sorcerers': faction(3, {
    traits: ['captures-tokens'],
    homePlanets: ['ixth'],
    startingTechnologies: ['bio-stims', 'predictive-intelligence'],
    technologies: ['crimson-legionnaire-ii', 'genetic-recombination'],
  }),
  'naaz-rokha-alliance': faction(3, {
    homePlanets: ['naazir', 'rokha'],
    startingTechnologies: ['ai-development-algorithm', 'psychoarchaeology'],
    technologies: ['pre-fab-arcologies', 'supercharge'],
  }),
  nomad: faction(4, {
    homePlanets: ['arcturus'],
    startingTechnologies: ['sling-relay'],
    technologies: ['memoria-ii', 'temporal-command-suite'],
  }),
  'titans-of-ul': faction(2, {
    homePlanets: ['elysium'],
    startingTechnologies: ['antimass-deflectors', 'scanlink-drone-network'],
    technologies: ['hel-titan-ii', 'saturn-engine-ii'],
  }),
  'vuilraith-cabal': faction(2, {
    homePlanets: ['acheron'],
    startingTechnologies: ['self-assembly-routines'],
    technologies: ['dimensional-tear-ii', 'vortex'],
  }),
} satisfies Readonly<Record<string, FactionFacts>>;
