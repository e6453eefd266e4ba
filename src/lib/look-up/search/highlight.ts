/** Where a sentence answers: its words that were found, and as much of it as a line has room for. */
import { termOf, WORD } from './terms.ts';

/** A piece of a sentence, and whether it was found. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** The pieces of a sentence; those of which the term is among these are hits. */
export function piecesOf(sentence: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: word } of sentence.matchAll(WORD)) {
    if (!terms.includes(termOf(word))) continue;
    if (index > at) pieces.push({ text: sentence.slice(at, index), hit: false });
    pieces.push({ text: word, hit: true });
    at = index + word.length;
  }
  if (at < sentence.length) pieces.push({ text: sentence.slice(at), hit: false });
  return pieces;
}

/** A beginning that is only this much too long (letters) is left whole. */
const SLACK = 12;

/** The pieces, begun shortly before the first hit where that stands too far behind. */
export function excerptOf(sentence: string, terms: readonly string[], before = 24): Piece[] {
  const [first, ...rest] = piecesOf(sentence, terms);
  if (!first || first.hit || rest.length === 0 || first.text.length <= before + SLACK) {
    return first ? [first, ...rest] : [];
  }
  const from = first.text.indexOf(' ', first.text.length - before);
  return from < 0
    ? [first, ...rest]
    : [{ text: `… ${first.text.slice(from + 1)}`, hit: false }, ...rest];
}
