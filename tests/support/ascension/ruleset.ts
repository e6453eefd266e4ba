/** The two editions of Shattered Ascension as their players sit down to them. */
import { composerOf } from '../../../src/lib/rulesets/compose.ts';
import { shatteredAscension } from '../../../src/lib/rulesets/boxes/shattered-ascension/box.ts';
import { shatteredAscensionV6 } from '../../../src/lib/rulesets/boxes/shattered-ascension-v6/box.ts';
import { asPlayed } from './switched-off.ts';
import type { Ruleset } from '../../../src/lib/core/ruleset.ts';

const { rulesetFor } = composerOf([shatteredAscension, shatteredAscensionV6]);

export const EDITIONS = ['v42', 'v6'] as const;
export type EditionName = (typeof EDITIONS)[number];

const PRINTED: Readonly<Record<EditionName, Ruleset>> = {
  v42: rulesetFor({ ruleset: 'shattered-ascension', expansions: [] }),
  v6: rulesetFor({ ruleset: 'shattered-ascension-v6', expansions: [] }),
};

/** As they are played now: as they are, but while a rule is switched off. */
export const ASCENSION: Readonly<Record<EditionName, Ruleset>> = {
  get v42() {
    return asPlayed(PRINTED.v42);
  },
  get v6() {
    return asPlayed(PRINTED.v6);
  },
};
