/** The small gains beside a stage: the table knows where to fetch what draws them, and the stages do not. */
import { createContext, type Component } from 'svelte';
import type { Lazy } from '$lib/ui/kit/lazy.ts';

export const [getGainsRoom, setGainsRoom] = createContext<Lazy<{ default: Component }>>();
