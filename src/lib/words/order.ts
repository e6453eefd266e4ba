/** The order of names in a list, as the language of the app sorts them. */
import { language } from '$words/language.ts';

/** Before (negative), the same (0) or after (positive), as `sort` asks it. */
export const inOrder = new Intl.Collator(language.tag).compare;
