/** The registry with both editions of Shattered Ascension. */
export * from '../../../src/lib/rulesets/registry.ts';
export { shatteredAscension } from '../../../src/lib/rulesets/boxes/shattered-ascension/box.ts';
export { shatteredAscensionV6 } from '../../../src/lib/rulesets/boxes/shattered-ascension-v6/box.ts';
