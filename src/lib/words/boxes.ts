/** What is said of a box; one that the language does not know is called by its id. */
import type { BoxId } from '../core/vocabulary.ts';
import { boxes } from '$words/boxes.ts';
import type { BoxWords } from './card-words.ts';
import { spokenFamily } from './spoken-family.ts';

const known: Readonly<Record<BoxId, BoxWords>> = boxes;

/** The words of a box. */
export const boxWords = (id: BoxId): BoxWords =>
  spokenFamily()?.boxes[id] ?? known[id] ?? { name: id, title: id };
