/** Controls of a primary for effects that only some games have: the stage that such a game brings draws them. */
import type { Snippet } from 'svelte';
import type { StrategyCardEffect } from '$lib/core/ruleset.ts';
import type { PrimaryModel } from './primary.svelte.ts';

/** By effect; effects with the same control share it. */
export type BroughtControls = Partial<
  Record<StrategyCardEffect['effect'], Snippet<[PrimaryModel, StrategyCardEffect]>>
>;
