/** What a refusal says, in the language of the app: one sentence, and the rule behind it. */
import { sectionOf, type Books } from '../core/refusal-codes.ts';
import type { Refusal, RefusalCode } from '../core/refusal.ts';
import { factsOf, refusals, rule } from '$words/refusals.ts';
import { familyRules } from '../look-up/open-rules.ts';
import type { Names } from './names.ts';

/** The sentence of a refusal, with the names that the table uses; no full stop. */
export function refusalSentence(refusal: Refusal, names: Names): string {
  return refusals[refusal.code](factsOf(refusal, names));
}

/**
 * "rule 3.4", or "base rule 3.4" when only an older book than the one in force has the rule; of a family with
 * books of its own the heading that it stands under.
 */
export function ruleLabel(code: RefusalCode, { books, reference }: Books): string {
  const family = familyRules();
  if (family) {
    const heading = family.headingOf(code, { books, reference });
    return heading === null ? rule.house : rule.under(heading);
  }
  const cited = sectionOf(code, { books, reference });
  if (cited.section === null) return rule.house;
  const isOlder = books.indexOf(cited.reference) < books.indexOf(reference);
  return isOlder ? rule.base(cited.section) : rule.of(cited.section);
}
