/** The index over the rules at hand: the build puts its text here, and leaves the rest out. */
import { documentsOf } from '$lib/look-up/search/documents.ts';
import { indexText } from '$lib/look-up/search/search.ts';
import { topicWords } from '$lib/words/look-up.ts';

export const rulesIndex: string = indexText(documentsOf(topicWords));
