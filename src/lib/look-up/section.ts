/** Which number a point is shown with: that of the book in force, else of an older or a later one. */
import type { Books } from '../core/refusal-codes.ts';
import type { Sections } from './topic.ts';

/** A section of a book. */
export interface Numbered {
  section: string;
  /** The book, where it is not the one in force; else null. */
  other: string | null;
}

/** The section to show, or null where no book has one. */
export function numberOf(sections: Sections, { books, reference }: Books): Numbered | null {
  const at = books.indexOf(reference);
  const here = sections[at] ?? null;
  if (here !== null) return { section: here, other: null };
  for (const [i, section] of sections.entries()) {
    if (section !== null) return { section, other: books[i] ?? null };
  }
  return null;
}
