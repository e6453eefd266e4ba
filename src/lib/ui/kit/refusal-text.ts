/** What is said of a refusal. */
import type { Refusal } from '$lib/core/refusal.ts';
import { refusalSentence, ruleLabel } from '$lib/words/refusals.ts';
import type { Naming } from './naming.ts';

/** What a refusal says and on which rule it rests. */
export const refusalText = (
  refusal: Refusal,
  { names, books }: Naming,
): { sentence: string; rule: string } => ({
  sentence: refusalSentence(refusal, names),
  rule: ruleLabel(refusal.code, books),
});
