/**
 * The lines of small gains are read once the table stands still: no stage waits for them, and once
 * they are there every stage shows them at once.
 */
import type { Component, Snippet } from 'svelte';
import { whenCalm } from '$lib/ui/kit/when-calm.ts';

type Lines = Component<{ rest?: Snippet | undefined }>;

let shown = $state.raw<Lines | null>(null);

/** What shows the lines, or null while it is not read. */
export const lateGains = (): Lines | null => shown;

/** Reads it when there is nothing else to do; answers how to call it off. */
export function readGains(): () => void {
  if (shown) return () => undefined;
  return whenCalm(() => {
    import('./GainLines.svelte').then(
      (module) => (shown = module.default),
      // Without it gains are booked on the player sheet; the next stage asks again.
      () => undefined,
    );
  });
}
