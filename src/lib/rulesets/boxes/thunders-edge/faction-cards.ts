import type { FactionRow } from '../../cards-changes.ts';
import type { Amendments } from '../../patch.ts';
import { homeAt } from '../../printed-rows.ts';
import { breakthroughs } from './breakthroughs.ts';

/** The home systems of Thunder's Edge, choices at setup, and the colours of each breakthrough. */
const own: Readonly<Record<string, FactionRow>> = {
  'crimson-rebellion': homeAt('118', {
    choice: {
      count: 1,
      from: [
        'ai-development-algorithm',
        'antimass-deflectors',
        'dark-energy-tap',
        'plasma-scoring',
      ],
    },
    synergy: ['blue', 'red'],
  }),
  'deepwrought-scholarate': homeAt('95', {
    choice: { count: 2, from: [] },
    synergy: ['green', 'yellow'],
    coexists: 'itself',
  }),
  firmament: homeAt('96a', {
    choice: {
      count: 1,
      from: ['neural-motivator', 'psychoarchaeology', 'sarween-tools', 'scanlink-drone-network'],
    },
    synergy: ['green', 'yellow'],
    coexists: 'itself',
    plots: true,
  }),
  'last-bastion': homeAt('92', {
    docksAdd: 1,
    choice: {
      count: 1,
      from: ['antimass-deflectors', 'dark-energy-tap', 'sarween-tools', 'scanlink-drone-network'],
    },
    synergy: ['red', 'yellow'],
  }),
  obsidian: homeAt('96b', { synergy: ['green', 'yellow'], coexists: 'everybody' }),
  'ral-nel-consortium': homeAt('93', {
    choice: {
      count: 1,
      from: ['ai-development-algorithm', 'neural-motivator', 'plasma-scoring', 'psychoarchaeology'],
    },
    synergy: ['green', 'yellow'],
  }),
};

/** The two colours that the breakthrough of an earlier faction joins; that of Nekro joins none. */
const earlier: Amendments<FactionRow> = {
  'nekro-virus': {},
  arborec: { synergy: ['green', 'red'] },
  'barony-of-letnev': { synergy: ['blue', 'red'] },
  'clan-of-saar': { synergy: ['blue', 'red'] },
  'embers-of-muaat': { synergy: ['red', 'yellow'] },
  'emirates-of-hacan': { synergy: ['red', 'yellow'] },
  'federation-of-sol': { synergy: ['green', 'yellow'] },
  'ghosts-of-creuss': { synergy: ['blue', 'yellow'] },
  'l1z1x-mindnet': { synergy: ['green', 'red'] },
  'mentak-coalition': { synergy: ['green', 'yellow'] },
  'naalu-collective': { synergy: ['green', 'red'] },
  'sardakk-norr': { synergy: ['blue', 'red'] },
  'universities-of-jol-nar': { synergy: ['green', 'yellow'] },
  winnu: { synergy: ['blue', 'red'] },
  'xxcha-kingdom': { synergy: ['green', 'yellow'], breakthroughPays: 'larger' },
  'yin-brotherhood': { synergy: ['green', 'yellow'] },
  'yssaril-tribes': { synergy: ['green', 'yellow'] },
  'argent-flight': { synergy: ['blue', 'yellow'] },
  empyrean: { synergy: ['blue', 'green'] },
  'mahact-gene-sorcerers': { synergy: ['green', 'yellow'] },
  'naaz-rokha-alliance': { synergy: ['blue', 'green'] },
  nomad: { synergy: ['green', 'yellow'] },
  'titans-of-ul': { synergy: ['green', 'yellow'] },
  'vuilraith-cabal': { synergy: ['green', 'red'] },
  'council-keleres': { synergy: ['green', 'yellow'] },
};

/** Rows with the breakthrough of each faction. */
function withCards<Row extends Partial<FactionRow>>(rows: Readonly<Record<string, Row>>) {
  return Object.fromEntries(
    Object.entries(rows).map(([faction, row]): [string, Row] => {
      const breakthrough = breakthroughs[faction];
      return [faction, breakthrough ? { ...row, breakthrough } : row];
    }),
  );
}

export const factions: Readonly<Record<string, FactionRow>> = withCards(own);
export const amendedFactions: Amendments<FactionRow> = withCards(earlier);
