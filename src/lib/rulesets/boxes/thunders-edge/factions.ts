import type { FactionFacts } from '../../../core/ruleset.ts';
import { faction } from '../../card-rows.ts';

/**
 * The five factions of Thunder's Edge, and the Obsidian, which the Firmament turns into. A space
 * station is no home planet: Revelation is not named.
 */
export const factions = {
  'crimson-rebellion': faction(2, {
    homePlanets: ['ahk-creuxx'],
    technologies: ['subatomic-splicer', 'exile-ii'],
  }),
  'deepwrought-scholarate': faction(3, {
    homePlanets: ['ikatena'],
    technologies: ['hydrothermal-mining', 'radical-advancement'],
  }),
  firmament: faction(3, {
    homePlanets: ['cronos', 'tallin'],
    technologies: ['neural-parasite', 'planesplitter'],
  }),
  'last-bastion': faction(1, {
    homePlanets: ['ordinian'],
    technologies: ['proxima-targeting-vi', '4x41c-helios-v2'],
  }),
  obsidian: faction(3, {
    startsAs: 'firmament',
    homePlanets: ['cronos-hollow', 'tallin-hollow'],
    technologies: ['neural-parasite-obsidian', 'planesplitter-obsidian'],
  }),
  'ral-nel-consortium': faction(4, {
    homePlanets: ['mez-lo-orz-fei-zsha', 'rep-lo-orz-qet'],
    technologies: ['linkship-ii', 'nanomachines'],
    undoesPass: 'director-nel',
  }),
} satisfies Readonly<Record<string, FactionFacts>>;
