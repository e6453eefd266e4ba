/** What a refusal says, in the language of the app: one sentence, and the rule behind it. */
import { sectionOf, type Refusal, type RefusalCode } from '../core/refusal.ts';
import { factsOf, refusals, rule } from '$words/refusals.ts';
import type { Names } from './names.ts';

/** The sentence of a refusal, with the names that the table uses; no full stop. */
export function refusalSentence(refusal: Refusal, names: Names): string {
  return refusals[refusal.code](factsOf(refusal, names));
}

/** "rule 3.4", or "base rule 3.4" when the expansion is in play but only the base has the rule. */
export function ruleLabel(code: RefusalCode, reference: 'base' | 'pok'): string {
  const found = sectionOf(code, reference);
  if (!found) return rule.none;
  const onlyBase = reference === 'pok' && found.reference === 'base';
  return onlyBase ? rule.base(found.section) : rule.of(found.section);
}
