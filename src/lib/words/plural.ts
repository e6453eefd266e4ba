/** Numbers with their nouns: the language decides which form goes with which number. */

/** The forms of a noun in one language; `other` is the one that always exists. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/** The form that goes with a number, without the number. */
function formOf(count: number, forms: Forms, language = 'en'): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return forms[known.select(Math.abs(count))] ?? forms.other;
}

/** "1 token", "3 tokens". */
export function plural(count: number, forms: Forms, language = 'en'): string {
  return `${count} ${formOf(count, forms, language)}`;
}
