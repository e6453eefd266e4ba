/** The steps by which a table was laid: each can be undone and redone, one by one. */
import type { SetupDraft } from './draft.ts';

/** The drafts before the one on the screen and after it, both in the order in which they came. */
export interface DraftSteps {
  past: readonly SetupDraft[];
  future: readonly SetupDraft[];
}

/** So many steps are kept: more than it takes to lay a table of eight twice. */
const MOST = 100;

/** The steps once another draft has taken the place of `left`: what was undone before is gone. */
export const stepTaken = ({ past }: DraftSteps, left: SetupDraft): DraftSteps => ({
  past: [...past, left].slice(-MOST),
  future: [],
});

/** The draft before `now`, and the steps from there; null before the first. */
export function stepBack(steps: DraftSteps, now: SetupDraft) {
  const draft = steps.past.at(-1);
  if (!draft) return null;
  return { draft, steps: { past: steps.past.slice(0, -1), future: [now, ...steps.future] } };
}

/** The draft that was undone last, and the steps from there; null where none was. */
export function stepOn(steps: DraftSteps, now: SetupDraft) {
  const [draft, ...future] = steps.future;
  return draft ? { draft, steps: { past: [...steps.past, now], future } } : null;
}
