/** Finding by typing: without regard to case and accents, the words in any order. */

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, '').toLowerCase();

/** Items that hold every typed word, those whose label begins with the text first. */
export function matching<T extends { label: string; detail?: string }>(
  items: readonly T[],
  text: string,
): T[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  const found = items.filter((item) => {
    const hay = plain(`${item.label} ${item.detail ?? ''}`);
    return words.every((word) => hay.includes(word));
  });
  const begins = (item: T) => plain(item.label).startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((item) => !begins(item))];
}
