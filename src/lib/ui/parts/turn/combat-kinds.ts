import type { CombatKind } from '$lib/core/vocabulary.ts';

/** The kinds of combat, in the order in which they are fought. */
export const COMBAT_KINDS = ['space', 'ground'] as const satisfies readonly CombatKind[];
