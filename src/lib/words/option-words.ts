/** What is said of an option of the game that is spoken; nothing of one that it has no words for. */
import type { OptionWords } from './family-words.ts';
import { spokenFamily } from './spoken-family.ts';

export const optionWords = (id: string): OptionWords | undefined => spokenFamily()?.options?.[id];
