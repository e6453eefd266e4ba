import type { FactionRow } from '../../cards-changes.ts';
import { homeAt } from '../../printed-rows.ts';

/** The home systems of the base game, and what the Winnu choose (LRR 1.2 79.2). */
export const factions: Readonly<Record<string, FactionRow>> = {
  arborec: homeAt('5'),
  'barony-of-letnev': homeAt('10', { largerFleets: true }),
  'clan-of-saar': homeAt('11'),
  'embers-of-muaat': homeAt('4'),
  'emirates-of-hacan': homeAt('16', { tradesFar: true }),
  'federation-of-sol': homeAt('1'),
  'ghosts-of-creuss': homeAt('51'),
  'l1z1x-mindnet': homeAt('6'),
  'mentak-coalition': homeAt('2'),
  'naalu-collective': homeAt('9'),
  'nekro-virus': homeAt('8'),
  'sardakk-norr': homeAt('13'),
  'universities-of-jol-nar': homeAt('12'),
  winnu: homeAt('7', {
    choice: {
      count: 1,
      from: ['antimass-deflectors', 'neural-motivator', 'plasma-scoring', 'sarween-tools'],
    },
  }),
  'xxcha-kingdom': homeAt('14'),
  'yin-brotherhood': homeAt('3'),
  'yssaril-tribes': homeAt('15'),
};
