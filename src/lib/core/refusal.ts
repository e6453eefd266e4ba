/** Refusals are values: a code (refusal-codes.ts), and the facts needed to explain it. */
import type { RefusalCode } from './refusal-codes.ts';

export type { RefusalCode } from './refusal-codes.ts';

/** Why an act is refused; `with` holds ids and numbers for the sentence, never text. */
export interface Refusal {
  code: RefusalCode;
  with: Readonly<Record<string, string | number | readonly string[]>>;
}

/** A refusal of this code with the facts that explain it. */
export function refuse(code: RefusalCode, facts: Refusal['with'] = {}): Refusal {
  return { code, with: facts };
}
