/** How a table of then is drawn: the history shows one, and knows neither stages nor other panels. */
import { createContext, type Component, type Snippet } from 'svelte';
import type { GameView } from '$lib/core/views/game-view.ts';
import type { TableModel } from './table-model.svelte.ts';

/** Rail, score sheet and stage of a moment. */
interface TableOfThen {
  table: TableModel;
  /** Whether its stage is shown too. */
  stage: boolean;
  /** Whether its stage takes taps: what is put right is drafted there. */
  open?: boolean;
  /** What the end of the rail has; without it the rail is another one's. */
  right?: Snippet;
}

/** The rail alone, where an act was made. */
interface RailOfThen {
  view: Pick<GameView, 'position' | 'phases' | 'dots'>;
  end: Snippet;
}

export const [getThenTable, setThenTable] = createContext<{
  Table: Component<TableOfThen>;
  Rail: Component<RailOfThen>;
}>();
