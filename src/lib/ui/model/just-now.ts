/** What stands beside a stage after an act: the table knows where to fetch what draws it, the stages do not. */
import { createContext, type Component } from 'svelte';
import type { Lazy } from '$lib/ui/kit/lazy.ts';

type LatePart = Lazy<{ default: Component }>;

export const [getJustNow, setJustNow] = createContext<{
  /** Goods, cards and tokens that the act gives as well. */
  gains: LatePart;
  /** Points that it moves, and heroes that it unlocks. */
  points: LatePart;
}>();
