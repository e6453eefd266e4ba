/** Whether what was found answers what was asked: a table is told that nothing fits, not shown something else. */
import type { SearchResult } from 'minisearch';
import { isWeak, termOf, WEAK, type AskedTerm } from './terms.ts';

/**
 * Words of questions that no rule answers: which faction is best, where to buy and how to keep the
 * box, how long an evening takes. Several words stand for a question that has all of them.
 */
const outside = new Set(
  (
    'advice amazon angry app art artist artwork backstory balanced beat beautiful beer beginner best boring broken cat cheap ' +
    'children clean coffee collector complicated convince cool designed designer difficult digital discord dog dollar download drink early ' +
    'easiest ebay edition elo euro expansion expensive fastest favorite favourite food forum fun german glue hard hardest ' +
    'hobby hour hungry insert invented kickstarter kid kilo learn lore magnet meta minute movie music newbie nicest novel ' +
    'online organizer overpowered paint painting pdf persuade photo pizza playlist playmat podcast popular print pronounce published ' +
    'publisher ranking recommend recommended reddit release reprint shelf shipping shop sleeve sleeving smell snack ' +
    'software solo spanish spare spilled stain steam store storage strongest talk teach tier tip toilet tournament translation ' +
    'tutorial twitch underpowered unbalanced varnish video warranty wash weakest website weigh wife wiki winrate worst wrote year youtube'
  )
    .split(' ')
    .map(termOf),
);
/** Words that are outside only together. */
const TOGETHER = ['long take', 'long game last', 'look best'].map((words) =>
  words.split(' ').map(termOf),
);

/** How much of a question has to be answered; of one with a word from outside, more. */
const ENOUGH = 0.36;
const ENOUGH_OUTSIDE = 0.6;

/** How many of the best points are looked at: each alone has to answer. */
const LOOKED_AT = 5;

/** How sure a word is that is only begun, or spelt otherwise. */
const NEARLY = 0.6;

/** How surely a point has a term: as it was asked for, by what is meant, or only nearly. */
function sureness({ term, means }: AskedTerm, { terms, queryTerms }: SearchResult): number {
  if (terms.includes(term)) return 1;
  if (means.some((one) => terms.includes(one))) return 0.9;
  return queryTerms.includes(term) ? NEARLY : 0;
}

/** Whether a question has words that are about no rule. */
function isOutside(asked: readonly AskedTerm[]): boolean {
  const terms = asked.map(({ term }) => term);
  return (
    terms.some((term) => outside.has(term)) ||
    TOGETHER.some((words) => words.every((word) => terms.includes(word)))
  );
}

/** How much each term of a question tells: the more the fewer points have it, and most where none has. */
export function weightsOf(
  asked: readonly AskedTerm[],
  results: readonly SearchResult[],
  points: number,
): number[] {
  return asked.map((one) => {
    const having = results.filter((result) => sureness(one, result) > NEARLY).length;
    return Math.log(1 + points / (1 + having)) * (isWeak(one.term) ? WEAK : 1);
  });
}

/** The share of a question that a result has, by the weights of its terms. */
export function shareOf(
  asked: readonly AskedTerm[],
  weights: readonly number[],
  result: SearchResult,
): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const had = weights.reduce((sum, weight, i) => sum + weight * sureness(asked[i]!, result), 0);
  return had / all;
}

/** Whether one of the best results, best first, answers enough of the question. */
export function fits(
  asked: readonly AskedTerm[],
  weights: readonly number[],
  results: readonly SearchResult[],
): boolean {
  const enough = isOutside(asked) ? ENOUGH_OUTSIDE : ENOUGH;
  return results.slice(0, LOOKED_AT).some((result) => shareOf(asked, weights, result) >= enough);
}
