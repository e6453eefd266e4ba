/** Names in sentences and rows: one that is written from right to left turns nothing else round. */

/** Letters that are written from right to left, and marks that turn what follows them. */
const TURNS =
  /[\u0590-\u08ff\u200f\u202a-\u202e\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Marks that isolate. A file may hold a name that opens what it does not close. */
const MARKS = /[\u2066-\u2069]/g;

/**
 * A name as every sentence takes it: one that could turn the words and numbers around it keeps its
 * direction to itself. What is isolated already stays as it is, and one that was cut is closed again.
 */
export function isolated(name: string): string {
  const bare = name.replace(MARKS, '');
  return TURNS.test(bare) ? `\u2068${bare}\u2069` : bare;
}

/** Names in a row, one after the other. */
export const namesInRow = (names: readonly string[]): string => names.map(isolated).join(', ');

/** Letters of a name that a button can hold; the whole one stands in the lane and on the sheet. */
export const SHORT_NAME = 24;

/** The text, or its beginning and an ellipsis: at most `most` characters, as people count them. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}
