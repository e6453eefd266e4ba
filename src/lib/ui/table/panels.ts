/** The panels in front of the table, each fetched when it is opened. */
import type { Component } from 'svelte';
import type { PanelName } from './table-model.svelte.ts';

export const PANELS: Readonly<Record<PanelName, () => Promise<{ default: Component }>>> = {
  player: () => import('$lib/ui/player/PlayerPanel.svelte'),
  transaction: () => import('$lib/ui/player/TransactionPanel.svelte'),
  history: () => import('$lib/ui/history/HistoryPanel.svelte'),
  corrections: () => import('$lib/ui/corrections/CorrectionsPanel.svelte'),
  menu: () => import('./MenuPanel.svelte'),
  objective: () => import('./ObjectivePanel.svelte'),
  settings: () => import('./PlaySettingsPanel.svelte'),
  call: () => import('./CallPanel.svelte'),
  threats: () => import('$lib/ui/threats/ThreatPanel.svelte'),
};
