/** The sentences of the rescue page, in the language of this device. */
import type { PageWords } from '$lib/words/identity.ts';

/** What a language says where the app does not; put here by src/tools/rescue-page.mjs. */
declare const __RESCUE_WORDS__: readonly (Pick<PageWords, 'stuck' | 'rescue'> & {
  id: string;
  tag: string;
})[];

const LANGUAGES = __RESCUE_WORDS__;

/** In the language that the page has chosen, else in the first. */
export function said() {
  const chosen = document.documentElement.getAttribute('data-language');
  const [first] = LANGUAGES;
  const own = LANGUAGES.filter(({ id }) => id === chosen)[0];
  return own ?? (first as NonNullable<typeof first>);
}
