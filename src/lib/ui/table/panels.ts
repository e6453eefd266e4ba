/** The panels in front of the table, each fetched when it is opened. */
import type { Component } from 'svelte';
import type { PanelName } from './table-model.svelte.ts';

const all = import.meta.glob<{ default: Component }>(['../*/*Panel.svelte', './*Panel.svelte']);
const late = (path: string) => () => all[path]?.() ?? Promise.reject(new Error(path));

export const PANELS: Readonly<Record<PanelName, () => Promise<{ default: Component }>>> = {
  player: late('../player/PlayerPanel.svelte'),
  transaction: late('../player/TransactionPanel.svelte'),
  history: late('../history/HistoryPanel.svelte'),
  corrections: late('../corrections/CorrectionsPanel.svelte'),
  menu: late('./MenuPanel.svelte'),
  objective: late('./ObjectivePanel.svelte'),
  settings: late('./PlaySettingsPanel.svelte'),
  call: late('./CallPanel.svelte'),
};
