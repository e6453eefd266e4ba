/** The two editions of Shattered Ascension as their players sit down to them. */
import { composerOf } from '../../../src/lib/rulesets/compose.ts';
import { shatteredAscension } from '../../../src/lib/rulesets/boxes/shattered-ascension/box.ts';
import { shatteredAscensionV6 } from '../../../src/lib/rulesets/boxes/shattered-ascension-v6/box.ts';
import type { Ruleset } from '../../../src/lib/core/ruleset.ts';

const { rulesetFor } = composerOf([shatteredAscension, shatteredAscensionV6]);

export const EDITIONS = ['v42', 'v6'] as const;
export type EditionName = (typeof EDITIONS)[number];

export const ASCENSION: Readonly<Record<EditionName, Ruleset>> = {
  v42: rulesetFor({ ruleset: 'shattered-ascension', expansions: [] }),
  v6: rulesetFor({ ruleset: 'shattered-ascension-v6', expansions: [] }),
};
