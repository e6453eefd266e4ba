/** Finding by typing: without regard to case and accents, the words in any order; slips forgiven. */

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();

/** Letters that may be wrong in a word: a slip in a longer one, two in a long one. */
const slips = (word: string) => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2);

/** Whether another word begins with this one, give or take letters put in, left out or changed. */
function isAlmost(word: string, other: string, most = slips(word)): boolean {
  let at = 0;
  while (at < word.length && word[at] === other[at]) at += 1;
  if (at === word.length) return true;
  if (most === 0) return false;
  const [mine, theirs] = [word.slice(at), other.slice(at)];
  return (
    isAlmost(mine.slice(1), theirs.slice(1), most - 1) ||
    isAlmost(mine.slice(1), theirs, most - 1) ||
    isAlmost(mine, theirs.slice(1), most - 1)
  );
}

/**
 * Items that hold every typed word, those whose label begins with the text first; where there is
 * none, items that hold words written almost like them.
 */
export function matching<T extends { label: string; detail?: string }>(
  items: readonly T[],
  text: string,
): T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  const holding = (holds: (hay: string, word: string) => boolean) =>
    items.filter((item) => {
      const hay = plain(`${item.label} ${item.detail ?? ''}`);
      return words.every((word) => hay.includes(word) || holds(hay, word));
    });
  const exactly = holding(() => false);
  const found =
    exactly.length > 0
      ? exactly
      : holding((hay, word) => hay.split(/\s+/).some((other) => isAlmost(word, other)));
  const begins = (item: T) => plain(item.label).startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}
