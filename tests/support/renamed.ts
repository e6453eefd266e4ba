/** A record whose people are called otherwise. */
import { sumOf, type Written } from '../../src/lib/core/record/entry.ts';

/** The record with each body changed, and its checksums as they then are. */
export function rebuilt(
  entries: readonly Written[],
  change: (body: Written['body']) => unknown,
): Written[] {
  let sum = '';
  return entries.map((entry) => {
    const next = { ...entry, body: change(structuredClone(entry.body)) } as Written;
    sum = sumOf(sum, next);
    return { ...next, sum };
  });
}

/** The record with the people of its table called like this, in seating order. */
export const renamed = (entries: readonly Written[], names: readonly string[]): Written[] =>
  rebuilt(entries, (body) => {
    if (body.kind === 'fact' && body.fact.type === 'game.created') {
      for (const [i, player] of body.fact.players.entries()) player.name = names[i] ?? player.name;
    }
    return body;
  });
