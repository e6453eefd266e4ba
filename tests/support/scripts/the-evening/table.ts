/** Who sits at the table of the evening, and what is laid out. */
import type { BoxId } from '../../../../src/lib/core/vocabulary.ts';

export const NAME = 'evening-by-taps';
export const BEGINS = '2026-11-14T12:30:00Z';

export const EXPANSIONS: BoxId[] = ['pok', 'codex1', 'codex2', 'codex3', 'codex4', 'thunders-edge'];

/** Clockwise: s1 Hacan, s2 Xxcha, s3 Saar, s4 Keleres, s5 Nomad, s6 Mentak. */
const SEATS = [
  { name: 'Ada', faction: 'emirates-of-hacan', colour: 'yellow' as const },
  { name: 'Bert', faction: 'xxcha-kingdom', colour: 'green' as const },
  { name: 'Cleo', faction: 'clan-of-saar', colour: 'orange' as const },
  {
    name: 'Dirk',
    faction: 'council-keleres',
    colour: 'purple' as const,
    technologies: ['antimass-deflectors', 'sarween-tools'],
    homePlanets: ['avar', 'valk', 'ylir'],
  },
  { name: 'Edda', faction: 'nomad', colour: 'blue' as const },
  { name: 'Finn', faction: 'mentak-coalition', colour: 'red' as const },
];

export const SETUP = {
  id: 'recorded-evening-by-taps',
  expansions: EXPANSIONS,
  seats: SEATS,
  speaker: 0,
  objectives: [{ objective: 'expand-borders' }, { objective: 'sway-the-council' }],
  settings: { goal: 10, depth: 'full' as const },
};
