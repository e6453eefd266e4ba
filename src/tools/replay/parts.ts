/** When something was recorded, as several parts of the replay document say it. */
import * as v from 'valibot';
import { int } from '$lib/core/views/document-parts.ts';

export const when = {
  round: int,
  /** The phase in which it was recorded. */
  phase: v.string(),
  /** Epoch ms. */
  at: v.number(),
  /** Seq of its entry. */
  seq: int,
  /** Line of the input; in a game file the seq. */
  line: int,
};
