/** The panels in front of the table, each fetched when it is opened. */
import type { Component } from 'svelte';
import type { PanelName } from '$lib/ui/model/open-panel.ts';

/** All but the history, which has the whole screen: a table of then is in it. */
export type SidePanel = Exclude<PanelName, 'history'>;

export const PANELS: Readonly<Record<SidePanel, () => Promise<{ default: Component }>>> = {
  player: () => import('$lib/ui/panels/player/PlayerPanel.svelte'),
  transaction: () => import('$lib/ui/panels/transaction/TransactionPanel.svelte'),
  corrections: () => import('$lib/ui/panels/corrections/CorrectionsPanel.svelte'),
  menu: () => import('$lib/ui/menu/MenuPanel.svelte'),
  objective: () => import('$lib/ui/panels/objectives/ObjectivePanel.svelte'),
  settings: () => import('$lib/ui/panels/settings/PlaySettingsPanel.svelte'),
  call: () => import('$lib/ui/panels/call/CallPanel.svelte'),
  clock: () => import('$lib/ui/panels/times/ClockFace.svelte'),
  times: () => import('$lib/ui/panels/times/TimesPanel.svelte'),
  gap: () => import('$lib/ui/panels/times/GapPanel.svelte'),
  move: () => import('$lib/ui/panels/times/MovePanel.svelte'),
  limits: () => import('$lib/ui/panels/times/LimitsPanel.svelte'),
  rules: () => import('$lib/ui/panels/rules/RulesPanel.svelte'),
  threats: () => import('$lib/ui/panels/threats/ThreatPanel.svelte'),
};
