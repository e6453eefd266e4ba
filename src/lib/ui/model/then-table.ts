/** How a table of then is drawn: the history shows one, and knows neither stages nor other panels. */
import { createContext, type Component } from 'svelte';
import type { TableModel } from './table-model.svelte.ts';

interface Props {
  table: TableModel;
  /** Whether its stage is shown too. */
  stage: boolean;
  /** Whether its stage takes taps: what is put right is drafted there. */
  open?: boolean;
}

export const [getThenTable, setThenTable] = createContext<Component<Props>>();
