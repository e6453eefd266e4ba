/** The sentences of refusals: a long list that the first screens seldom need, so it comes late. */
import type { Refusal } from '$lib/core/refusal.ts';
import type * as refusalWords from '$lib/words/refusals.ts';
import { afterPaint } from './after-paint.ts';
import type { Naming } from './naming.ts';

type Words = typeof refusalWords;

class RefusalWords {
  loaded = $state.raw<Words | null>(null);
  #asked = false;

  /** Fetches the sentences once the act that is refused is on the screen. */
  loadAfterPaint(): void {
    if (!this.#asked) afterPaint(() => this.load());
  }

  /** Fetches the sentences now. */
  load(): void {
    if (this.#asked) return;
    this.#asked = true;
    import('$lib/words/refusals.ts').then(
      (words) => (this.loaded = words),
      () => (this.#asked = false),
    );
  }
}

const words = new RefusalWords();

/** Fetches the sentences before they are needed. */
export const loadRefusalWords = (): void => words.load();

/** What a refusal says and on which rule it rests; null while the words are on their way. */
export function refusalText(
  refusal: Refusal,
  { names, books }: Naming,
): { sentence: string; rule: string } | null {
  words.loadAfterPaint();
  if (!words.loaded) return null;
  const { refusalSentence, ruleLabel } = words.loaded;
  return { sentence: refusalSentence(refusal, names), rule: ruleLabel(refusal.code, books) };
}
