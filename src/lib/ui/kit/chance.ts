/** Chance, from the browser; core knows none. */

/** A whole number from 0 to n − 1, each equally likely. */
export type Below = (n: number) => number;

const SPAN = 2 ** 32;

/** The browser's own chance; a draw that would favour small numbers is drawn again. */
export const below: Below = (n) => {
  const fair = SPAN - (SPAN % n);
  const draw = new Uint32Array(1);
  do crypto.getRandomValues(draw);
  while (draw[0]! >= fair);
  return draw[0]! % n;
};

/** The same things in an order of chance; the list stays as it is. */
export function shuffled<T>(list: readonly T[], chance: Below): T[] {
  const order = [...list];
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

/** Any one of the list, another than `not` where there is one; undefined for an empty list. */
export function anyOf<T>(list: readonly T[], chance: Below, not?: T): T | undefined {
  const others = list.filter((item) => item !== not);
  const from = others.length > 0 ? others : list;
  return from.length > 0 ? from[chance(from.length)] : undefined;
}
