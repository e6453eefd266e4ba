import type { FactionRow } from '../../cards-changes.ts';
import type { Amendments } from '../../patch.ts';
import { homeAt } from '../../printed-rows.ts';

/** The home systems of Prophecy of Kings, and what is chosen at setup. */
export const factions: Readonly<Record<string, FactionRow>> = {
  'argent-flight': homeAt('58', {
    choice: { count: 2, from: ['neural-motivator', 'plasma-scoring', 'sarween-tools'] },
  }),
  empyrean: homeAt('56'),
  'mahact-gene-sorcerers': homeAt('52'),
  'naaz-rokha-alliance': homeAt('57'),
  nomad: homeAt('53'),
  'titans-of-ul': homeAt('55'),
  'vuilraith-cabal': homeAt('54'),
};

/** With more technologies that have no prerequisites, the Winnu choose from more. */
export const amendedFactions: Amendments<FactionRow> = {
  winnu: {
    choice: {
      count: 1,
      from: [
        'ai-development-algorithm',
        'antimass-deflectors',
        'dark-energy-tap',
        'neural-motivator',
        'plasma-scoring',
        'psychoarchaeology',
        'sarween-tools',
        'scanlink-drone-network',
      ],
    },
  },
};
