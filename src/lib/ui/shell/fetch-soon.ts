/** What the evening leads to is fetched while nothing else is to do. */
import { everyLate, type Late } from '$lib/ui/kit/late.ts';
import { whenCalm, whenIdle } from '$lib/ui/kit/when-calm.ts';
import { PANELS } from './panels.ts';
import { ROUTINE, STAGES, type Stage } from './stages.ts';

/** In the order of a round. */
const ROUND: readonly Stage[] = [...Object.values(STAGES), ROUTINE];
/** So many stages are likely next: a turn leads to any act of the action phase. */
const NEXT = 3;

/** What follows a stage, a question about the rules, and the rest of the evening. */
function after(stage: Stage): readonly Late<unknown>[] {
  const at = ROUND.indexOf(stage) + 1;
  const next = [...ROUND.slice(at), ...ROUND].slice(0, NEXT);
  return [...next, PANELS.rules, ...everyLate];
}

/** Fetches it all once the screen stands still; answers how to call it off. */
export function fetchSoon(stage: Stage): () => void {
  let gone = false;
  const uncalled = whenCalm(async () => {
    // One after the other, so that a tap in between waits for one at most.
    for (const part of after(stage)) {
      if (part.here()) continue;
      await whenIdle();
      if (gone) return;
      // Who needs it asks again, and hears what became of it.
      await Promise.resolve(part()).catch(() => undefined);
    }
  });
  return () => {
    gone = true;
    uncalled();
  };
}
