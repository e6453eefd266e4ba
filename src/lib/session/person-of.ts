/** Who is meant by a name in a record: names that differ in nothing but the spaces around them. */
import type { PersonOf } from '$lib/core/queries/statistics/statistics.ts';

export const personOf: PersonOf = (name) => {
  const trimmed = name.trim();
  return { id: trimmed, name: trimmed };
};
