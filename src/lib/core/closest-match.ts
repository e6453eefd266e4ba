/** Suggests the id that was probably meant: an id typed by hand is refused with its closest match. */

/** Changes of one letter (put in, left out, another) that lead from one text to the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const other = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, other));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The known id that is spelled most like this one; null when none is similar. */
export function closestMatch(id: string, known: readonly string[]): string | null {
  const [best] = known
    .map((other) => ({ other, away: distance(id, other) }))
    .sort((a, b) => a.away - b.away);
  return best && best.away <= Math.ceil(id.length / 2) ? best.other : null;
}
