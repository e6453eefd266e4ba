import type { Terms } from '../game-terms.ts';
import { base } from './terms/base.ts';

/** What each game calls things, by its family: the base game with which the id of a ruleset begins. */
export const terms: { readonly base: Terms } & Readonly<Record<string, Terms>> = { base };
