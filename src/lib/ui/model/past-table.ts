/** How a past moment is drawn: the history shows one, and knows neither stages nor other panels. */
import { createContext, type Component, type Snippet } from 'svelte';
import type { GameView } from '$lib/core/queries/game-view.ts';
import type { GameModel } from './game-model.svelte.ts';

/** Rail, score sheet and stage of a moment. */
interface PastTableProps {
  model: GameModel;
  /** Whether its stage is shown too. */
  stage: boolean;
  /** Whether its stage takes taps: what is put right is drafted there. */
  open?: boolean;
  /** What the end of the rail has; without it the rail is another one's. */
  right?: Snippet;
}

/** The rail alone, where an act was made. */
interface PastRailProps {
  view: Pick<GameView, 'position' | 'phases' | 'dots'>;
  end: Snippet;
}

export const [getPastTable, setPastTable] = createContext<{
  Table: Component<PastTableProps>;
  Rail: Component<PastRailProps>;
}>();
