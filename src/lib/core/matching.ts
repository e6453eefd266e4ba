/** Each need met by a different item: the assignment itself, found by augmenting paths. */

/**
 * Which item meets each need, by the index of the need: its own index, or null. As many needs are
 * met as can be; an item that comes earlier is used before a later one wherever that costs nothing.
 */
export function assigned<Need, Item>(
  needs: readonly Need[],
  items: readonly Item[],
  fits: (item: Item, need: Need) => boolean,
): (number | null)[] {
  const by = needs.map((): number | null => null);
  /** Finds room for an item, moving others to other needs where that helps. */
  const place = (at: number, seen: Set<number>): boolean =>
    needs.some((need, i) => {
      const item = items[at];
      if (item === undefined || seen.has(i) || !fits(item, need)) return false;
      seen.add(i);
      const before = by[i] ?? null;
      if (before !== null && !place(before, seen)) return false;
      by[i] = at;
      return true;
    });
  items.forEach((_, at) => place(at, new Set()));
  return by;
}
