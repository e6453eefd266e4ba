/** What a step leads to is fetched once its stage is on the screen. */
import { readyForWriting } from '$lib/session/write-soon.ts';
import { afterPaint } from '$lib/ui/kit/after-paint.ts';
import { whenCalm } from '$lib/ui/kit/when-calm.ts';
import type { Stage } from './stages.ts';

/** Fetches what comes after a step, then the rest of the evening, while nothing else is to do. */
export function fetchSoon(after: Stage): () => void {
  // The next tap is to be stored: that does not wait for the screen to stand still.
  afterPaint(readyForWriting);
  return whenCalm(() => {
    void import('./coming-stages.ts').then(
      ({ fetchComing }) => fetchComing(after),
      () => undefined,
    );
  });
}
