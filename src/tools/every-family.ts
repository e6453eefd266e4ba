/** Fetches every family of games: outside the app any of them may be replayed, and none has to wait for it. */
import { fetchFamilyOf } from '$lib/rulesets/compose.ts';
import { FAMILIES } from '$lib/rulesets/families.ts';

await Promise.all(Object.keys(FAMILIES).map((id) => fetchFamilyOf(id)));
