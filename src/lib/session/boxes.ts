/** The boxes and codices that a table may choose. */
export { EXPANSIONS } from '$lib/rulesets/boxes.ts';
