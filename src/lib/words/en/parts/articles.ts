/** Vowels that are heard as consonants: "a unit", "a one". */
const HEARD_AS_CONSONANT = /^(?:uni|use|eu|one\b)/i;

/** "an alpha wormhole", "a beta wormhole": what is named, with its article. */
export const withArticle = (what: string) =>
  `${/^[aeiou]/i.test(what) && !HEARD_AS_CONSONANT.test(what) ? 'an' : 'a'} ${what}`;
