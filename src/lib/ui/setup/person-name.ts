/** What a name may be: up to 40 characters as people count them, and short enough to be stored. */

/** Characters as a reader counts them: one emoji is one. */
const NAME_LENGTH = 40;
/** The record stores no longer text; one emoji may need a dozen of its units. */
const UNITS = 200;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

// Control characters, and those that turn the direction of the text that follows.
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The name as it may stay in the field, and whether something was left out. */
export function cutName(text: string): { name: string; cut: boolean } {
  const clean = text.replace(UNSEEN, '').trimStart();
  let name = '';
  let count = 0;
  for (const { segment } of segmenter.segment(clean)) {
    if (count === NAME_LENGTH || name.length + segment.length > UNITS) return { name, cut: true };
    name += segment;
    count += 1;
  }
  return { name, cut: false };
}

/** The name as it is recorded: no blanks around or doubled; empty when there is none. */
export function plainName(text: string): string {
  return cutName(text).name.replace(/\s+/g, ' ').trim();
}

/** Whether two names read the same, capitals aside. */
export function sameName(one: string, two: string): boolean {
  return one.localeCompare(two, undefined, { sensitivity: 'accent' }) === 0;
}
