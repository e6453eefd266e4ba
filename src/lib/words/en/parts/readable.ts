/** Ids and typed text as a sentence can say them. */

/** Typed text, cut where a line of the chronicle would overflow. */
export const typed = (text: string) =>
  text.length > 48 ? `${text.slice(0, 47).trimEnd()}…` : text;

/** An id that stands for a card, made readable: "mecatol-rex" as "Mecatol Rex". */
export const readable = (id: string) =>
  id
    .replace(/-/g, ' ')
    .replace(/(^| )(\p{L})/gu, (_, gap: string, letter: string) => `${gap}${letter.toUpperCase()}`);
