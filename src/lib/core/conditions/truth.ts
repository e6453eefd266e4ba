/** Three values (Kleene): what is so, what is not, and what only the table can say. */

/** `ask`: it depends on a fact that is not tracked. */
export type Truth = 'yes' | 'no' | 'ask';

/** A count of which only bounds are known; `max` may be Infinity. */
export interface CountRange {
  min: number;
  max: number;
}

/** A fact that is tracked. */
export const known = (fact: boolean): Truth => (fact ? 'yes' : 'no');

/** No when any is no, yes when all are yes. */
export function and(...truths: readonly Truth[]): Truth {
  if (truths.includes('no')) return 'no';
  return truths.includes('ask') ? 'ask' : 'yes';
}

/** Yes when any is yes, no when all are no. */
export function or(...truths: readonly Truth[]): Truth {
  if (truths.includes('yes')) return 'yes';
  return truths.includes('ask') ? 'ask' : 'no';
}

/** The opposite; what is open stays open. */
export function not(truth: Truth): Truth {
  if (truth === 'ask') return 'ask';
  return truth === 'yes' ? 'no' : 'yes';
}

/** Whether a count reaches what is needed, whatever it is within its bounds. */
export function atLeast({ min, max }: CountRange, need: number): Truth {
  if (min >= need) return 'yes';
  return max < need ? 'no' : 'ask';
}
