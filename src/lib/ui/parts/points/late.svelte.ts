/**
 * The offers of points are read once the table stands still: no stage waits for them, and once
 * they are there every stage shows them at once.
 */
import type { Component } from 'svelte';
import { whenCalm } from '$lib/ui/kit/when-calm.ts';

let shown = $state.raw<Component | null>(null);

/** What shows the offers, or null while it is not read. */
export const lateOffers = (): Component | null => shown;

/** Reads it when there is nothing else to do; answers how to call it off. */
export function readOffers(): () => void {
  if (shown) return () => undefined;
  return whenCalm(() => {
    import('./PointOffers.svelte').then(
      (module) => (shown = module.default),
      // Without it the points are booked on the player sheet; the next stage asks again.
      () => undefined,
    );
  });
}
