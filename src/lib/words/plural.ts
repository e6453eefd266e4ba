/** Numbers with their nouns: the language decides which form goes with which number. */

/** The forms of a noun in one language; `other` is the one that always exists. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** How a language counts, from its tag: "1 token", "3 tokens". */
export function pluralIn(tag: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(tag);
  return (count, forms) => `${count} ${forms[rules.select(Math.abs(count))] ?? forms.other}`;
}
