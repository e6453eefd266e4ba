import type { TechnologyFacts } from '../../../core/cards.ts';
import { factionTechnology, factionUpgrade, technology } from '../../printed-rows.ts';

/** The technologies that Prophecy of Kings adds (LRR PoK 90). */
export const technologies = {
  // blue
  'dark-energy-tap': technology('blue'),
  'sling-relay': technology('blue', { blue: 1 }),
  // green
  psychoarchaeology: { ...technology('green'), keepsSpecialties: true },
  'bio-stims': technology('green', { green: 1 }),
  // yellow
  'scanlink-drone-network': technology('yellow'),
  'predictive-intelligence': technology('yellow', { yellow: 1 }),
  // red
  'ai-development-algorithm': technology('red'),
  'self-assembly-routines': technology('red', { red: 1 }),
  // of one faction
  'aerie-hololattice': factionTechnology('argent-flight', 'yellow', { yellow: 1 }),
  'strike-wing-alpha-ii': factionUpgrade('argent-flight', 'destroyer', { red: 2 }, 'destroyer-ii'),
  aetherstream: factionTechnology('empyrean', 'blue', { blue: 2 }),
  voidwatch: factionTechnology('empyrean', 'green', { green: 1 }),
  'genetic-recombination': factionTechnology('mahact-gene-sorcerers', 'green', { green: 1 }),
  'crimson-legionnaire-ii': factionUpgrade(
    'mahact-gene-sorcerers',
    'infantry',
    { green: 2 },
    'infantry-ii',
  ),
  'pre-fab-arcologies': factionTechnology('naaz-rokha-alliance', 'green', { green: 3 }),
  supercharge: factionTechnology('naaz-rokha-alliance', 'red', { red: 1 }),
  'temporal-command-suite': factionTechnology('nomad', 'yellow', { yellow: 1 }),
  'memoria-ii': factionUpgrade('nomad', 'flagship', { blue: 1, green: 1, yellow: 1 }),
  'hel-titan-ii': factionUpgrade('titans-of-ul', 'pds', { red: 1, yellow: 1 }, 'pds-ii'),
  'saturn-engine-ii': factionUpgrade(
    'titans-of-ul',
    'cruiser',
    { green: 1, red: 1, yellow: 1 },
    'cruiser-ii',
  ),
  vortex: factionTechnology('vuilraith-cabal', 'red', { red: 1 }),
  'dimensional-tear-ii': factionUpgrade(
    'vuilraith-cabal',
    'space-dock',
    { yellow: 2 },
    'space-dock-ii',
  ),
} satisfies Readonly<Record<string, TechnologyFacts>>;
