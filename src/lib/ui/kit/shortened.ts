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
